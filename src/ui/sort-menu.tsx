import { classNames } from './class-names.ts'
import { CheckIcon, ChevronDownIcon } from './icons.tsx'
import { Link } from './link.tsx'
import { closePopover, Popover } from './popover.tsx'

export interface SortChoice {
  code: string
  name: string
  /** The query string of the list in this order. */
  to: string
}

/** The order of a list, and the other possible orders. */
export function SortMenu({
  title,
  choices,
  current,
}: {
  title: string
  choices: readonly SortChoice[]
  /** The code of the current order. */
  current: string
}) {
  return (
    <Popover
      title={title}
      align="end"
      labelClassName="flex min-h-11 items-center gap-1 text-muted hover:text-ink"
      label={
        <>
          {choices.find(({ code }) => code === current)?.name ?? title}
          <ChevronDownIcon size={14} />
        </>
      }
    >
      <ul>
        {choices.map(({ code, name, to }) => (
          <li key={code}>
            <Link
              to={to}
              rel="nofollow"
              onClick={closePopover}
              aria-current={code === current ? 'true' : undefined}
              className={classNames('choice', code === current && 'font-semibold text-primary')}
            >
              {name}
              {code === current && <CheckIcon size={16} />}
            </Link>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
