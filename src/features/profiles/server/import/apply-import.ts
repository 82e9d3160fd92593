import type { z } from 'zod'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { createRefusals, type Refusals } from '#platform/http/refusals.ts'
import { ApiError } from '#shared/api-error.ts'
import { lookUp } from '#shared/look-up.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Changed } from '../../contract/entry-calls.ts'
import type { applyImport as contract } from '../../contract/import.ts'
import { mendableFields } from '../../contract/import-fields.ts'
import { LISTED_SECTIONS, updateMe } from '../../contract/profile.ts'
import { changeProfile } from '../change-profile.ts'
import { type Columns, insertEntry } from '../queries/entries.ts'
import { removeImport } from '../queries/imports.ts'
import { storeBasics } from '../queries/profile.ts'
import { knownNames, type WorkDependencies } from '../sections/save-work-experience.ts'
import { basicColumns } from '../update-me.ts'
import type { Draft, DraftEntry, DraftFields } from './draft.ts'
import { sectionNow } from './import-sections.ts'
import { waitingImport } from './waiting-import.ts'

type Request = z.output<typeof contract.request>
type Applied = Changed & { added: number }

/** Adds the chosen entries of the import that waits. */
export async function applyImport(
  deps: WorkDependencies,
  request: Request,
  viewer: Viewer,
): Promise<Applied> {
  const waiting = await waitingImport(deps, accountOf(viewer))
  if (waiting?.id !== request.id) throw new ApiError(40004)
  const { draft } = waiting
  return applyDraft(deps, viewer, { draft, wanted: request.entries }, async (transaction, accountId) => {
    // Somebody who presses twice adds it once.
    if (!(await removeImport(transaction, accountId, request.id))) throw new ApiError(40004)
  })
}

/**
 * Adds chosen entries in one change of the profile, or none: all that is wrong is told at once, beside its field. Refuses
 * to add nothing, since what was read would go.
 * `before` runs first in the transaction.
 */
export async function applyDraft(
  deps: WorkDependencies,
  viewer: Viewer,
  {
    draft,
    wanted,
    skipsKnown = false,
  }: {
    draft: Draft
    wanted: Request['entries']
    /** What the profile has already is not added again, so that somebody who presses twice adds it once. */
    skipsKnown?: boolean
  },
  before: (transaction: Db, accountId: string) => Promise<void>,
): Promise<Applied> {
  const chosen = chosenFrom(draft.entries, wanted)
  if (chosen.length === 0) refuseNothing(viewer)
  const known = await namesKnown(deps, chosen, viewer)
  const changed = await changeProfile(deps, viewer, async (transaction, accountId) => {
    await before(transaction, accountId)
    const refusals = createRefusals(viewer.language)
    const now = deps.clock.now()
    await applyBasics(transaction, accountId, { chosen, refusals, now })
    await applyLists(transaction, accountId, { chosen, known, skipsKnown, refusals, now })
    return null
  })
  return { ...changed, added: chosen.length }
}

function refuseNothing({ language }: Viewer): void {
  const refusals = createRefusals(language)
  refusals.say('entries', 'choose-at-least', { min: 1 })
  refusals.finish()
}

/** The chosen entries with what the person has filled in or mended. Fields that were open and stay so are empty. */
function chosenFrom(entries: readonly DraftEntry[], wanted: Request['entries']): DraftEntry[] {
  const filled = new Map(wanted.map((one) => [one.key, new Map(Object.entries(one.filled))]))
  return entries
    .filter(({ key }) => filled.has(key))
    .map((entry) => {
      const typed = filled.get(entry.key) ?? new Map<string, string>()
      const left = entry.open.map(({ field }): [string, string] => [field, ''])
      const mended = fillable(entry).flatMap((field): [string, string][] => {
        const value = typed.get(field)
        return value === undefined ? [] : [[field, value]]
      })
      const fields = { ...entry.fields, ...Object.fromEntries([...left, ...mended]) }
      return { ...entry, fields: isEnded(typed) ? withoutCurrent(fields) : fields }
    })
}

