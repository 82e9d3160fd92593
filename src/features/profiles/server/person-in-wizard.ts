import type { Db } from '#platform/db/database.ts'
import type { DesiredWork, Person } from '#platform/search/person.ts'
import type { WantedTitle } from '../contract/wizard.ts'
import { findWizard } from './queries/wizard.ts'

/** The answers of a seeker that say which jobs they look for; nothing for an account that is no seeker's. */
export async function personInWizard(
  db: Db,
  accountId: string,
): Promise<Partial<Pick<Person, 'work' | 'locationIds' | 'levelId'>>> {
  const found = await findWizard(db, accountId)
  if (found === null) return {}
  return {
    work: found.titles.flatMap(desiredWork),
    // A place in own words is none that we know.
    locationIds: found.location_id === null ? [] : [found.location_id],
    levelId: found.xp_lvl_id,
  }
}

function desiredWork({ title_id, words, near_title_ids }: WantedTitle): DesiredWork[] {
  if (title_id !== null) return [{ titleId: title_id }]
  return words === null ? [] : [{ words, nearTitleIds: near_title_ids }]
}
