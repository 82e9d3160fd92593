import { Illustration } from './illustration.tsx'

/** A folder waiting for its first sheet. */
export function EmptyIllustration() {
  return (
    <Illustration>
      <path
        d="M40 104V40a8 8 0 0 1 8-8h30l12 14h62a8 8 0 0 1 8 8v50a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8z"
        className="fill-tint"
      />
      <path d="M40 60h120" />
      <path d="m91 77 18 18M109 77 91 95" />
      <circle cx="150" cy="30" r="6" className="fill-amber stroke-none" />
    </Illustration>
  )
}
