import { languagesRead } from '#i18n/languages-read.ts'
import type { Viewer } from '#shared/viewer.ts'
import { type Person, type PersonSource, UNKNOWN_PERSON } from './person.ts'

/**
 * The person for whom jobs are ranked. Without a session only language and country count: pages for these visitors are
 * shared, and nothing of a person may enter them (docs/decisions/0034).
 */
export async function personOf(sources: readonly PersonSource[], viewer: Viewer): Promise<Person> {
  const accountId = viewer.session?.accountId ?? null
  const known = accountId === null ? [] : await Promise.all(sources.map((source) => source(accountId)))
  const hiddenCompanyIds = [...new Set(known.flatMap((said) => said.hiddenCompanyIds ?? []))]
  const person = Object.assign({ ...UNKNOWN_PERSON }, ...known, { hiddenCompanyIds })
  return { ...person, languages: languagesRead(viewer, person.speaks) }
}
