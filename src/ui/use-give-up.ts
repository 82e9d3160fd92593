import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useCommonText } from '#i18n/room-texts.tsx'
import { CALL_MS } from '#shared/fetch-in-time.ts'
import { useNotify } from './notifications.tsx'

/**
 * Cancels a navigation or a form after half a minute: the current page stays, with the typed text, and says why. The
 * router ends a pending navigation when another one begins; navigating to the current address with an empty fragment is
 * another one that requests nothing from the server.
 */
export function useGiveUp(): void {
  const t = useCommonText()
  const notify = useNotify()
  const navigate = useNavigate()
  const { state, location: next } = useNavigation()
  const here = useLocation()
  // A page that reloads its own data can wait: nothing depends on it.
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
