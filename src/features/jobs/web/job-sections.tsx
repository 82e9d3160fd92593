import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { classNames } from '#ui/class-names.ts'
import type { JobDetail } from '../contract.ts'
import { isRemote } from './is-remote.ts'
import { Fact, SectionTitle } from './job-facts.tsx'
import { useText } from './texts.ts'
import { timeZoneName } from './time-zone-name.ts'

/** The countries, working hours and languages of a remote job; nothing for other jobs. */
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

/** Facts that Japanese law and custom require. */
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
  /** Words, not sentences: two side by side, also on phones. */
  isBrief?: boolean
}

export function FactList({ facts, isBrief = false }: FactListProps) {
  return (
    <dl className={classNames('grid gap-x-5 gap-y-3.5 sm:grid-cols-2', isBrief && 'grid-cols-2')}>
      {facts.map(([name, value]) => value !== null && <Fact key={name} name={name} value={value} />)}
    </dl>
  )
}
