import { type MouseEvent, type ReactNode, type ToggleEvent, useLayoutEffect, useRef, useState } from 'react'
import { useCommonText } from '#i18n/room-texts.tsx'
import { classNames } from './class-names.ts'
import { CloseIcon } from './icons.tsx'
import { closePopover } from './popover.tsx'

interface SheetProps {
  title: string
  /** The text of the button at the bottom that closes the sheet and shows the result. */
  done: string
  /** The same page without the sheet: the link for closing without a script. */
  closeHref: string
  onClosed: () => void
  children: ReactNode
}

/**
 * A panel at the end side of the page, shown while the page's address says so. Without a script it lies over the page
 * and its buttons are links; with one it becomes the platform's popover, which closes on Escape and on a press outside
 * and returns the focus.
 */
export function Sheet({ title, done, closeHref, onClosed, children }: SheetProps) {
  const t = useCommonText()
  const sheet = useRef<HTMLDivElement>(null)
  const [isLive, setIsLive] = useState(false)
  // Before the first paint: a press outside, or on the close button, must find it open.
  useLayoutEffect(() => {
    if (sheet.current?.matches(':popover-open') === false) sheet.current.showPopover()
    setIsLive(true)
  }, [])
  const hide = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    closePopover(event)
  }
  const onToggle = ({ target, currentTarget, newState }: ToggleEvent<HTMLElement>) => {
    // Folds inside send the same event.
    if (target === currentTarget && newState === 'closed') onClosed()
  }
  return (
    <div
      ref={sheet}
      popover="auto"
      role="dialog"
      aria-label={title}
      onToggle={onToggle}
      className={classNames('popover sheet bg-surface text-ink shadow-float', !isLive && 'stands')}
    >
      <div className="popover-head items-center justify-between border-b border-line py-2 ps-5 pe-2">
        <p className="text-17 font-bold">{title}</p>
        <a
          href={closeHref}
          onClick={hide}
          aria-label={t('action.close')}
          className="grid size-11 place-items-center rounded-control hover:bg-quiet"
        >
          <CloseIcon />
        </a>
      </div>
      <div className="popover-body">{children}</div>
      <div className="popover-foot border-t border-line">
        <a
          href={closeHref}
          onClick={hide}
          className="flex min-h-11 grow items-center justify-center rounded-control bg-primary px-4 font-semibold text-on-primary tabular-nums hover:bg-primary-hover"
        >
          {done}
        </a>
      </div>
    </div>
  )
}
