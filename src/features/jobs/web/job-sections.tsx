import { href, Link } from 'react-router'
import { directionOf } from '#config/languages.ts'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { plainText } from '#shared/plain-text.ts'
import type { JobDetail } from '../contract.ts'
import { Fact, SectionTitle } from './job-facts.tsx'
import { useText } from './texts.ts'

/** From where a remote job may be done, and in whose hours and languages; nothing for other jobs. */
export function RemoteSection({ job }: { job: JobDetail }) {
  const t = useText()
  const formats = useFormats()
  if (job.arrangement?.id !== REMOTE) return null
  const open = job.open_countries.map(formats.country)
  const facts: [string, string | null][] = [
    [t('jobs.remote_open'), open.length > 0 ? formats.list(open) : t('jobs.remote_anywhere')],
    [t('jobs.remote_excluded'), formats.list(job.excluded_countries.map(formats.country)) || null],
    [t('jobs.remote_time_zone'), job.time_zone],
    [t('jobs.remote_working_time_zone'), job.working_time_zone],
    [t('jobs.remote_languages'), formats.list(job.working_languages.map(formats.language)) || null],
  ]
  return <FactSection title={t('jobs.remote_title')} facts={facts} />
}

const REMOTE = 3

/** What Japanese law and custom ask a posting to say. */
export function JapanSection({ job }: { job: JobDetail }) {
  const t = useText()
  if (job.japan === null) return null
  const facts: [string, string | null][] = [
    [t('jobs.japan_contract_period'), job.japan.contract_period],
    [t('jobs.japan_hours'), job.japan.working_hours],
    [t('jobs.japan_holidays'), job.japan.holidays],
    [t('jobs.japan_social_insurance'), job.japan.social_insurance],
    [t('jobs.japan_smoking'), job.japan.smoking_measures],
  ]
  return <FactSection title={t('jobs.japan_title')} facts={facts} />
}

export function CompanySection({ job }: { job: JobDetail }) {
  const t = useText()
  const lang = useLanguage()
  const profile = job.company_profile
  const facts: [string, string | null][] = [
    [t('jobs.company_industry'), profile.industry?.name ?? null],
    [t('jobs.company_size'), profile.size?.name ?? null],
    [t('jobs.company_stage'), profile.financing_stage?.name ?? null],
    [t('jobs.company_location'), profile.location],
  ]
  return (
    <section className="grid gap-3">
      <SectionTitle text={t('jobs.company')} />
      {profile.description !== '' && (
        <p
          lang={profile.lang ?? undefined}
          dir={directionOf(profile.lang ?? lang)}
          className="whitespace-pre-line"
        >
          {plainText(profile.description)}
        </p>
      )}
      <FactList facts={facts} />
      <p className="flex flex-wrap gap-x-5">
        <Link
          to={`${href('/:lang/onsite-job', { lang })}?companyIds=${job.company.id}`}
          className="flex min-h-11 items-center font-semibold text-primary underline"
        >
          {t('jobs.company_all_jobs', { company: job.company.name })}
        </Link>
        {profile.website !== null && (
          <a
            href={profile.website}
            rel="nofollow noopener"
            className="flex min-h-11 items-center font-semibold text-primary underline"
          >
            {t('jobs.company_website')}
          </a>
        )}
      </p>
    </section>
  )
}

function FactSection({ title, facts }: { title: string; facts: readonly [string, string | null][] }) {
  return (
    <section>
      <SectionTitle text={title} />
      <FactList facts={facts} />
    </section>
  )
}

function FactList({ facts }: { facts: readonly [string, string | null][] }) {
  return (
    <dl className="grid gap-x-5 gap-y-3.5 sm:grid-cols-2">
      {facts.map(([name, value]) => value !== null && <Fact key={name} name={name} value={value} />)}
    </dl>
  )
}
