import { useLanguage } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { InfoIcon } from '#ui/icons.tsx'
import { signInPath } from '../../../sign-in/web/door.tsx'
import { applyPath } from '../apply-address.ts'
import { useText } from '../texts.ts'
import type { ApplyField } from './answers.ts'
import type { AppliedJob, ApplyData } from './apply-data.ts'
import { ApplyForm } from './apply-form.tsx'

interface ApplyContentProps {
  data: ApplyData
  answer: FormAnswer<ApplyField> | null
  fetcherKey?: string
}

/** What the page and the sheet have in common: the form, why there is none, or how guests get to it. */
export function ApplyContent({ data, answer, fetcherKey }: ApplyContentProps) {
  const t = useText()
  if (data.kind === 'unreachable') {
    return (
      <div className="grid gap-4 p-5 sm:p-6">
        <p role="alert">{t('apply.unreachable')}</p>
      </div>
    )
  }
  if (data.kind === 'guest') return <GuestWays job={data.job} />
  const { job, form, account } = data
  if (form.refusal !== null) return <Refused job={job} refusal={form.refusal} />
  return <ApplyForm {...{ job, form, account, answer }} {...(fetcherKey !== undefined && { fetcherKey })} />
}

const PROFILE_CODES: ReadonlySet<number> = new Set([41133, 41134])

function Refused({ job, refusal }: { job: AppliedJob; refusal: { code: number; message: string } }) {
  const t = useText()
  const lang = useLanguage()
  return (
    <div className="grid gap-4 p-5 sm:p-6">
      <p role="alert" className="flex gap-3 rounded-control bg-info-tint px-4 py-3">
        <InfoIcon className="mt-0.5 shrink-0 text-info" />
        {refusal.message}
      </p>
      <div className="flex flex-wrap gap-2">
        {PROFILE_CODES.has(refusal.code) && (
          <LinkButton to={`/${lang}/profile`}>{t('apply.check_profile')}</LinkButton>
        )}
        <LinkButton to={`/${lang}/job/${encodeURIComponent(job.slug_id)}`}>{t('apply.back')}</LinkButton>
      </div>
    </div>
  )
}

/** All three ways lead back to this very form. */
function GuestWays({ job }: { job: AppliedJob }) {
  const t = useText()
  const lang = useLanguage()
  const redirect = applyPath(lang, job.slug_id)
  const query = new URLSearchParams({ redirect })
  return (
    <div className="grid gap-4 p-5 sm:p-6">
      <p className="text-pretty">{t('apply.guest_text')}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton look="primary" to={signInPath(lang, 'sign-up', { redirect })}>
          {t('apply.guest_new')}
        </LinkButton>
        <LinkButton to={signInPath(lang, 'get-started', { redirect })}>{t('apply.guest_sign_in')}</LinkButton>
      </div>
      <div className="border-t border-line pt-4">
        <p className="text-pretty text-muted">{t('apply.guest_resume_text')}</p>
        <LinkButton to={`/${lang}/quick-resume?${query}`} className="mt-3">
          {t('apply.guest_resume')}
        </LinkButton>
      </div>
    </div>
  )
}
