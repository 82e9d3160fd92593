import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useCommonText } from '#i18n/room-texts.tsx'

/** A form whose submission something else blocked may be sent again after this time. */
const GIVEN_UP_MS = 1000

/**
 * Blocks a form that is being sent, and one without a connection. A second Enter would cancel the first request and
 * lose its data: a code works once. Without a connection the form stays as it is and says why. `answer`: the last
 * response; another one ends the wait.
 */
export function useSendOnce(form: RefObject<HTMLFormElement | null>, answer: unknown): void {
  const t = useCommonText()
  const { state, location: next } = useNavigation()
  const { pathname, search } = useLocation()
  const sentAt = useRef(Number.NEGATIVE_INFINITY)
  const underWay = useRef(false)
  const isIdle = state === 'idle'
  // After the response, the current page reloads its data; sending a form then loses nothing.
  const isAnsweredHere = state === 'loading' && next.pathname === pathname && next.search === search
  underWay.current = !isIdle && !isAnsweredHere
  useEffect(() => {
    if (isIdle || answer) sentAt.current = Number.NEGATIVE_INFINITY
  }, [isIdle, answer])
  useEffect(() => {
    const here = form.current
    if (here === null) return undefined
    const hold = (event: SubmitEvent) => {
      const isSent = Date.now() - sentAt.current < GIVEN_UP_MS
      if (underWay.current || isSent || !navigator.onLine) {
        event.preventDefault()
        event.stopPropagation()
        if (!navigator.onLine) showOffline(event.submitter, t('offline.offline'))
        return
      }
      sentAt.current = Date.now()
    }
    here.addEventListener('submit', hold)
    return () => here.removeEventListener('submit', hold)
  })
}

/**
 * Shows the browser's own message beside the button. It must stay set while it is read: Chromium hides the message of
 * what is valid again. With a connection the button may be pressed at once.
 */
function showOffline(button: HTMLElement | null, text: string): void {
  if (!(button instanceof HTMLButtonElement)) return
  button.setCustomValidity(text)
  button.reportValidity()
  const hide = () => button.setCustomValidity('')
  addEventListener('online', hide, { once: true })
  setTimeout(hide, READING_MS)
}

const READING_MS = 4000
