import type { z } from 'zod'
import { REMOTE } from '#config/arrangements.ts'
import { countryByCode, countryName } from '#config/countries.ts'
import { currencyByCode } from '#config/currencies.ts'
import { listEntry } from '#config/lists/lists.ts'
import { locationById } from '#config/places/places.ts'
import type { Refusals } from '#platform/http/refusals.ts'
import { toMajor, toMinor } from '#shared/money.ts'
import type { createPreference } from '../../contract/job-preferences.ts'
import { amountIn } from '../amount-in.ts'
import type { PreferenceRow } from '../queries/preferences.ts'
import { areKnown, withoutRepetitions } from './stored-titles.ts'

export type PreferenceFields = z.output<typeof createPreference.request>

type Before = Pick<PreferenceRow, 'country' | 'location_id'>

export const isRemote = ({ arrangement_id }: Pick<PreferenceRow, 'arrangement_id'>): boolean =>
  arrangement_id === REMOTE

/**
 * The columns of a preference. Refuses values that no list has, a pay range upside down, and a country in which the place
 * is not.
 * @param before the place and country as they were; null: it is new
 */
export function columnsOf(
  fields: PreferenceFields,
  { before, language, refusals }: { before: Before | null; language: string; refusals: Refusals },
): Omit<PreferenceRow, 'id'> {
  const { arrangement_id = null, industry_id = null, salary_type_id = null, location_id = null } = fields
  const { titles = [], job_type_ids = [], language_ids = [] } = fields
  if (!areKnown(titles)) refusals.refuse('titles', 41149)
  for (const id of job_type_ids) refusals.requireListed('job_type_ids', 'job_types', id)
  for (const id of language_ids) refusals.requireListed('language_ids', 'language_lists', id)
  refusals.requireListed('industry_id', 'industry_lists', industry_id)
  refusals.requireListed('arrangement_id', 'arrangements', arrangement_id)
  refusals.requireListed('salary_type_id', 'salary_types', salary_type_id)
  return {
    ...{ titles: withoutRepetitions(titles), job_type_ids, industry_id, arrangement_id, language_ids },
    ...placeOf({ ...fields, arrangement_id, location_id }, { before, language, refusals }),
    ...payOf({ ...fields, salary_type_id }, refusals),
  }
}

/**
 * Remote work needs a time zone and other work a place, but nothing that was said is dropped: whoever changes the
 * arrangement back finds it again. A known place is in its own country: one from before follows a new place, and one
 * that was chosen beside it is asked about.
 */
function placeOf(
  fields: PreferenceFields & Pick<PreferenceRow, 'arrangement_id' | 'location_id'>,
  { before, language, refusals }: { before: Before | null; language: string; refusals: Refusals },
): Pick<PreferenceRow, 'country' | 'location_id' | 'location_words' | 'time_zone'> {
  const { location_id, location_words: words = null, country = null, time_zone: zone = '' } = fields
  if (zone !== '' && !isTimeZone(zone)) refusals.say('time_zone', 'choose-from-list')
  const location = location_id === null ? undefined : locationById(location_id)
  if (location_id !== null && location === undefined) refusals.refuse('location_id', 41150)
  if (country !== null && countryByCode(country) === undefined) refusals.say('country', 'choose-from-list')
  const follows = before !== null && before.country === country && before.location_id !== location_id
  if (location !== undefined && country !== null && country !== location.country && !follows)
    refusals.say('country', 'place-elsewhere', { country: countryName(location.country, language) })
  return {
    country: location?.country ?? country,
    location_id,
    location_words: location_id === null ? words : null,
    time_zone: zone || null,
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Only pay for a period needs amounts; those that were said stay for when it is one again. */
function payOf(
  fields: PreferenceFields & Pick<PreferenceRow, 'salary_type_id'>,
  refusals: Refusals,
): Pick<PreferenceRow, 'salary_type_id' | 'salary_currency' | 'salary_min_minor' | 'salary_max_minor'> {
  const { salary_type_id, salary_currency: currency = null } = fields
  const isKnown = currency !== null && currencyByCode(currency) !== undefined
  const amountOf = (field: 'salary_min' | 'salary_max') =>
    amountIn(fields[field] ?? null, { currency: isKnown ? currency : null, field }, refusals)
  const [min, max] = [amountOf('salary_min'), amountOf('salary_max')]
  const hasSome = min !== null || max !== null
  if (currency !== null && !isKnown) refusals.say('salary_currency', 'choose-from-list')
  if (currency === null && hasSome) refusals.refuse('salary_currency', 41259)
  if (!isKnown || !(hasSome || hasAmounts(salary_type_id)))
    return { salary_type_id, salary_currency: null, salary_min_minor: null, salary_max_minor: null }
  if (min !== null && max !== null && min > max) refusals.refuse('salary_max', 41139)
  const minor = (amount: number | null) => (amount === null ? null : toMinor(amount, currency))
  return {
    salary_type_id,
    salary_currency: currency,
    salary_min_minor: minor(min),
    salary_max_minor: minor(max),
  }
}

const hasAmounts = (salaryType: number | null): boolean =>
  salaryType !== null && listEntry('salary_types', salaryType)?.period != null

/** The required fields without an answer, by the names of the request. */
export function missingIn(row: Omit<PreferenceRow, 'id'>): (keyof PreferenceFields)[] {
  const isPaid = hasAmounts(row.salary_type_id)
  const hasPlace = row.location_id !== null || row.location_words !== null
  const isMissing: [keyof PreferenceFields, boolean][] = [
    ['titles', row.titles.length === 0],
    ['job_type_ids', row.job_type_ids.length === 0],
    ['industry_id', row.industry_id === null],
    ['arrangement_id', row.arrangement_id === null],
    ['location_id', !isRemote(row) && !hasPlace],
    // A place in own words says no country.
    ['country', !isRemote(row) && row.location_words !== null && row.country === null],
    ['time_zone', isRemote(row) && row.time_zone === null],
    ['language_ids', row.language_ids.length === 0],
    ['salary_type_id', row.salary_type_id === null],
    ['salary_currency', isPaid && row.salary_currency === null],
    ['salary_min', isPaid && row.salary_min_minor === null],
    ['salary_max', isPaid && row.salary_max_minor === null],
  ]
  return isMissing.flatMap(([field, isOne]) => (isOne ? [field] : []))
}

const LISTS: ReadonlySet<string> = new Set(['titles', 'job_type_ids', 'language_ids'])

/** Refuses all missing fields at once. */
export function refuseMissing(row: Omit<PreferenceRow, 'id'>, refusals: Refusals): void {
  for (const field of missingIn(row)) {
    if (LISTS.has(field))
      refusals.refuse(field, 41259, {}, { message: 'choose-at-least', params: { min: 1 } })
    else refusals.refuse(field, 41259)
  }
}

/** A preference as the request that would make it. */
export const fieldsOf = ({
  salary_min_minor,
  salary_max_minor,
  ...row
}: PreferenceRow): PreferenceFields => ({
  ...row,
  time_zone: row.time_zone ?? '',
  salary_min: majorOf(salary_min_minor, row.salary_currency),
  salary_max: majorOf(salary_max_minor, row.salary_currency),
})

export const majorOf = (minor: number | null, currency: string | null): number | null =>
  minor === null || currency === null ? null : toMajor(minor, currency)
