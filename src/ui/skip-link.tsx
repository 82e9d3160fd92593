/** The first element for the keyboard: a link past the header to the content. */
export function SkipLink({ to, text }: { to: `#${string}`; text: string }) {
  return (
    <a
      href={to}
      className="fixed start-4 top-3 z-50 -translate-y-20 rounded-control bg-primary px-4 py-2 font-semibold text-on-primary focus:translate-y-0"
    >
      {text}
    </a>
  )
}
