import type { z } from 'zod'
import { countryByCode } from '#config/countries.ts'
import { LEAST_AGE, MAX_NAME } from '#config/limits.ts'
import { marketOfCountry } from '#config/markets.ts'
import { locationById } from '#config/places/places.ts'
import type { Db } from '#platform/db/database.ts'
import { createRefusals, type Refusals } from '#platform/http/refusals.ts'
import { privateFileAddress } from '#shared/file-address.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Changed } from '../contract/entry-calls.ts'
import type { updateMe as contract, ElsewhereField } from '../contract/profile.ts'
import { type ChangeDependencies, changeProfile } from './change-profile.ts'
import { currentMonth, firstDay } from './months.ts'
import { findProfile, storeBasics } from './queries/profile.ts'

type Changes = Omit<z.output<typeof contract.request>, ElsewhereField | 'language_code'>

/** Changes the basic information; absent fields stay. All that is wrong is refused at once, beside its fields. */
export const updateMe = (
  deps: ChangeDependencies,
  { language_code: _, ...request }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<Changed> =>
  changeProfile(deps, viewer, async (transaction, accountId) => {
    const now = deps.clock.now()
    const refusals = createRefusals(viewer.language)
    const { elsewhere, changes } = withoutElsewhere(request)
    await refuseElsewhere(transaction, accountId, { elsewhere, refusals })
    const columns = basicColumns(changes, refusals, now)
    refusals.finish()
    await storeBasics(transaction, accountId, { ...columns, now })
    return null
  })

type Request = Omit<z.output<typeof contract.request>, 'language_code'>

function withoutElsewhere(request: Request) {
  const { email, phone_num, user_identity_id, ...files } = request
  const { avatar, resume_id, filename, video_resume_id, video_resume, video_cover, ...changes } = files
  const elsewhere = {
    ...{ email, phone_num, user_identity_id, avatar, resume_id, filename },
    ...{ video_resume_id, video_resume, video_cover },
  }
  return { elsewhere, changes }
}

/** Whoever sends back what they have read changes nothing. */
async function refuseElsewhere(
  db: Db,
  accountId: string,
  { elsewhere, refusals }: { elsewhere: Pick<Request, ElsewhereField>; refusals: Refusals },
): Promise<void> {
  const sent = Object.entries(elsewhere).filter(([, value]) => value !== undefined)
  if (sent.length === 0) return
  const known = await findProfile(db, accountId)
  const now: Record<ElsewhereField, string | null | undefined> = {
    ...{ email: known?.email, phone_num: known?.phone_num, user_identity_id: null },
    ...{ resume_id: known?.resume_id, filename: known?.filename, video_resume_id: known?.video_resume_id },
    avatar: addressOf(known?.small_file_id),
    video_resume: addressOf(known?.video_file_id),
    video_cover: addressOf(known?.video_cover_file_id),
  }
  const values = new Map(Object.entries(now))
  for (const [field, value] of sent)
    if ((value || null) !== (values.get(field) ?? null)) refusals.say(field, 'changed-elsewhere')
}

const addressOf = (id: string | null | undefined) => (id ? privateFileAddress(id) : null)

/** The columns of given answers; refuses what is wrong with them. */
export function basicColumns(changes: Changes, refusals: Refusals, now: Date) {
  refuseUnknown(changes, refusals)
  return {
    account: accountColumns(changes, refusals),
    seeker: { ...seekerColumns(changes, refusals, now), ...placeColumns(changes) },
  }
}

function refuseUnknown(changes: Changes, refusals: Refusals): void {
  refusals.requireListed('work_permission_id', 'work_permission_lists', changes.work_permission_id)
  refusals.requireListed('xp_lvl_id', 'xp_lvls', changes.xp_lvl_id)
  refusals.requireListed('notice_period_id', 'notice_period_lists', changes.notice_period_id)
  refusals.requireListed('seeking_status_id', 'seeking_status_lists', changes.seeking_status_id)
  refusals.requireListed('seeker_type_id', 'seeker_type_lists', changes.seeker_type_id)
  refusals.requireListed('gender_id', 'gender_lists', changes.gender_id)
  const { nationality, country, location_id } = changes
  if (nationality != null && !countryByCode(nationality)) refusals.say('nationality', 'choose-from-list')
  if (country != null && !marketOfCountry(country)) refusals.say('country', 'choose-from-list')
  if (location_id != null && !locationById(location_id)) refusals.refuse('location_id', 41150)
}

function accountColumns({ first_name, last_name, country }: Changes, refusals: Refusals) {
  const typed = { first_name, last_name }
  for (const [field, name] of Object.entries(typed))
    if (name !== undefined && [...name].length > MAX_NAME) refusals.refuse(field, 41051)
  if (typed.first_name === '') refusals.refuse('first_name', 41259)
  return onlyGiven({ ...typed, country })
}

function seekerColumns(
  {
    first_name: _first,
    last_name: _last,
    country: _country,
    location_id: _place,
    location_words: _words,
    ...changes
  }: Changes,
  refusals: Refusals,
  now: Date,
) {
  const { birth_date, started_working_on: started } = changes
  if (birth_date != null && birth_date > latestBirth(now)) refusals.refuse('birth_date', 41026)
  if (birth_date != null && birth_date < EARLIEST_BIRTH) refusals.say('birth_date', 'value-invalid')
  if (started != null && started > currentMonth(now)) refusals.say('started_working_on', 'month-in-future')
  if (changes.has_never_worked === true && started != null)
    refusals.say('started_working_on', 'value-invalid')
  return onlyGiven({
    ...changes,
    // Of two answers that exclude each other, the later one counts.
    ...(started !== undefined && { started_working_on: firstDay(started) }),
    ...(changes.has_never_worked === true && { started_working_on: null }),
    ...(started != null && { has_never_worked: false }),
  })
}

const EARLIEST_BIRTH = '1900-01-01'

function latestBirth(now: Date): string {
  const day = new Date(now)
  day.setUTCFullYear(day.getUTCFullYear() - LEAST_AGE)
  return day.toISOString().slice(0, 10)
}

/** A place is known or in own words: one replaces the other. */
function placeColumns({ location_id: id, location_words: words }: Changes) {
  if (id === undefined && words === undefined) return {}
  return { location_id: id ?? null, location_words: id == null ? (words ?? null) : null }
}

type Value = string | number | boolean | null

/** The columns that have a value, null among them. */
const onlyGiven = <Given extends Value>(
  columns: Readonly<Record<string, Given | undefined>>,
): Record<string, Given> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([column, value]) => (value === undefined ? [] : [[column, value]])),
  )
