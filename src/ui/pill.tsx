import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Formatted } from './formatted.tsx'
import { ChevronDownIcon, CloseIcon } from './icons.tsx'
import { Link, type LinkProps } from './link.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/**
 * Filters in a row. A pill is 36 px high inside a target of 44: the target is the element, the pill its inner part.
 */
export const PILL_TARGET = 'group/pill inline-flex min-h-11 min-w-11 shrink-0 items-center'

const face = (isChosen: boolean) =>
  classNames(
    'inline-flex h-9 items-center gap-1.5 rounded-full border px-3 whitespace-nowrap transition-colors group-hover/pill:bg-quiet',
    isChosen ? 'border-primary bg-tint font-semibold text-primary' : 'border-control bg-surface font-medium',
  )

interface PillText {
  text: string
  /** Live number of jobs; already formatted. */
  count?: string | undefined
}

function Wording({ text, count }: PillText) {
  return (
    <>
      <Formatted>{text}</Formatted>
      {count !== undefined && (
        <span suppressHydrationWarning className="text-13 tabular-nums">
          {count}
        </span>
      )}
    </>
  )
}

/** A chosen value: pressing it removes the filter, as `removeLabel` tells screen readers. */
export function ChosenPill({
  removeLabel,
  text,
  count,
  ...link
}: PillText & { removeLabel: string } & LinkProps) {
  return (
    <Link className={PILL_TARGET} {...link}>
      <span className={face(true)}>
        <Wording text={text} count={count} />
        <VisuallyHidden>{removeLabel}</VisuallyHidden>
        <CloseIcon size={14} />
      </span>
    </Link>
  )
}

interface PillFaceProps {
  text: string
  icon?: ReactNode
  opens?: boolean
  /** On phones only the icon is shown. */
  isBrief?: boolean
}

/** The content of a button that opens a panel; the button itself has `PILL_TARGET`. */
export function PillFace({ text, icon, opens = false, isBrief = false }: PillFaceProps) {
  return (
    <span className={face(false)}>
      {icon}
      <span className={isBrief ? 'max-sm:sr-only' : undefined}>{text}</span>
      {opens && <ChevronDownIcon size={14} />}
    </span>
  )
}