const fillable = (entry: DraftEntry): string[] =>
  [...entry.open, ...mendableFields(entry)].map(({ field }) => field)

/** Whoever types an end has left. */
const isEnded = (typed: ReadonlyMap<string, string>) => (typed.get('ended_on') ?? '') !== ''

const withoutCurrent = ({ is_current: _job, is_attending: _school, ...fields }: DraftFields): DraftFields =>
  fields

/** The titles and companies that we know, by the keys of their entries. They are looked up before the profile is locked. */
async function namesKnown(deps: WorkDependencies, chosen: readonly DraftEntry[], viewer: Viewer) {
  const jobs = chosen.filter(({ section }) => section === 'work_experiences')
  const found = jobs.map(async ({ key, fields }): Promise<[string, Columns]> => {
    const names = { job_title: String(fields.job_title), company_name: String(fields.company_name) }
    return [key, await knownNames(deps, names, viewer)]
  })
  return new Map(await Promise.all(found))
}

interface Applying {
  chosen: readonly DraftEntry[]
  refusals: Refusals
  now: Date
}

async function applyBasics(
  transaction: Db,
  accountId: string,
  { chosen, refusals, now }: Applying,
): Promise<void> {
  const answers = chosen.filter(({ section }) => section === 'basics').map(({ fields }) => fields)
  const { data: changes, error } = updateMe.request.safeParse(Object.assign({}, ...answers))
  const rules = besideAnswers(refusals)
  for (const { path } of error?.issues ?? []) rules.say(String(path[0]), 'value-invalid')
  if (changes === undefined) return
  await storeBasics(transaction, accountId, { ...basicColumns(changes, rules, now), now })
}

async function applyLists(
  transaction: Db,
  accountId: string,
  {
    chosen,
    known,
    skipsKnown,
    refusals,
    now,
  }: Applying & { known: ReadonlyMap<string, Columns>; skipsKnown: boolean },
): Promise<void> {
  const rows: Parameters<typeof insertEntry>[] = []
  for (const name of LISTED_SECTIONS) {
    const section = await sectionNow(name, transaction, accountId)
    const entries = chosen.filter(
      (entry) => entry.section === name && !(skipsKnown && section.isKnown(entry.fields)),
    )
    const { entries: most, code } = section.most
    if (section.count + entries.length > most) {
      if (code === undefined) refusals.say(name, 'too-many-entries', { max: most })
      else refusals.refuse(name, 41255, {}, { message: 'too-many-entries', params: { max: most } })
    }
    entries.forEach(({ key, fields, open }, index) => {
      for (const { field, is_required } of open)
        if (is_required && lookUp(fields, field) === '') refusals.refuse(`${key}/${field}`, 41259)
      const columns = section.columnsOf(fields, { ...within(key, refusals), now })
      const row = { ...columns, ...known.get(key), position: section.count + index, account_id: accountId }
      rows.push([transaction, section.table, row])
    })
  }
  refusals.finish()
  for (const row of rows) await insertEntry(...row)
}

/** Each answer of the basic information is an entry with one field. */
const besideAnswers = ({ refuse, say, requireListed, finish }: Refusals): Refusals => ({
  refuse: (field, ...more) => refuse(`basics/${field}/${field}`, ...more),
  say: (field, ...more) => say(`basics/${field}/${field}`, ...more),
  requireListed: (field, ...more) => requireListed(`basics/${field}/${field}`, ...more),
  finish,
})

/** Names fields with the entry to which they belong. */
const within = (key: string, { refuse, say, requireListed, finish }: Refusals): Refusals => ({
  refuse: (field, ...more) => refuse(`${key}/${field}`, ...more),
  say: (field, ...more) => say(`${key}/${field}`, ...more),
  requireListed: (field, ...more) => requireListed(`${key}/${field}`, ...more),
  finish,
})
