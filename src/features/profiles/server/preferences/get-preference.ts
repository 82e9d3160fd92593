import { accountOf } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { JobPreference } from '../../contract/job-preferences.ts'
import { placeNamed, titleNamed, titlesNamed } from '../named.ts'
import { listPreferences, type PreferenceRow } from '../queries/preferences.ts'
import { majorOf, missingIn } from './preference-rules.ts'

export async function getPreference(
  { db }: { db: Db },
  { id }: { id: string },
  viewer: Viewer,
): Promise<JobPreference> {
  const all = presentPreferences(await listPreferences(db, accountOf(viewer)), viewer.language)
  const found = all.find((preference) => preference.id === id)
  if (found === undefined) throw new ApiError(41240)
  return found
}

/** All preferences of a person, in a language. */
export const presentPreferences = (rows: readonly PreferenceRow[], language: string): JobPreference[] =>
  rows.map(({ titles, location_id, location_words, salary_min_minor, salary_max_minor, ...row }) => ({
    ...row,
    titles: titles.flatMap(({ title_id, words, near_title_ids }) => {
      const named = titleNamed(title_id, words, language)
      return named === null ? [] : [{ ...named, near: titlesNamed(near_title_ids, language) }]
    }),
    location: placeNamed(location_id, location_words, language),
    salary_min: majorOf(salary_min_minor, row.salary_currency),
    salary_max: majorOf(salary_max_minor, row.salary_currency),
    missing: missingIn({ ...row, titles, location_id, location_words, salary_min_minor, salary_max_minor }),
    may: { delete: rows.length > 1 },
  }))
