import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'
import { CONFIG_LISTS } from '#config/lists/lists.ts'
import { nameOf } from '#config/taxonomy/taxonomy.ts'
import type { Db } from '#platform/db/database.ts'
import type { JobAlert } from '../contract/alert.ts'
import { type DescribedFor, describeSearches } from './describe-search.ts'
import type { AlertRow } from './queries/alerts.ts'
import { readSearch } from './read-search.ts'

/** Alerts as their owner sees them. */
export async function presentAlerts(
  db: Db,
  rows: readonly AlertRow[],
  reader: DescribedFor,
): Promise<JobAlert[]> {
  const searches = rows.map(({ search }) => readSearch(search))
  const described = await describeSearches(db, searches, reader)
  return rows.flatMap((row, at) => {
    const [search, words] = [searches[at], described[at]]
    return search && words ? [{ ...presentRow(row, reader.language), search, ...words }] : []
  })
}

function presentRow(row: AlertRow, named: string): Omit<JobAlert, 'search' | 'title' | 'filters'> {
  const language = isLanguage(named) ? named : DEFAULT_LANGUAGE
  const waits = waitsFor(row)
  return {
    id: row.id,
    user_id: row.account_id ?? '',
    email: row.email ?? row.own_email,
    is_own_email: row.email === null,
    waits_for: waits,
    frequency: { id: row.frequency_id, key: keyOf(row.frequency_id) },
    similar: row.wants_similar,
    at_once: row.at_once_since !== null,
    is_paused: row.is_paused,
    left_out_titles: row.left_out_title_ids.map((id) => ({
      id,
      name: nameOf('title', id, language) ?? `#${id}`,
    })),
    time_zone: row.time_zone,
    created_at: row.created_at.toISOString(),
    next_at: row.is_paused || waits !== null ? null : row.next_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  }
}

function waitsFor({ is_confirmed, email, own_email }: AlertRow): JobAlert['waits_for'] {
  if (!is_confirmed) return 'confirmation'
  return email === null && own_email === null ? 'address' : null
}

const keyOf = (frequency: number): string =>
  CONFIG_LISTS.subscibe_job_frequency_lists.find(({ id }) => id === frequency)?.key ?? ''
