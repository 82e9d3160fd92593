import { MOST_PREFERENCES } from '#config/limits.ts'
import type { Db } from '#platform/db/database.ts'
import { createRefusals } from '#platform/http/refusals.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Changed } from '../../contract/entry-calls.ts'
import { type ChangeDependencies, changeProfile } from '../change-profile.ts'
import {
  listPreferences,
  type PreferenceRow,
  removePreference,
  storePreference,
} from '../queries/preferences.ts'
import { columnsOf, fieldsOf, isRemote, type PreferenceFields, refuseMissing } from './preference-rules.ts'

export const createPreference = (
  deps: ChangeDependencies,
  fields: PreferenceFields,
  viewer: Viewer,
): Promise<Changed> =>
  changeProfile(deps, viewer, async (transaction, accountId) => {
    const others = await listPreferences(transaction, accountId)
    const columns = readPreference(fields, { before: null, others }, viewer)
    return storePreference(transaction, accountId, { ...columns, id: null, now: deps.clock.now() })
  })

export const updatePreference = (
  deps: ChangeDependencies,
  {
    id,
    ...changes
  }: { [Name in keyof PreferenceFields]?: PreferenceFields[Name] | undefined } & { id: string },
  viewer: Viewer,
): Promise<Changed> =>
  changeProfile(deps, viewer, async (transaction, accountId) => {
    const { found, others } = await preferenceOf(transaction, accountId, id)
    const merged = { ...fieldsOf(found), ...placeFirst(changes) }
    const columns = readPreference(merged, { before: found, others }, viewer)
    return storePreference(transaction, accountId, { ...columns, id, now: deps.clock.now() })
  })

/** Throws 41232 for the last one. */
export const deletePreference = (
  deps: ChangeDependencies,
  { id }: { id: string },
  viewer: Viewer,
): Promise<Changed> =>
  changeProfile(deps, viewer, async (transaction, accountId) => {
    const { others } = await preferenceOf(transaction, accountId, id)
    if (others.length === 0) throw new ApiError(41232)
    await removePreference(transaction, accountId, id)
    return id
  })

function readPreference(
  fields: PreferenceFields,
  { before, others }: { before: PreferenceRow | null; others: readonly PreferenceRow[] },
  { language }: Viewer,
) {
  const refusals = createRefusals(language)
  const columns = columnsOf(fields, { before, language, refusals })
  refusals.finish()
  refuseMissing(columns, refusals)
  refusals.finish()
  const ofKind = others.filter((other) => isRemote(other) === isRemote(columns))
  if (ofKind.length >= MOST_PREFERENCES) refusals.refuse('arrangement_id', isRemote(columns) ? 41230 : 41231)
  refusals.finish()
  return columns
}

/** A new place replaces the former one, however that was said. */
const placeFirst = <Changes extends Partial<Record<keyof PreferenceFields, unknown>>>(
  changes: Changes,
): Changes =>
  changes.location_words == null || changes.location_id != null ? changes : { ...changes, location_id: null }

async function preferenceOf(db: Db, accountId: string, id: string) {
  const all = await listPreferences(db, accountId)
  const found = all.find((preference) => preference.id === id)
  if (found === undefined) throw new ApiError(41240)
  return { found, others: all.filter((preference) => preference !== found) }
}
