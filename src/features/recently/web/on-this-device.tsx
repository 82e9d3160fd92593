import { Section } from '#features/account-settings/web/door.tsx'
import { recentSearches, remembering, SearchLinks, useOpened } from '#features/search/web/door.tsx'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { useNotify } from '#ui/notifications.tsx'
import { JobCard, useJobCards } from '../../jobs/web/door.tsx'
import { useText } from './texts.ts'

/** How many of the opened jobs are shown. */
const MOST_SHOWN = 30

/** The lists of this device; without scripts it has none. */
export function OnThisDevice({ now }: { now: number }) {
  const t = useText()
  const searches = recentSearches.use()
  const [opened, setOpened] = useOpened()
  const remembers = remembering.use()
  const jobs = useJobCards(opened, MOST_SHOWN)
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
        <SearchLinks searches={searches} />
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
