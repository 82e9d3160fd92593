import { useEffect, useState } from 'react'
import { ANYWHERE } from '#i18n/anywhere.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { callApi } from '#shared/api-client.ts'
import { searchJobsCall } from '../calls.ts'
import type { searchJobs } from '../contract.ts'
import { CHOSEN_FROM, sectionJobs } from './home-choice.ts'
import { HomeJobs, type JobList } from './home-jobs.tsx'
import { MoreLink } from './home-section.tsx'
import { RecentSearches } from './recent-searches.tsx'
import type { KeptSearch } from './search-history.ts'
import { searchRequest } from './search-request.ts'
import { useText } from './texts.ts'

/** The number of recent searches for which jobs are shown. */
const SEARCHES = 2
const JOBS = 3

interface HomeRecentProps {
  searches: readonly KeptSearch[]
  above: readonly number[]
  country: string | null
  now: number
}

/** The searches of this device, and the newest jobs of the last ones. */
export function HomeRecent({ searches, above, country, now }: HomeRecentProps) {
  return (
    <div className="mt-8 grid gap-6">
      {searches.slice(0, SEARCHES).map((search) => (
        <NewFor key={search.to} search={search} above={above} country={country} now={now} />
      ))}
      <RecentSearches />
    </div>
  )
}

interface NewForProps extends Omit<HomeRecentProps, 'searches'> {
  search: KeptSearch
}

function NewFor({ search, above, country, now }: NewForProps) {
  const t = useText()
  const language = useLanguage()
  const list = useJobsOf(search, country)
  const jobs = list?.jobs.filter(({ id }) => !above.includes(id)).slice(0, JOBS) ?? []
  if (list === null || jobs.length === 0) return null
  return (
    <section aria-label={t('home.recent', { search: search.name })}>
      <div className="mb-3 flex items-center justify-between gap-3">
        <h3 className="text-17 font-bold">{t('home.recent', { search: search.name })}</h3>
        <MoreLink to={`/${language}${search.to}`} text={t('home.all_jobs')} />
      </div>
      <HomeJobs queryId={list.queryId} jobs={jobs} name="recommended" now={now} />
    </section>
  )
}

/**
 * The newest jobs of a search; null until they have loaded, and if loading fails: the list above does not need them.
 */
function useJobsOf({ to }: KeptSearch, country: string | null): JobList | null {
  const language = useLanguage()
  const [list, setList] = useState<JobList | null>(null)
  useEffect(() => {
    const request = new AbortController()
    const { pathname, searchParams } = new URL(to, window.location.origin)
    const kept = searchParams.get('country')
    const where = kept === ANYWHERE ? null : (kept ?? country)
    const query = { ...searchRequest(searchParams, scopeOf(pathname), where), sort: 1, size: CHOSEN_FROM }
    callApi<typeof searchJobs>(searchJobsCall, query, { language, signal: request.signal }).then(
      (found) => setList(sectionJobs(found)),
      () => undefined,
    )
    return () => request.abort()
  }, [to, country, language])
  return list
}

function scopeOf(path: string): 'local' | 'remote' | 'web3' {
  if (path === '/remote-jobs') return 'remote'
  return path === '/web3-jobs' ? 'web3' : 'local'
}
