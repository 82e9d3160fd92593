import { type MouseEvent, type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import { useCommonText } from '#i18n/room-texts.tsx'
import { classNames } from './class-names.ts'
import { CloseIcon } from './icons.tsx'
import { useOpened } from './use-opened.ts'

interface PopoverProps {
  /** The content of the button. */
  label: ReactNode
  labelClassName?: string
  /** Names the panel; its heading on phones. */
  title: string
  /** The edge that a panel and its button share. */
  align?: 'start' | 'end'
  /**
   * The text of the button at the bottom that closes the panel and shows the result; only if the panel has a heading.
   */
  done?: string
  /**
   * A link to the same choices on a page of their own. With it, the content of the panel is made when it is opened;
   * where no script runs, the panel has this link alone.
   */
  instead?: ReactNode
  children: ReactNode | (() => ReactNode)
}

/**
 * A button that opens a panel below it, or at the lower edge on phones. It is a native popover: it is above everything
 * else, needs no script, closes on Escape and on a press outside, and is not clipped by a scrolling row.
 */
export function Popover(props: PopoverProps) {
  const { label, labelClassName, title, align = 'start', instead } = props
  const panel = useRef<HTMLDivElement>(null)
  const { wasOpened, open } = useOpened(panel, ':popover-open')
  const id = useId()
  const anchor = `--${id.replaceAll(/\W/g, '')}`
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        style={{ anchorName: anchor }}
        onClick={open}
        className={labelClassName}
      >
        {label}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        style={{ positionAnchor: anchor }}
        onToggle={holdPlace}
        className={classNames('popover panel bg-surface text-ink shadow-float', align === 'end' && 'at-end')}
      >
        {instead === undefined || wasOpened ? (
          <Content {...props} id={id} />
        ) : (
          <div className="popover-body">{instead}</div>
        )}
      </div>
    </>
  )
}

function Content({ id, title, done, children }: PopoverProps & { id: string }) {
  const t = useCommonText()
  return (
    <>
      <div className="popover-head items-center justify-between border-b border-line py-2 ps-5 pe-2">
        <p className="text-17 font-bold">{title}</p>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('action.close')}
          className="grid size-11 place-items-center rounded-control hover:bg-quiet"
        >
          <CloseIcon />
        </button>
      </div>
      <div className="popover-body">{typeof children === 'function' ? children() : children}</div>
      {done !== undefined && (
        <div className="popover-foot border-t border-line">
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="min-h-11 grow rounded-control bg-primary px-4 font-semibold text-on-primary tabular-nums hover:bg-primary-hover"
          >
            {done}
          </button>
        </div>
      )}
    </>
  )
}

/** For a choice that completes the panel. */
export function closePopover({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}

/** A choice in a panel may move its button along the row; the panel itself stays under the pointer. */
function holdPlace({ currentTarget: panel, newState }: ToggleEvent<HTMLElement>): void {
  for (const property of ['position-area', 'inset', 'margin']) panel.style.removeProperty(property)
  if (newState === 'closed' || !window.matchMedia('(min-width: 640px)').matches) return
  const { left, top } = panel.getBoundingClientRect()
  panel.style.setProperty('position-area', 'none')
  panel.style.setProperty('inset', `${top}px auto auto ${left}px`)
  panel.style.setProperty('margin', '0')
}
