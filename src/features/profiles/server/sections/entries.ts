import type { Db } from '#platform/db/database.ts'
import { createRefusals } from '#platform/http/refusals.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Changed } from '../../contract/entry-calls.ts'
import { type ChangeDependencies, changeProfile } from '../change-profile.ts'
import { type Columns, insertEntry, removeEntry, updateColumns } from '../queries/entries.ts'
import type { Section } from './section.ts'

/** Further columns, made in the transaction of the change. */
type More = (transaction: Db, accountId: string) => Promise<Columns>

/** Absent fields stay. */
type Changes<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined }

const nothingMore: More = async () => ({})

export const createEntry = <Fields, Entry extends { id: string }>(
  deps: ChangeDependencies,
  section: Section<Fields, Entry>,
  fields: Fields,
  viewer: Viewer,
  more: More = nothingMore,
): Promise<Changed> =>
  changeProfile(deps, viewer, async (transaction, accountId) => {
    const refusals = createRefusals(viewer.language)
    const entries = await section.list(transaction, accountId)
    const { most, table } = section
    if (entries.length >= most.entries) {
      if (most.code === undefined) refusals.say(most.field, 'too-many-entries', { max: most.entries })
      else refusals.refuse(most.field, most.code, { number: most.entries })
      refusals.finish()
    }
    const columns = section.columnsOf(fields, { ...refusals, now: deps.clock.now() })
    refusals.finish()
    section.refuseRepeated?.(fields, entries, refusals, null)
    refusals.finish()
    const row = { ...columns, ...(await more(transaction, accountId)), position: entries.length }
    return insertEntry(transaction, table, { ...row, account_id: accountId })
  })

/** Throws the section's own code if the entry is not there, or another person's. */
export const updateEntry = <Fields, Entry extends { id: string }>(
  deps: ChangeDependencies,
  section: Section<Fields, Entry>,
  { id, changes }: { id: string; changes: Changes<Fields> },
  viewer: Viewer,
  more: More = nothingMore,
): Promise<Changed> =>
  changeProfile(deps, viewer, async (transaction, accountId) => {
    const refusals = createRefusals(viewer.language)
    const entries = await section.list(transaction, accountId)
    const before = entries.find((entry) => entry.id === id)
    if (before === undefined) throw new ApiError(section.missing)
    const fields: Fields = { ...section.fieldsOf(before), ...changes }
    const columns = section.columnsOf(fields, { ...refusals, now: deps.clock.now() })
    refusals.finish()
    const others = entries.filter((entry) => entry !== before)
    section.refuseRepeated?.(fields, others, refusals, before)
    refusals.finish()
    const row = { ...columns, ...(await more(transaction, accountId)) }
    await updateColumns(transaction, section.table, { id, accountId, columns: row })
    return id
  })

export const deleteEntry = <Fields, Entry extends { id: string }>(
  deps: ChangeDependencies,
  { table, missing }: Section<Fields, Entry>,
  { id }: { id: string },
  viewer: Viewer,
): Promise<Changed> =>
  changeProfile(deps, viewer, async (transaction, accountId) => {
    if (!(await removeEntry(transaction, table, { id, accountId }))) throw new ApiError(missing)
    return id
  })
