import { Fragment, type ReactNode } from 'react'
import { href } from 'react-router'
import { factFilters, JOB_FILTERS } from '#config/job-filters.ts'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { Link } from '#ui/link.tsx'
import type { JobDetail } from '../contract.ts'
import { isRemote } from './is-remote.ts'
import { useText } from './texts.ts'

/** Type, work mode, function and dates of the posting. */
export function Facts({ job }: { job: JobDetail }) {
  const t = useText()
  const formats = useFormats()
  const posted = formats.date(job.posted_at * 1000)
  const isReposted = job.posted_at - job.first_seen_at > REPOSTED_SECONDS
  const firstSeen = formats.date(job.first_seen_at * 1000)
  return (
    <div>
      <FactGrid
        facts={[
          ...listedFacts(job, 'terms', t),
          [t('filter.function'), job.functions.length > 0 && <FunctionLinks job={job} />],
          [t('filter.language'), formats.language(job.lang)],
          [t('jobs.fact_posted'), posted],
          [t('jobs.fact_first_seen'), firstSeen !== posted && !isReposted && firstSeen],
          [t('jobs.fact_open_until'), formats.date(job.valid_through * 1000)],
        ]}
      />
      {isReposted && (
        <p className="mt-3.5 text-13 text-muted">
          <Formatted>{t('jobs.reposted', { date: firstSeen })}</Formatted>
        </p>
      )}
    </div>
  )
}

/**
 * If a posting is this much older than its date, it was posted again, and the page says so; a correction by some days
 * does not count.
 */
const REPOSTED_SECONDS = 7 * 24 * 3600

/** Requirements besides skills; languages of remote work are with its other terms. */
export function Requirements({ job }: { job: JobDetail }) {
  const t = useText()
  const formats = useFormats()
  const languages = isRemote(job) ? [] : job.working_languages.map(formats.language)
  const facts: Named[] = [
    ...listedFacts(job, 'requirements', t),
    [t('jobs.languages'), languages.length > 0 && formats.list(languages)],
  ]
  if (facts.every(([, value]) => !value)) return null
  return (
    <section>
      <SectionTitle text={t('jobs.requirements')} />
      <FactGrid facts={facts} />
    </section>
  )
}

type Named = [name: string, value: ReactNode]

function listedFacts(
  job: JobDetail,
  among: 'terms' | 'requirements',
  t: ReturnType<typeof useText>,
): Named[] {
  return factFilters
    .map((filter) => JOB_FILTERS[filter])
    .filter(({ fact }) => fact.among === among)
    .map(({ fact, label }) => [t(`filter.${label}`), job[fact.name]?.name])
}

function FactGrid({ facts }: { facts: readonly Named[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-3.5 sm:grid-cols-3">
      {facts.map(([name, value]) => Boolean(value) && <Fact key={name} name={name} value={value} />)}
    </dl>
  )
}

/** Each links to the other jobs of its kind, in the list that contains this job. */
function FunctionLinks({ job }: { job: JobDetail }) {
  const lang = useLanguage()
  const list = isRemote(job) ? href('/:lang/remote-jobs', { lang }) : href('/:lang/onsite-job', { lang })
  return job.functions.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ' · '}
      <Link to={`${list}?jobFunctions=${id}`} rel="nofollow" className="text-primary underline">
        {name}
      </Link>
    </Fragment>
  ))
}

export function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="mt-0.5 font-semibold">
        {typeof value === 'string' ? <Formatted>{value}</Formatted> : value}
      </dd>
    </div>
  )
}

export function SectionTitle({ text }: { text: string }) {
  return <h2 className="mb-2 text-17 font-bold">{text}</h2>
}
