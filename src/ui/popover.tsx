import { type ReactNode, useId } from 'react'
import { useCommonText } from '#i18n/room-texts.tsx'
import { classNames } from './class-names.ts'
import { CloseIcon } from './icons.tsx'

interface PopoverProps {
  /** What the button shows. */
  label: ReactNode
  labelClassName?: string
  /** Names the panel; its heading on phones and in sheets. */
  title: string
  /** `panel` opens below its button, on phones at the lower edge; `sheet` along the end of the page. */
  shape?: 'panel' | 'sheet'
  children: ReactNode
}

/**
 * A button that opens a panel above everything else: the platform's own popover, which needs no script, closes on
 * Escape and on a press outside, and is not cut off by the scrolling row its button may stand in.
 */
export function Popover({ label, labelClassName, title, shape = 'panel', children }: PopoverProps) {
  const t = useCommonText()
  const id = useId()
  const anchor = `--${id.replaceAll(/\W/g, '')}`
  return (
    <>
      <button type="button" popoverTarget={id} style={{ anchorName: anchor }} className={labelClassName}>
        {label}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        style={{ positionAnchor: anchor }}
        className={classNames('popover bg-surface text-ink shadow-float', shape)}
      >
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
        <div className="popover-body">{children}</div>
      </div>
    </>
  )
}
