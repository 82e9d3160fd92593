import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useCommonText } from '#i18n/room-texts.tsx'
import { CloseIcon } from './icons.tsx'

interface DialogProps {
  title: string
  isOpen: boolean
  /** Called when it has closed by its button, by Escape, or because `isOpen` became false. */
  onClosed: () => void
  children: ReactNode
}

/**
 * A native modal dialog: the page behind it is inert, Escape closes it, and the focus returns. A press outside does
 * nothing, so that typed text is not lost by accident; typed text stays while it is closed.
 */
export function Dialog({ title, isOpen, onClosed, children }: DialogProps) {
  const t = useCommonText()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog ref={dialog} aria-labelledby={heading} onClose={onClosed} className="dialog appears shadow-float">
      <div className="flex items-center justify-between gap-3 border-b border-line py-2 ps-5 pe-2">
        <h2 id={heading} className="text-17 font-bold">
          {title}
        </h2>
        <button
          type="button"
          aria-label={t('action.close')}
          onClick={closeDialog}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-quiet"
        >
          <CloseIcon />
        </button>
      </div>
      {children}
    </dialog>
  )
}

/** For a button in a dialog: closed by itself, it gives the focus back. */
export function closeDialog({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('dialog')?.close()
}
