import { useEffect, useState } from 'react'
import { Section } from '#features/account-settings/web/door.tsx'
import type { JobCard as Job, listJobCards } from '#features/jobs/contract.ts'
import { recentSearches, remembering, useOpened } from '#features/search/web/door.tsx'
import { useLanguage } from '#i18n/language-provider.tsx'
import { callApi } from '#shared/api-client.ts'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { Link } from '#ui/link.tsx'
import { useNotify } from '#ui/notifications.tsx'
import { listJobCardsCall } from '../../jobs/calls.ts'
import { JobCard } from '../../jobs/web/door.tsx'
import { useText } from './texts.ts'

/** How many of the opened jobs are shown. */
const MOST_SHOWN = 30

/** The lists of this device; without scripts it has none. */
export function OnThisDevice({ now }: { now: number }) {
  const t = useText()
  const lang = useLanguage()
  const searches = recentSearches.use()
  const [opened, setOpened] = useOpened()
  const remembers = remembering.use()
  const jobs = useCards(opened)
  const notify = useNotify()

  function clear(what: 'searches' | 'jobs'): void {
    if (what === 'searches') recentSearches.write([])
    else setOpened([])
    const back = () => (what === 'searches' ? recentSearches.write(searches) : setOpened(opened))
    notify({ text: t('recently.cleared'), undo: back })
  }

  /** Nobody who does not want to be remembered wants to find what was remembered before. */
  function switchTo(isOn: boolean): void {
    remembering.write(isOn)
    if (isOn) return
    recentSearches.write([])
    setOpened([])
    const back = () => {
      remembering.write(true)
      recentSearches.write(searches)
      setOpened(opened)
    }
    notify({ text: t('recently.forgot'), undo: back })
  }

  return (
    <>
      <Section>
        <CheckField
          name="remember"
          label={t('recently.remember')}
          checked={remembers}
          onChange={(event) => switchTo(event.currentTarget.checked)}
        />
        <p className="text-pretty text-muted">{t('recently.remember_text')}</p>
      </Section>
      <Section title={t('recently.searches')}>
        {searches.length === 0 && <p className="text-muted">{t('recently.no_searches')}</p>}
        <ul className="flex flex-wrap gap-x-4">
          {searches.map(({ name, to }) => (
            <li key={to}>
              <Link
                to={`/${lang}${to}`}
                rel="nofollow"
                className="flex min-h-11 items-center font-semibold text-primary underline"
              >
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
        {searches.length > 0 && (
          <p>
            <Button onClick={() => clear('searches')}>{t('recently.clear_searches')}</Button>
          </p>
        )}
      </Section>
      <Section title={t('recently.jobs')}>
        {opened.length === 0 && <p className="text-muted">{t('recently.no_jobs')}</p>}
        <ul className="grid grid-cols-1 gap-2.5">
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} now={now} />
            </li>
          ))}
        </ul>
        {opened.length > 0 && (
          <p>
            <Button onClick={() => clear('jobs')}>{t('recently.clear_jobs')}</Button>
          </p>
        )}
      </Section>
    </>
  )
}

/** Without those that have closed; empty until they have come. */
function useCards(ids: readonly number[]): readonly Job[] {
  const language = useLanguage()
  const [jobs, setJobs] = useState<readonly Job[]>([])
  useEffect(() => {
    if (ids.length === 0) return setJobs([])
    const request = new AbortController()
    const asked = { ids: ids.slice(0, MOST_SHOWN).join(',') }
    callApi<typeof listJobCards>(listJobCardsCall, asked, { language, signal: request.signal }).then(
      (found) => setJobs(found.jobs),
      () => {},
    )
    return () => request.abort()
  }, [ids, language])
  return jobs
}
