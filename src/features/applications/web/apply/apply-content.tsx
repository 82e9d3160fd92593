import { useMemo } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { InfoIcon } from '#ui/icons.tsx'
import { later } from '#ui/later.tsx'
import { useText } from '../texts.ts'
import { type ApplyField, UPLOADED } from './answers.ts'
import type { AppliedJob, ApplyData } from './apply-data.ts'
import { ApplyForm } from './apply-form.tsx'

interface ApplyContentProps {
  data: ApplyData
  answer: FormAnswer<ApplyField> | null
  fetcherKey?: string
}

/** Its forms work before their script has come. */
const QuickApply = later(
  () => import('./quick-apply.tsx'),
  ({ QuickApply }) => QuickApply,
)

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
  if (data.kind === 'guest') return <QuickApply job={data.job} resume={data.resume} />
  const { job, form } = data
  // Whoever has just sent the form keeps what they typed: its answer says why it was refused.
  if (form.refusal !== null && answer === null) return <Refused job={job} refusal={form.refusal} />
  return <FormOfJob data={data} answer={answer} {...(fetcherKey !== undefined && { fetcherKey })} />
}

function FormOfJob({
  data: { job, form, account, resume, problem },
  answer,
  ...sheet
}: {
  data: Extract<ApplyData, { kind: 'form' }>
  answer: FormAnswer<ApplyField> | null
  fetcherKey?: string
}) {
  // The same each time: a form takes another one for a new answer.
  const brought = useMemo(() => broughtFile({ resume, problem }), [resume, problem])
  return <ApplyForm {...{ job, form, account }} answer={answer ?? brought} {...sheet} />
}

/** What became of a file from beside the job, as if it had been sent here. */
function broughtFile({
  resume,
  problem,
}: {
  resume: string | null
  problem: string | null
}): FormAnswer<ApplyField> | null {
  if (problem !== null) return { step: 'upload', values: {}, problem: null, errors: { file: problem } }
  return resume === null ? null : { step: UPLOADED, values: { resume_id: resume }, problem: null, errors: {} }
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
