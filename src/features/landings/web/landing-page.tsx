import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { LinkButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { NothingFoundIllustration } from '#ui/illustrations/nothing-found.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { JobCard } from '../../jobs/web/door.tsx'
import type { Landing, Subject } from '../contract.ts'
import { LinkList, landingPath } from './landing-links.tsx'
import { PayRange } from './pay-range.tsx'
import { searchPath } from './search-path.ts'
import { useText } from './texts.ts'
import { useHeading, usePlaceName } from './use-heading.ts'
import { useLandingCrumbs } from './use-landing-crumbs.ts'

interface LandingPageProps {
  landing: Landing
  /** Milliseconds. */
  now: number
  /** The distribution of pay, if known; it replaces the range. */
  insight?: ReactNode
}

/** The jobs of a place and a kind of work: their number, their pay, the newest, and links to further pages. */
export function LandingPage({ landing, now, insight }: LandingPageProps) {
  const t = useText()
  const lang = useLanguage()
  const { subject, total, remote_total, pay, jobs, query_id } = landing
  const title = useHeading()(subject)
  return (
    <div className="page-width py-4 lg:py-6">
      <LandingHead landing={landing} title={title} />
      <Breadcrumbs crumbs={[...useLandingCrumbs(landing.above), { text: useNames().ofWork(subject) }]} />
      {total === 0 ? (
        <EmptyState
          heading="h1"
          illustration={<NothingFoundIllustration />}
          title={title}
          text={`${t('landing.none_title')}. ${t('landing.none_text')}`}
        >
          <LinkButton look="primary" to={href('/:lang/onsite-job', { lang })}>
            {t('action.search_jobs')}
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <h1 className="mt-2 text-25 font-bold text-balance lg:text-32">{title}</h1>
          <p className="mt-1 text-17 text-muted">
            <Formatted>{t('landing.count', { count: total })}</Formatted>
          </p>
          <div className="mt-4 flex flex-wrap gap-2.5">
            <LinkButton look="primary" to={searchPath(lang, 'local', subject)}>
              <Formatted>{t('landing.see_all', { count: total })}</Formatted>
            </LinkButton>
            {remote_total > 0 && (
              <LinkButton to={searchPath(lang, 'remote', subject)}>
                <Formatted>{t('landing.see_remote', { count: remote_total })}</Formatted>
              </LinkButton>
            )}
          </div>
          {(insight ?? pay) && <div className="mt-6">{insight ?? (pay && <PayRange pay={pay} />)}</div>}
          <section aria-labelledby="newest" className="mt-8">
            <h2 id="newest" className="mb-3 text-20 font-bold">
              {t('landing.newest')}
            </h2>
            <ul
              data-query={query_id}
              data-sub-page="landing"
              className="grid grid-cols-1 gap-2.5 sm:grid-cols-2 xl:grid-cols-3"
            >
              {jobs.map((job) => (
                <li key={job.id}>
                  <JobCard job={job} now={now} />
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
      <RelatedLandings landing={landing} />
    </div>
  )
}

function LandingHead({ landing, title }: { landing: Landing; title: string }) {
  const t = useText()
  const lang = useLanguage()
  const formats = useFormats()
  const { total: count, pay, path, languages, is_listed } = landing
  return (
    <PageHead
      title={title}
      description={
        pay && count > 0
          ? t('landing.description_pay', {
              heading: title,
              count,
              range: formats.moneyRange(pay.low, pay.high, pay.currency),
            })
          : t('landing.description', { heading: title, count })
      }
      versions={languages.map((language) => ({ language, path: landingPath(language, path) }))}
      indexed={is_listed && languages.includes(lang)}
    />
  )
}

function RelatedLandings({ landing }: { landing: Landing }) {
  const t = useText()
  const heading = useHeading()
  const names = useNames()
  const isOfAllWork = landing.subject.work === null
  const groups = [
    {
      id: 'work',
      title: isOfAllWork ? t('landing.fields') : t('landing.narrower'),
      links: landing.work,
      nameOf: names.ofWork,
    },
    { id: 'titles', title: t('landing.titles'), links: landing.titles, nameOf: names.ofWork },
    { id: 'places', title: t('landing.places'), links: landing.places, nameOf: names.ofPlace },
    { id: 'nearby', title: t('landing.nearby'), links: landing.nearby, nameOf: names.ofPlace },
    { id: 'related', title: t('landing.related'), links: landing.related, nameOf: names.ofWork },
    { id: 'wider', title: t('landing.wider'), links: landing.wider, nameOf: heading },
  ].filter(({ links }) => links.length > 0)
  return groups.map(({ id, title, links, nameOf }) => (
    <nav key={id} aria-labelledby={id} className="mt-8 print:hidden">
      <h2 id={id} className="mb-1 text-20 font-bold">
        {title}
      </h2>
      <LinkList links={links} nameOf={nameOf} />
    </nav>
  ))
}

/** The part of a landing's name in which those of a group differ. */
function useNames() {
  const placeName = usePlaceName()
  const ofPlace = ({ place, market }: Subject) => (place ? placeName(place).trim() : market.name)
  return { ofPlace, ofWork: (subject: Subject) => subject.work?.name ?? ofPlace(subject) }
}
