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
  const isShown = useRef(false)
  const heading = useId()
  useEffect(() => {
    isShown.current ||= isOpen
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  function tellClosed() {
    if (!isShown.current || dialog.current?.open) return
    isShown.current = false
    onClosed()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        // Whoever chooses no file in it has cancelled something else.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        close(event.currentTarget)
      }}
      onClose={tellClosed}
      className="dialog appears shadow-float"
    >
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
  const dialog = currentTarget.closest('dialog')
  if (dialog !== null) close(dialog)
}

/** The browser tells it a moment later. Whoever opens it again before that would see nothing. */
function close(dialog: HTMLDialogElement): void {
  dialog.close()
  dialog.dispatchEvent(new Event('close'))
}
