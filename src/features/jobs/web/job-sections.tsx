import { href, Link } from 'react-router'
import { directionOf, type Language } from '#config/languages.ts'
import { useCountry, useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { plainText } from '#shared/plain-text.ts'
import { classNames } from '#ui/class-names.ts'
import type { JobDetail } from '../contract.ts'
import { Fact, SectionTitle } from './job-facts.tsx'
import { useText } from './texts.ts'
import { timeZoneName } from './time-zone-name.ts'

/** From where a remote job may be done, and in whose hours and languages; nothing for other jobs. */
export function RemoteSection({ job }: { job: JobDetail }) {
  const t = useText()
  const lang = useLanguage()
  const formats = useFormats()
  if (!isRemote(job)) return null
  const zone = (id: string | null) => (id === null ? null : timeZoneName(id, lang, job.posted_at * 1000))
  const open = job.open_countries.map(formats.country)
  const facts: [string, string | null][] = [
    [t('jobs.remote_open'), open.length > 0 ? formats.list(open) : t('jobs.remote_anywhere')],
    [t('jobs.remote_excluded'), formats.list(job.excluded_countries.map(formats.country)) || null],
    [t('jobs.remote_time_zone'), job.time_zone === job.working_time_zone ? null : zone(job.time_zone)],
    [t('jobs.remote_working_time_zone'), zone(job.working_time_zone)],
    [t('jobs.remote_languages'), formats.list(job.working_languages.map(formats.language)) || null],
  ]
  return <FactSection title={t('jobs.remote_title')} facts={facts} />
}

const isRemote = (job: JobDetail): boolean => job.arrangement?.id === REMOTE
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
  const country = useCountry()
  const profile = job.company_profile
  const facts: [string, string | null][] = [
    [t('jobs.company_industry'), profile.industry?.name ?? null],
    [t('jobs.company_size'), profile.size?.name ?? null],
    [t('jobs.company_stage'), profile.financing_stage?.name ?? null],
    [t('jobs.company_location'), profile.location],
  ]
  return (
    <section>
      <SectionTitle text={t('jobs.company')} />
      {profile.description !== '' && (
        <p
          lang={profile.lang ?? undefined}
          dir={directionOf(profile.lang ?? lang)}
          className="mb-3.5 whitespace-pre-line"
        >
          {plainText(profile.description)}
        </p>
      )}
      <FactList facts={facts} isBrief />
      <p className="mt-2 flex flex-wrap gap-x-5">
        <Link
          to={companyJobs(job, lang, country)}
          className="flex min-h-11 items-center font-semibold text-primary underline"
        >
          {t(isRemote(job) ? 'jobs.company_remote_jobs' : 'jobs.company_all_jobs', {
            company: job.company.name,
          })}
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

/** The list in which this job stands too: remote or local, beyond the visitor's country where the job is. */
function companyJobs(job: JobDetail, lang: Language, country: string | null): string {
  const path = isRemote(job) ? href('/:lang/remote-jobs', { lang }) : href('/:lang/onsite-job', { lang })
  const isElsewhere = !isRemote(job) && country !== null && job.country !== country
  return `${path}?companyIds=${job.company.id}${isElsewhere ? '&country=all' : ''}`
}

function FactSection({ title, facts }: { title: string; facts: readonly [string, string | null][] }) {
  return (
    <section>
      <SectionTitle text={title} />
      <FactList facts={facts} />
    </section>
  )
}

interface FactListProps {
  facts: readonly [string, string | null][]
  /** Words, not sentences: two beside each other on phones too. */
  isBrief?: boolean
}

function FactList({ facts, isBrief = false }: FactListProps) {
  return (
    <dl className={classNames('grid gap-x-5 gap-y-3.5 sm:grid-cols-2', isBrief && 'grid-cols-2')}>
      {facts.map(([name, value]) => value !== null && <Fact key={name} name={name} value={value} />)}
    </dl>
  )
}
