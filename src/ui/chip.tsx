import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CheckIcon } from './icons.tsx'

type Tone = 'quiet' | 'good' | 'urgent' | 'info'

const TONES: Record<Tone, string> = {
  quiet: '',
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
    <span className={classNames('chip', TONES[tone])}>
      {icon}
      <span>{children}</span>
    </span>
  )
}

/** Beside the name of a verified company. */
export function VerifiedMark({ label }: { label: string }) {
  return (
    <span role="img" aria-label={label} title={label} className="verified">
      <CheckIcon size={12} />
    </span>
  )
}
