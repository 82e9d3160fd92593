import { marketOfCountry } from '#config/markets.ts'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Wizard } from '../contract/wizard.ts'
import { getWizard } from './get-wizard.ts'
import { storePerson } from './queries/wizard.ts'

export type { AccountDependencies } from '#features/accounts/server/door.ts'

/** Throws 40001 beside an unknown country. */
export async function savePerson(
  { db, clock }: Pick<AccountDependencies, 'db' | 'clock'>,
  { first_name, last_name, country }: Pick<Wizard, 'first_name' | 'last_name'> & { country: string },
  viewer: Viewer,
): Promise<Wizard> {
  if (!marketOfCountry(country)) throw new ApiError(40001, { field: 'country' })
  const person = { firstName: first_name, lastName: last_name, country, now: clock.now() }
  await storePerson(db, accountOf(viewer), person)
  return getWizard(db, viewer)
}
