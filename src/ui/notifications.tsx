import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useCommonText } from '#i18n/room-texts.tsx'
import { classNames } from './class-names.ts'
import { CloseIcon } from './icons.tsx'

export interface Notification {
  text: string
  severity?: 'info' | 'success' | 'error'
  /** Undoes the action of the message; the message then stays longer, but only on its page. */
  undo?: () => void
}

type Notify = (notification: Notification) => void

const AUTO_CLOSE = 3_000
const AUTO_CLOSE_WITH_UNDO = 10_000

const NotifyContext = createContext<Notify>(() => undefined)

/** `notify({ text })` shows the bar; the newest message replaces the one before. */
export const useNotify = (): Notify => useContext(NotifyContext)

/** Holds the one notification bar of the site. */
export function NotificationHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<(Notification & { at: number }) | null>(null)
  const notify = useCallback<Notify>((notification) => {
    setShown({ ...notification, at: performance.now() })
  }, [])
  const close = useCallback(() => setShown(null), [])
  const { pathname } = useLocation()
  const [page, setPage] = useState(pathname)
  // While rendering: an effect would also close what the new page says when it is shown.
  if (page !== pathname) {
    setPage(pathname)
    if (shown?.undo) close()
  }
  return (
    <NotifyContext value={notify}>
      {children}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar)+var(--page-bar)+16px)] z-50 flex justify-center"
      >
        {shown !== null && <NotificationBar key={shown.at} {...shown} onClose={close} />}
      </div>
    </NotifyContext>
  )
}

const SEVERITIES = { info: 'border-s-info', success: 'border-s-primary', error: 'border-s-danger' }

function NotificationBar({ text, severity = 'info', undo, onClose }: Notification & { onClose: () => void }) {
  const t = useCommonText()
  const pause = useAutoClose(undo ? AUTO_CLOSE_WITH_UNDO : AUTO_CLOSE, onClose)
  useEscape(onClose)
  return (
    <div
      {...pause}
      className={classNames(
        'appears pointer-events-auto flex max-w-120 items-center gap-1 rounded-control border border-line border-s-4 bg-surface ps-4 pe-1 shadow-float',
        SEVERITIES[severity],
      )}
    >
      <p className="grow py-3">{text}</p>
      {undo && (
        <button
          type="button"
          className="min-h-11 rounded-control px-3 font-semibold text-primary hover:bg-quiet"
          onClick={() => {
            undo()
            onClose()
          }}
        >
          {t('action.undo')}
        </button>
      )}
      <button
        type="button"
        aria-label={t('action.close')}
        className="grid size-11 place-items-center rounded-control text-muted hover:bg-quiet"
        onClick={onClose}
      >
        <CloseIcon size={18} />
      </button>
    </div>
  )
}

/** Closes after a time, which pauses while the bar has the pointer or the focus. */
function useAutoClose(milliseconds: number, onClose: () => void) {
  const [hasPointer, setPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const left = useRef(milliseconds)
  const isHeld = hasPointer || hasFocus
  useEffect(() => {
    if (isHeld) return undefined
    const from = performance.now()
    const timer = setTimeout(onClose, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - from
    }
  }, [isHeld, onClose])
  return {
    onPointerEnter: () => setPointer(true),
    onPointerLeave: () => setPointer(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  }
}

function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [onEscape])
}
