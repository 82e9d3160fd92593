import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { ApiFailure, callApi } from '#shared/api-client.ts'
import { Button } from '#ui/button.tsx'
import { closeDialog, Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { JobDetail } from '../../jobs/contract.ts'
import { getConfigListCall } from '../../lookups/calls.ts'
import type { getConfigList } from '../../lookups/contract.ts'
import { reportJobCall } from '../calls.ts'
import type { reportJob } from '../contract.ts'
import { type ReportField, ReportFields } from './report-fields.tsx'
import { type ReportReason, reportReasons } from './report-reasons.ts'
import { ReportThanks } from './report-thanks.tsx'
import { useText } from './texts.ts'

export interface ReportDialogProps {
  job: Pick<JobDetail, 'id' | 'slug_id'>
  isOpen: boolean
  /** `isDone`: the report is with us, and nothing in the dialog is worth keeping. */
  onClosed: (isDone: boolean) => void
}

export function ReportDialog({ job, isOpen, onClosed }: ReportDialogProps) {
  const t = useText()
  const { reasons, hasFailed, retry } = useReasons()
  const { send, outcome, problem, isSending } = useReport(job.id)
  return (
    <Dialog title={t('report.title')} isOpen={isOpen} onClosed={() => onClosed(outcome !== null)}>
      {outcome !== null ? (
        <ReportThanks heading="h3" isRepeated={outcome.is_repeated}>
          <Button look="primary" autoFocus onClick={closeDialog}>
            {t('action.close')}
          </Button>
        </ReportThanks>
      ) : reasons === null ? (
        <div className="dialog-body p-5">
          {hasFailed ? <LoadFailed onRetry={retry} /> : <ReasonsSkeleton />}
        </div>
      ) : (
        <form noValidate onSubmit={send} className="flex min-h-0 flex-col">
          <div className="dialog-body p-5">
            <ReportFields reasons={reasons} problem={problem} />
          </div>
          <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
            <Button onClick={closeDialog}>{t('report.cancel')}</Button>
            <Button type="submit" look="primary" disabled={isSending}>
              {t('report.send')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{t('report.load_failed')}</p>
      <Button onClick={onRetry}>{t('report.try_again')}</Button>
    </div>
  )
}

function ReasonsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-11 w-full" />
      ))}
    </div>
  )
}

function useReasons() {
  const language = useLanguage()
  const [reasons, setReasons] = useState<readonly ReportReason[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(() => {
    setHasFailed(false)
    callApi<typeof getConfigList>(getConfigListCall, { type: 'report_job_reasons' }, { language })
      .then((list) => setReasons(reportReasons(list)))
      .catch(() => setHasFailed(true))
  }, [language])
  useEffect(load, [load])
  return { reasons, hasFailed, retry: load }
}

function useReport(jobId: number) {
  const t = useText()
  const language = useLanguage()
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<{ is_repeated: boolean } | null>(null)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    const form = new FormData(currentTarget)
    setIsSending(true)
    setProblem(null)
    try {
      const report = {
        job_id: jobId,
        report_reason_id: Number(form.get('report_reason_id' satisfies ReportField)),
        details: String(form.get('details' satisfies ReportField) ?? ''),
      }
      setOutcome(await callApi<typeof reportJob>(reportJobCall, report, { language }))
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) setProblem(t('error.network'))
      else
        setProblem(failure.status >= 500 || failure.message === '' ? t('error.server_text') : failure.message)
      currentTarget.querySelector<HTMLInputElement>('input:invalid')?.focus()
    } finally {
      setIsSending(false)
    }
  }

  return { send, outcome, problem, isSending }
}
