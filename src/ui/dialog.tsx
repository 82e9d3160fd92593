import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { useCommonText } from '#i18n/room-texts.tsx'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { CloseIcon } from './icons.tsx'

interface DialogProps {
  isOpen: boolean
  /** Asked for by Escape, the cross and a press outside; the owner closes by setting `isOpen`. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons that stay in sight at the end. */
  footer?: ReactNode
}

/** A question in the middle of the page; on phones at its lower edge, near the thumb. */
export function Dialog(props: DialogProps) {
  return (
    <ModalDialog
      {...props}
      className="mx-auto mt-auto mb-0 w-full max-w-120 rounded-t-card sm:my-auto sm:rounded-card"
    />
  )
}

/** Much to choose from, such as all filters: a sheet along the end of the page; the whole page on phones. */
export function SideSheet(props: DialogProps) {
  return (
    <ModalDialog
      {...props}
      className="side-sheet ms-auto me-0 h-dvh max-h-dvh w-full max-w-full [--from:100%] sm:max-w-110 rtl:[--from:-100%]"
    />
  )
}

/** The native modal dialog: it keeps the focus inside, gives it back, and closes on Escape. */
function ModalDialog({
  isOpen,
  onClose,
  title,
  children,
  footer,
  className,
}: DialogProps & { className: string }) {
  const t = useCommonText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  function closeOutside({ target }: MouseEvent) {
    // Only the backdrop is the dialog itself: its content covers the rest.
    if (target === dialog.current) onClose()
  }

  function cancel(event: SyntheticEvent) {
    event.preventDefault()
    onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out, by the native dialog.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClick={closeOutside}
      className={classNames('max-h-[90dvh] overflow-hidden bg-surface text-ink shadow-float', className)}
    >
      {isOpen && (
        <div className="flex h-full max-h-[inherit] flex-col">
          <header className="flex items-center justify-between gap-2 border-b border-line py-2 ps-5 pe-2">
            <h2 id={titleId} className="text-17 font-bold">
              {title}
            </h2>
            <Button look="ghost" shape="square" aria-label={t('action.close')} onClick={onClose}>
              <CloseIcon />
            </Button>
          </header>
          <div className="grow overflow-y-auto p-5">{children}</div>
          {footer !== undefined && (
            <footer className="flex justify-end gap-2 border-t border-line px-5 py-3">{footer}</footer>
          )}
        </div>
      )}
    </dialog>
  )
}
