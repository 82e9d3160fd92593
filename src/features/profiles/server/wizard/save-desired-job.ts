import type { z } from 'zod'
import { currencyByCode } from '#config/currencies.ts'
import { MOST_PREFERENCES } from '#config/limits.ts'
import { type ListType, listEntry } from '#config/lists/lists.ts'
import { marketOfCountry } from '#config/markets.ts'
import { locationById } from '#config/places/places.ts'
import { titleById } from '#config/taxonomy/taxonomy.ts'
import { createRefusals } from '#platform/http/refusals.ts'
import { ApiError } from '#shared/api-error.ts'
import { toMinor } from '#shared/money.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { WantedTitle } from '../../contract/wanted-titles.ts'
import type { saveDesiredJob as contract, Wizard } from '../../contract/wizard.ts'
import { amountIn } from '../amount-in.ts'
import type { ChangeDependencies } from '../change-profile.ts'
import { isRemote } from '../preferences/preference-rules.ts'
import { listPreferences, type PreferenceRow } from '../queries/preferences.ts'
import { storeBasics } from '../queries/profile.ts'
import { type DesiredJob, storeDesiredJob } from '../queries/wizard.ts'
import { changeAnswers } from './change-answers.ts'

type Answers = z.output<typeof contract.request>

/** Throws 40001 beside a field with an unknown id, 41149 beside an unknown title, 41230 or 41231 if too many preferences are then of one kind. */
export async function saveDesiredJob(
  deps: ChangeDependencies,
  answers: Answers,
  viewer: Viewer,
): Promise<Wizard> {
  refuseUnknown(answers)
  const { titles, arrangement_id, job_type_ids, xp_lvl_id, next = 'name' } = answers
  const wish: DesiredJob = {
    titles: titles && withoutRepetitions(titles),
    place: placeIn(answers),
    arrangement_id,
    job_type_ids: job_type_ids && [...new Set(job_type_ids)],
    salary: salaryIn(answers, viewer),
  }
  return changeAnswers(deps, viewer, next, async (transaction, accountId, now) => {
    await storeDesiredJob(transaction, accountId, wish, now)
    refuseTooMany(await listPreferences(transaction, accountId))
    if (xp_lvl_id !== undefined) {
      await storeBasics(transaction, accountId, { account: {}, seeker: { xp_lvl_id }, now })
    }
  })
}

function refuseTooMany(preferences: readonly PreferenceRow[]): void {
  const remote = preferences.filter(isRemote).length
  if (remote > MOST_PREFERENCES) throw new ApiError(41230, { field: 'arrangement_id' })
  if (preferences.length - remote > MOST_PREFERENCES) throw new ApiError(41231, { field: 'arrangement_id' })
}

function refuseUnknown({ titles = [], location_id, job_type_ids = [], ...answers }: Answers): void {
  const titleIds = titles.flatMap(({ title_id, near_title_ids }) => [title_id ?? [], near_title_ids].flat())
  if (!titleIds.every((id) => titleById(id))) throw new ApiError(41149, { field: 'titles' })
  if (location_id && !locationById(location_id)) throw new ApiError(40001, { field: 'location_id' })
  for (const id of job_type_ids) refuseUnlisted('job_types', id, 'job_type_ids')
  refuseUnlisted('arrangements', answers.arrangement_id, 'arrangement_id')
  refuseUnlisted('xp_lvls', answers.xp_lvl_id, 'xp_lvl_id')
}

/** Throws 40001 beside the field. Null and undefined are no ids. */
export function refuseUnlisted(list: ListType, id: number | null | undefined, field: string): void {
  if (id != null && listEntry(list, id) === undefined) throw new ApiError(40001, { field })
}

function placeIn({ location_id, location_words }: Answers): DesiredJob['place'] {
  if (location_id === undefined && location_words === undefined) return undefined
  const known = location_id ? locationById(location_id) : undefined
  return known === undefined
    ? { location_id: null, location_words: location_words ?? null, country: null }
    : { location_id: known.id, location_words: null, country: known.country }
}

function salaryIn(
  { salary_min, salary_currency }: Answers,
  { country, language }: Viewer,
): DesiredJob['salary'] {
  if (salary_min === undefined || salary_min === null) return salary_min
  const currency = salary_currency ?? marketOfCountry(country ?? '')?.currency ?? 'USD'
  if (currencyByCode(currency) === undefined) throw new ApiError(40001, { field: 'salary_currency' })
  const refusals = createRefusals(language)
  const min = amountIn(salary_min, { currency, field: 'salary_min' }, refusals)
  refusals.finish()
  return min === null ? null : { min: toMinor(min, currency), currency }
}

/** Keeps the first of equal titles. A title from the tree is stored as its own only nearest title. */
function withoutRepetitions(titles: readonly WantedTitle[]): WantedTitle[] {
  const first = new Map<number | string, WantedTitle>()
  for (const title of titles) {
    const key = title.title_id ?? title.words?.toLowerCase() ?? ''
    const near_title_ids = title.words === null ? [] : [...new Set(title.near_title_ids)]
    if (!first.has(key)) first.set(key, { ...title, near_title_ids })
  }
  return [...first.values()]
}
