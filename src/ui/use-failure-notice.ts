import { useCallback } from 'react'
import { useCommonText } from '#i18n/room-texts.tsx'
import { ApiFailure } from '#shared/api-client.ts'
import { useNotify } from './notifications.tsx'

/** Shows why a call failed: an error of our server, no network, or the refusal in the server's words. */
export function useFailureNotice(): (failure: unknown) => void {
  const t = useCommonText()
  const notify = useNotify()
  return useCallback(
    (failure) => {
      if (!(failure instanceof ApiFailure)) return notify({ text: t('error.network'), severity: 'error' })
      const text = failure.status >= 500 || failure.message === '' ? t('error.server_text') : failure.message
      notify({ text, severity: 'error' })
    },
    [notify, t],
  )
}
