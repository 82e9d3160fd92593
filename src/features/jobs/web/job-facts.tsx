import { useFormats } from '#i18n/language-provider.tsx'
import { Formatted } from '#ui/formatted.tsx'
import type { JobDetail } from '../contract.ts'
import { useText } from './texts.ts'

/** What the posting says of type, experience, education, function and dates. */
export function Facts({ job }: { job: JobDetail }) {
  const t = useText()
  const formats = useFormats()
  const posted = formats.date(job.posted_at * 1000)
  const firstSeen = formats.date(job.first_seen_at * 1000)
  const facts: [string, string | undefined][] = [
    [t('jobs.fact_type'), job.job_type?.name],
    [t('jobs.fact_experience'), job.xp_lvl?.name],
    [t('jobs.fact_education'), job.degree?.name],
    [t('jobs.fact_arrangement'), job.arrangement?.name],
    [t('jobs.fact_function'), job.functions.map(({ name }) => name).join(' · ') || undefined],
    [t('jobs.fact_language'), formats.language(job.lang)],
    [t('jobs.fact_posted'), posted],
    // A job posted anew shows how long it has really been around; on the same day it would only repeat itself.
    [t('jobs.fact_first_seen'), firstSeen === posted ? undefined : firstSeen],
    [t('jobs.fact_open_until'), formats.date(job.valid_through * 1000)],
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-3.5 sm:grid-cols-3">
      {facts.map(([name, value]) => value !== undefined && <Fact key={name} name={name} value={value} />)}
    </dl>
  )
}

export function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="mt-0.5 font-semibold">
        <Formatted>{value}</Formatted>
      </dd>
    </div>
  )
}

export function SectionTitle({ text }: { text: string }) {
  return <h2 className="mb-2 text-17 font-bold">{text}</h2>
}
