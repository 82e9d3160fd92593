import { href, useSearchParams } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import type { Reason } from './home-choice.ts'
import { HomeDevice } from './home-device.tsx'
import { HomeJobs, type JobList } from './home-jobs.tsx'
import { MoreLink } from './home-section.tsx'
import { queryString } from './search-address.ts'
import { useText } from './texts.ts'

export type HomeTab = 'recommended' | 'latest'

export const homeTab = (address: URLSearchParams): HomeTab =>
  address.get('tab') === 'latest' ? 'latest' : 'recommended'

export interface HomeTabsProps {
  tab: HomeTab
  list: JobList
  /** Why these jobs are recommended; null for the list of the latest jobs. */
  reason: Reason | null
  /** The name of the chosen country; empty for all countries. */
  place: string
  country: string | null
  now: number
}

/** Two lists; each has its own address. */
export function HomeTabs({ tab, list, reason, place, country, now }: HomeTabsProps) {
  const t = useText()
  const lang = useLanguage()
  return (
    <section aria-labelledby="jobs">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="jobs" className="sr-only">
          {t(`home.${tab}`)}
        </h2>
        <nav aria-label={t('home.tabs')} className="flex gap-5">
          <TabLink tab="recommended" isShown={tab === 'recommended'} text={t('home.recommended')} />
          <TabLink tab="latest" isShown={tab === 'latest'} text={t('home.latest')} />
        </nav>
        <MoreLink
          to={`${href('/:lang/onsite-job', { lang })}?sort=${tab === 'latest' ? 1 : 2}`}
          text={t('home.all_jobs')}
        />
      </div>
      {reason !== null && (
        <p className="mb-3 text-muted">
          {t(`home.why_${reason}`, { place: place === '' ? t('place.anywhere') : place })}
          {reason === 'wishes' && (
            <>
              {' '}
              <Link
                to={href('/:lang/jobseeker-complete-profile/:step?', { lang, step: '1' })}
                className="font-semibold text-primary underline"
              >
                {t('home.change_wishes')}
              </Link>
            </>
          )}
        </p>
      )}
      <HomeJobs {...list} name={tab} now={now} />
      {tab === 'recommended' && (
        <HomeDevice above={list.jobs.map(({ id }) => id)} country={country} now={now} />
      )}
    </section>
  )
}

function TabLink({ tab, isShown, text }: { tab: HomeTab; isShown: boolean; text: string }) {
  const [address] = useSearchParams()
  const next = new URLSearchParams(address)
  if (tab === 'latest') next.set('tab', tab)
  else next.delete('tab')
  return (
    <Link
      to={queryString(next)}
      preventScrollReset
      replace
      aria-current={isShown ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center border-b-2 text-20 font-bold transition-colors',
        isShown ? 'border-primary' : 'border-transparent text-muted hover:text-ink',
      )}
    >
      {text}
    </Link>
  )
}
