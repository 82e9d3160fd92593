import { languagesRead } from '#i18n/languages-read.ts'
import { type Person, type PersonSource, UNKNOWN_PERSON } from '#platform/search/person.ts'
import { personOf } from '#platform/search/person-of.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Alert } from '../../search/server/door.ts'
import type { AlertRow } from './queries/alerts.ts'
import { readSearch } from './read-search.ts'

/** An alert as the matcher takes it. Only where no words say what is looked for, the order depends on the person. */
export async function searchedAlert(
  personSources: readonly PersonSource[],
  row: AlertRow,
): Promise<Alert<AlertRow>> {
  const search = readSearch(row.search)
  const viewer = readerOf(row)
  const person: Person =
    search.query === ''
      ? await personOf(personSources, viewer)
      : { ...UNKNOWN_PERSON, languages: languagesRead(viewer) }
  return { id: row, search, language: row.language, person, withSimilar: row.wants_similar }
}

/** The reader of an alert as they would search at the site. */
export function readerOf({ language, account_id: accountId, search }: AlertRow): Viewer {
  const session = { id: '', accountId, site: 'seeker', provenBy: [], provenAt: new Date(0) } as const
  return { role: 'seeker', language, country: readSearch(search).country || null, address: '', session }
}
