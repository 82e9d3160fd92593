import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useCommonText } from '#i18n/room-texts.tsx'
import { CALL_MS } from '#shared/fetch-in-time.ts'
import { useNotify } from './notifications.tsx'

/**
 * The next page, or the answer to a form, that does not come within half a minute is given up: the page that stands stays,
 * with what was typed, and says why. The router ends what is under way when something else begins; to go where one is, with
 * the empty fragment, is nothing else and asks the server for nothing.
 */
export function useGiveUp(): void {
  const t = useCommonText()
  const notify = useNotify()
  const navigate = useNavigate()
  const { state, location: next } = useNavigation()
  const here = useLocation()
  // A page that reads its own data anew can wait: nothing hangs on it.
  const isLeaving = next !== undefined && (next.pathname !== here.pathname || next.search !== here.search)
  const isSending = state === 'submitting'
  useEffect(() => {
    if (!isLeaving && !isSending) return undefined
    const timer = setTimeout(() => {
      notify({ text: t('error.network'), severity: 'error' })
      const stay = { replace: true, preventScrollReset: true, state: here.state }
      void navigate({ ...here, hash: here.hash || '#' }, stay)
    }, CALL_MS)
    return () => clearTimeout(timer)
  }, [isLeaving, isSending, here, navigate, notify, t])
}
