import { Illustration } from './illustration.tsx'

/** A magnifier over cards that hold nothing. */
export function NothingFoundIllustration() {
  return (
    <Illustration>
      <rect x="34" y="26" width="92" height="30" rx="8" className="fill-tint" />
      <rect x="34" y="68" width="92" height="30" rx="8" />
      <path d="M48 41h28M48 83h20" />
      <circle cx="128" cy="78" r="28" className="fill-surface" />
      <path d="m149 99 22 22" />
      <path d="M118 78h20" />
      <circle cx="112" cy="41" r="5" className="fill-amber stroke-none" />
    </Illustration>
  )
}
