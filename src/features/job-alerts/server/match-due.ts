import { errorFields, type Log } from '#platform/log.ts'
import type { PersonSource } from '#platform/search/person.ts'
import type { Alert, MatchedAlert } from '../../search/server/door.ts'
import type { AlertRow } from './queries/alerts.ts'
import { searchedAlert } from './searched-alert.ts'

export interface MatchServices {
  log: Log
  personSources: readonly PersonSource[]
  /** The new jobs of each alert that has some: `matchAlerts` of the search. */
  match: (
    alerts: AsyncIterable<Alert<AlertRow>>,
    options: { jobIds: readonly number[]; most: number },
  ) => AsyncIterable<MatchedAlert<AlertRow>>
}

interface Due {
  /** Among which is searched. */
  jobIds: readonly number[]
  /** The next alerts that are due, in the order of their ids, after one of them. */
  read: (given: { after: string; limit: number }) => Promise<AlertRow[]>
  /** In a transaction of its own, for an alert with new jobs. */
  each: (matched: MatchedAlert<AlertRow>) => Promise<void>
  /** For alerts for which there is nothing. */
  finish: (alerts: readonly AlertRow[]) => Promise<void>
}

/**
 * Matches all alerts that are due with new jobs. One that fails stays due, and the others do not wait for it; so does
 * whatever a worker leaves that dies.
 */
export async function matchDue(
  { log, personSources, match }: MatchServices,
  { jobIds, read, each, finish }: Due,
  signal: AbortSignal,
): Promise<void> {
  const done = new Set<string>()
  const fail = (error: unknown): null => {
    log.error('A job alert could not be sent', errorFields(error))
    return null
  }
  // It is asked for the next alert once the one before has been matched and sent.
  async function* due(): AsyncGenerator<Alert<AlertRow>> {
    for (let after = FIRST_ID; ; ) {
      const rows = await read({ after, limit: AT_ONCE })
      for (const row of rows) {
        signal.throwIfAborted()
        const searched = await searchedAlert(personSources, row).catch(fail)
        if (searched === null) done.add(row.id)
        else yield searched
      }
      await finish(rows.filter(({ id }) => !done.has(id)))
      done.clear()
      after = rows.at(-1)?.id ?? after
      if (rows.length < AT_ONCE) return
    }
  }
  if (jobIds.length === 0) {
    for await (const _ of due());
    return
  }
  for await (const matched of match(due(), { jobIds, most: MOST_MATCHES })) {
    signal.throwIfAborted()
    done.add(matched.id.id)
    await each(matched).catch(fail)
  }
}

/** Beyond so many matches their number is not counted. */
const MOST_MATCHES = 100
const AT_ONCE = 500
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
