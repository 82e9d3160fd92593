import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { ChevronDownIcon, CloseIcon } from './icons.tsx'
import { Menu } from './menu.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/**
 * Filters in a row. A pill is 36 px high inside a target of 44: the target is the element, the pill its inner part.
 */
const TARGET = 'group/pill inline-flex min-h-11 shrink-0 items-center'

const face = (isChosen: boolean) =>
  classNames(
    'inline-flex h-9 items-center gap-1.5 rounded-full border px-3 whitespace-nowrap transition-colors group-hover/pill:bg-quiet',
    isChosen ? 'border-primary bg-tint font-semibold text-primary' : 'border-control bg-surface font-medium',
  )

interface PillFace {
  text: string
  /** Live number of jobs; already formatted. */
  count?: string | undefined
}

function PillText({ text, count }: PillFace) {
  return (
    <>
      {text}
      {count !== undefined && (
        <span suppressHydrationWarning className="text-13 tabular-nums">
          {count}
        </span>
      )}
    </>
  )
}

/** A chosen value: pressing it takes the filter away, as `removeLabel` says to screen readers. */
export function ChosenPill({
  removeLabel,
  text,
  count,
  ...link
}: PillFace & { removeLabel: string } & LinkProps) {
  return (
    <Link className={TARGET} {...link}>
      <span className={face(true)}>
        <PillText text={text} count={count} />
        <VisuallyHidden>{removeLabel}</VisuallyHidden>
        <CloseIcon size={14} />
      </span>
    </Link>
  )
}

/** A filter whose values open below it. */
export function MenuPill(
  props: PillFace & { isChosen?: boolean; children: ReactNode; panelClassName?: string },
) {
  const {
    text,
    count,
    isChosen = false,
    panelClassName = 'w-80 max-w-[calc(100vw-2rem)] p-4',
    children,
  } = props
  return (
    <Menu
      look="bare"
      labelClassName={TARGET}
      panelClassName={panelClassName}
      label={
        <span className={face(isChosen)}>
          <PillText text={text} count={count} />
          <ChevronDownIcon size={14} className="transition-transform group-open:rotate-180" />
        </span>
      }
    >
      {children}
    </Menu>
  )
}

/** A button in the row of pills, such as the one that opens all filters. */
export function ButtonPill({
  icon,
  text,
  count,
  isChosen = false,
  onClick,
}: PillFace & {
  icon?: ReactNode
  isChosen?: boolean
  onClick: () => void
}) {
  return (
    <button type="button" className={TARGET} onClick={onClick}>
      <span className={face(isChosen)}>
        {icon}
        <PillText text={text} count={count} />
      </span>
    </button>
  )
}
