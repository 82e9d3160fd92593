import type { z } from 'zod'
import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { nameOfValue } from '../../search/server/door.ts'
import type { AlertSearch } from '../contract/alert.ts'
import type * as contracts from '../contract/by-mail.ts'
import { readOnly } from '../contract/narrowing.ts'
import type { AlertDependencies } from './alert-dependencies.ts'
import { alertOf } from './alert-of-token.ts'
import * as queries from './queries/alerts.ts'
import { readSearch, storedSearch } from './read-search.ts'

/** Throws 41141 if the alert has other values of the filter: it was changed since the mail. */
export async function narrowJobAlert(
  deps: Pick<AlertDependencies, 'db' | 'clock' | 'secrets'>,
  { token, only, is_chosen: isChosen }: z.output<typeof contracts.narrowJobAlert.request>,
): Promise<Record<string, never>> {
  const { alert } = await alertOf(deps, token)
  await deps.db.transaction().execute(async (db) => {
    await queries.lockAlert(db, alert.id)
    const search = readSearch((await queries.findAlert(db, alert.id))?.search ?? {})
    if (isOtherwise(search, only)) throw new ApiError(41141)
    const { api, id } = readOnly(only)
    const narrowed = { ...search, [api]: isChosen ? [id] : [] }
    await queries.setSearch(db, alert.id, storedSearch(narrowed), deps.clock.now())
  })
  return {}
}

/** Whether a link is about what the alert does now; null: it has other values of the filter. */
export function narrowedBy(search: AlertSearch, only: string, { language }: Viewer) {
  const { name: filter, api, id } = readOnly(only)
  const name = nameOfValue(filter, id, isLanguage(language) ? language : DEFAULT_LANGUAGE, new Map())
  if (name === undefined || isOtherwise(search, only)) return null
  return { name, is_chosen: search[api].length > 0 }
}

/** Whether the alert has chosen other values. */
function isOtherwise(search: AlertSearch, only: string): boolean {
  const { api, id } = readOnly(only)
  return search[api].length > 0 && (search[api].length > 1 || search[api][0] !== id)
}
