import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { ApiFailure, callApi } from '#shared/api-client.ts'
import { useNotify } from '#ui/notifications.tsx'
import { useFailureNotice } from '#ui/use-failure-notice.ts'
import { createJobAlertCall, deleteJobAlertCall } from '../calls.ts'
import type { createJobAlert, deleteJobAlert } from '../contract/alerts.ts'
import { searchOfPage } from '../contract/search-of-page.ts'
import { useText } from './texts.ts'

/** Makes the alert and says so, with Undo. Who has no account, or no room for another alert, goes to the form. */
export function CreateFromSearch({ search, form }: { search: string; form: string }) {
  const t = useText()
  const language = useLanguage()
  const notify = useNotify()
  const navigate = useNavigate()
  const showFailure = useFailureNotice()
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    const create = async () => {
      const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
      const request = { ...searchOfPage(new URLSearchParams(search)), time_zone }
      const { job_alert: made } = await callApi<typeof createJobAlert>(createJobAlertCall, request, {
        language,
      })
      if (made === null) return
      const remove = () =>
        callApi<typeof deleteJobAlert>(deleteJobAlertCall, { id: made.id }, { language }).catch(showFailure)
      notify({ text: t('alerts.created_daily'), severity: 'success', undo: () => void remove() })
    }
    create().catch((failure: unknown) => {
      if (failure instanceof ApiFailure && failure.status < 500) void navigate(form)
      else if (failure instanceof ApiFailure && failure.message !== '')
        notify({ text: failure.message, severity: 'error' })
      else showFailure(failure)
    })
  }, [form, language, navigate, notify, search, showFailure, t])
  return null
}
