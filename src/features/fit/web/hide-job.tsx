import { type FormEvent, useRef, useState } from 'react'
import { href } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { callApi } from '#shared/api-client.ts'
import { classNames } from '#ui/class-names.ts'
import { icon } from '#ui/icons.tsx'
import { useNotify } from '#ui/notifications.tsx'
import { useFailureNotice } from '#ui/use-failure-notice.ts'
import { hideJobsCall, showJobAgainCall } from '../../jobs/calls.ts'
import type { hideJobs, showJobAgain } from '../../jobs/contract/hidden-jobs.ts'
import { leaveCard } from './leave-card.ts'
import { useText } from './texts.ts'
import { useFit } from './use-fit.ts'

export interface HideJobProps {
  job: { id: number; title: string }
}

const EyeOffIcon = icon(
  <path d="M3 3l18 18M10.6 5.2A9.8 9.8 0 0 1 12 5c5 0 8.5 4 9.5 7a12 12 0 0 1-2.6 4M6.5 6.7A12.4 12.4 0 0 0 2.5 12c1 3 4.5 7 9.5 7a9.6 9.6 0 0 0 4.4-1.1M9.9 9.9a3 3 0 0 0 4.2 4.2" />,
)

/**
 * The button on a card with which a seeker says that a job is not for them. The card goes at once, and the focus to the
 * next one. The form leads to the page of hidden jobs where no script has come.
 */
export function HideJob({ job }: HideJobProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const { hide, show } = useHiding(job.id)
  const notify = useNotify()
  return (
    <HideForm
      ref={form}
      jobId={job.id}
      onSubmit={() => {
        const comeBack = leaveCard(form.current)
        notify({
          text: t('fit.hidden'),
          undo: () => {
            comeBack()
            void show(() => {})
          },
        })
        void hide(comeBack)
      }}
    >
      <button
        type="submit"
        name="intent"
        value="hide"
        aria-label={t('fit.hide_job', { title: job.title })}
        className="flex min-h-11 items-center gap-1.5 hover:text-ink"
      >
        <EyeOffIcon size={16} />
        {t('fit.hide')}
      </button>
    </HideForm>
  )
}

/** The same on the job's own page, where it is a switch: the job stays, and says that it is hidden. */
export function HideOpenJob({ job }: HideJobProps) {
  const t = useText()
  const fit = useFit(job.id)
  const [pressed, setPressed] = useState<boolean | null>(null)
  const isHidden = pressed ?? fit?.is_hidden ?? false
  const { hide, show } = useHiding(job.id)
  const notify = useNotify()

  function toggle() {
    setPressed(!isHidden)
    if (isHidden) return void show(() => setPressed(true))
    notify({
      text: t('fit.hidden'),
      undo: () => {
        setPressed(false)
        void show(() => setPressed(true))
      },
    })
    void hide(() => setPressed(false))
  }

  return (
    <HideForm jobId={job.id} onSubmit={toggle}>
      <button
        type="submit"
        name="intent"
        value={isHidden ? 'show' : 'hide'}
        className={classNames(
          'flex min-h-11 items-center gap-2 rounded-control font-semibold underline-offset-2 hover:underline',
          isHidden && 'text-primary',
        )}
      >
        <EyeOffIcon size={18} />
        {t(isHidden ? 'fit.show_again' : 'fit.hide')}
      </button>
    </HideForm>
  )
}

/** The calls; `undone`: what the page does if one is refused. */
function useHiding(id: number) {
  const language = useLanguage()
  const showFailure = useFailureNotice()
  const attempt = async (call: Promise<unknown>, undone: () => void) => {
    try {
      await call
    } catch (failure) {
      undone()
      showFailure(failure)
    }
  }
  return {
    hide: (undone: () => void) =>
      attempt(callApi<typeof hideJobs>(hideJobsCall, { job_ids: [id] }, { language }), undone),
    show: (undone: () => void) =>
      attempt(callApi<typeof showJobAgain>(showJobAgainCall, { id }, { language }), undone),
  }
}

interface HideFormProps {
  ref?: React.Ref<HTMLFormElement>
  jobId: number
  onSubmit: () => void
  children: React.ReactNode
}

function HideForm({ ref, jobId, onSubmit, children }: HideFormProps) {
  const lang = useLanguage()
  return (
    <form
      ref={ref}
      method="post"
      action={href('/:lang/hidden-jobs', { lang })}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <input type="hidden" name="job_id" value={jobId} />
      {children}
    </form>
  )
}
