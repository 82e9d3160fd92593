import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Tone = 'quiet' | 'good' | 'urgent' | 'info'

const TONES: Record<Tone, string> = {
  quiet: 'bg-quiet text-muted',
  good: 'bg-tint font-semibold text-primary',
  urgent: 'bg-amber-tint font-semibold text-amber-ink',
  info: 'bg-info-tint font-semibold text-info',
}

/** A fact in a word or two; nothing to press. */
export function Chip({
  tone = 'quiet',
  icon,
  children,
}: {
  tone?: Tone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-13',
        TONES[tone],
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}

/** Beside the name of a company whose identity was checked. */
export function VerifiedMark({ label }: { label: string }) {
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className="inline-grid size-4.5 shrink-0 place-items-center rounded-full bg-tint align-[-3px] text-primary"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width="12"
        height="12"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="m5 12 5 5 9-10" />
      </svg>
    </span>
  )
}
