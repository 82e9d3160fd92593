import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

/** Code within a text: left to right, and in no human language. */
export function Code({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <code lang="en" dir="ltr" className={classNames('font-mono text-[0.9375em] wrap-anywhere', className)}>
      {children}
    </code>
  )
}

/** Several lines of code, which scroll separately. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling content must be reachable by keyboard.
      tabIndex={0}
      lang="en"
      dir="ltr"
      className="max-h-120 overflow-auto rounded-control border border-line bg-quiet"
    >
      <pre className="p-3 font-mono text-13 leading-normal">{children}</pre>
    </section>
  )
}

/** The verb of a call; the colour says whether it only reads. */
export function Method({ name }: { name: string }) {
  return (
    <Code
      className={classNames(
        'inline-block min-w-14 shrink-0 self-start justify-self-start rounded-full px-2 py-0.5 text-center text-13 font-bold',
        name === 'GET' ? 'bg-tint text-primary' : 'bg-amber-tint text-amber-ink',
      )}
    >
      {name}
    </Code>
  )
}

/** Documentation of the API: English in pages of every language; it is aligned like the page. */
export function English({ children }: { children: string }) {
  return (
    <span lang="en" dir="ltr">
      {children}
    </span>
  )
}
