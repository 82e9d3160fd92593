import { href } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import { ChatIcon, GlobeIcon, icon } from '#ui/icons.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { timeZoneName } from '../../jobs/web/door.tsx'
import { HomeJobs, HomeSection, type JobList } from '../../search/web/door.tsx'
import type { RemoteOverview } from '../contract.ts'
import { CountedLinks } from './counted-links.tsx'
import { POINTS, Point } from './point.tsx'
import { useText } from './texts.ts'

const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3.5 2" />
  </>,
)
const PayIcon = icon(
  <>
    <path d="M3.5 6.5h17v11h-17z" />
    <circle cx="12" cy="12" r="2.5" />
  </>,
)

interface RemotePageProps {
  /** The name of the country looked at; empty for all. */
  place: string
  total: number
  newest: JobList
  fields: readonly { id: number; name: string; count: number }[]
  overview: RemoteOverview
  now: number
}

/** Explains remote work on this site, and shows the jobs. */
export function RemotePage({ place, total, newest, fields, overview, now }: RemotePageProps) {
  const t = useText()
  const lang = useLanguage()
  const all = href('/:lang/remote-jobs', { lang })
  const lead = t('remote.lead', { place: place === '' ? t('place.anywhere') : place, count: total })
  return (
    <>
      <PageHead title={t('remote.title')} description={lead} />
      <section className="border-b border-line bg-surface">
        <div className="page-width py-8 lg:py-14">
          <h1 className="text-32 font-bold lg:text-42">{t('remote.title')}</h1>
          <p className="mt-3 text-17 text-pretty text-muted">{lead}</p>
          <LinkButton look="primary" to={all} className="mt-5">
            {t('remote.all')}
          </LinkButton>
        </div>
      </section>
      <div className="page-width grid grid-cols-1 gap-10 py-8 lg:gap-14 lg:py-10">
        <HomeSection id="meaning" title={t('remote.meaning')}>
          <ul className={POINTS}>
            <Point icon={<GlobeIcon />} title={t('remote.countries')} text={t('remote.countries_text')} />
            <Point icon={<ClockIcon />} title={t('remote.zones')} text={t('remote.zones_text')} />
            <Point icon={<ChatIcon />} title={t('remote.languages')} text={t('remote.languages_text')} />
            <Point icon={<PayIcon />} title={t('remote.pay')} text={t('remote.pay_text')} />
          </ul>
        </HomeSection>
        {newest.jobs.length > 0 && (
          <HomeSection id="newest" title={t('remote.newest')} more={{ to: all, text: t('remote.all') }}>
            <HomeJobs {...newest} name="remote" now={now} />
          </HomeSection>
        )}
        {fields.length > 0 && (
          <HomeSection id="fields" title={t('remote.fields')}>
            <CountedLinks
              items={fields.map(({ id, ...field }) => ({ ...field, to: `${all}?mainFunctions=${id}` }))}
            />
          </HomeSection>
        )}
        {overview.countries.length > 0 && (
          <HomeSection id="countries" title={t('remote.from')} text={t('remote.from_text')}>
            <CountedLinks
              items={overview.countries.map(({ country, ...market }) => ({
                ...market,
                to: `${all}?country=${country}`,
              }))}
            />
          </HomeSection>
        )}
        {overview.time_zones.length > 0 && (
          <HomeSection id="hours" title={t('remote.hours')} text={t('remote.hours_text')}>
            <CountedLinks
              items={overview.time_zones.map(({ zone, count }) => ({
                name: timeZoneName(zone, lang, now),
                count,
                to: null,
              }))}
            />
          </HomeSection>
        )}
      </div>
    </>
  )
}
