import { z } from 'zod'
import { MOST_WANTED_TITLES } from '#config/limits.ts'
import { defineContract } from '#shared/contract.ts'
import { createCall, deleteCall, updateCall } from './entry-calls.ts'
import {
  entryId,
  optionalAmount,
  optionalCountry,
  optionalCurrency,
  optionalIdList,
  optionalListId,
} from './fields.ts'
import { namedOrOwn, ownWords, wantedTitle } from './wanted-titles.ts'

/**
 * Required are titles, job type, industry, arrangement, salary type, and for amounts the currency and both ends; work
 * language; for remote work the time zone; else the place, and the country where that is overseas. Each is missing with
 * 41259 beside its field, so the shapes here let them be absent.
 */
const fields = z.object({
  titles: z.array(wantedTitle).max(MOST_WANTED_TITLES).optional(),
  job_type_ids: optionalIdList(),
  industry_id: optionalListId().optional(),
  /** Of the list arrangements: 3 is remote. */
  arrangement_id: optionalListId().optional(),
  /** ISO 3166 alpha-2. */
  country: optionalCountry().optional(),
  location_id: z
    .union([z.literal('').transform(() => null), z.null(), z.coerce.number().int().positive()])
    .optional(),
  location_words: z.union([z.literal('').transform(() => null), z.null(), ownWords]).optional(),
  /** IANA name. */
  time_zone: z.string().max(60).optional(),
  language_ids: optionalIdList(),
  salary_type_id: optionalListId().optional(),
  salary_currency: optionalCurrency().optional(),
  /** Major units for the period of the salary type. */
  salary_min: optionalAmount().optional(),
  salary_max: optionalAmount().optional(),
})

const ERRORS = [41139, 41149, 41150, 41230, 41231, 41259]
export const createPreference = createCall(
  'Preference',
  '/job-preferences/create',
  'a preference',
  fields,
  ERRORS,
)
export const updatePreference = updateCall(
  'Preference',
  '/job-preferences/:id/update',
  'a preference',
  fields,
  [...ERRORS, 41240],
)
export const deletePreference = {
  ...deleteCall('Preference', '/job-preferences/:id/delete', 'a preference', 41240),
  errors: [40005, 41240, 41232],
}

export const jobPreference = z.object({
  id: z.uuid(),
  titles: z.array(
    namedOrOwn.extend({ near: z.array(z.object({ id: z.number().int(), value: z.string() })) }),
  ),
  job_type_ids: z.array(z.number().int()),
  industry_id: z.number().int().nullable(),
  arrangement_id: z.number().int().nullable(),
  country: z.string().nullable(),
  /** Null: anywhere. */
  location: namedOrOwn.nullable(),
  time_zone: z.string().nullable(),
  language_ids: z.array(z.number().int()),
  salary_type_id: z.number().int().nullable(),
  salary_currency: z.string().nullable(),
  salary_min: z.number().nullable(),
  salary_max: z.number().nullable(),
  /** The required fields without an answer, by the names of the request. */
  missing: z.array(z.string()),
  may: z.object({
    /** False for the last one. */
    delete: z.boolean(),
  }),
})
export type JobPreference = z.output<typeof jobPreference>

export const getPreference = defineContract({
  name: 'profiles.getPreference',
  service: 'jobseeker',
  method: 'GET',
  path: '/job-preferences/:id',
  summary: 'One preference of the signed-in seeker.',
  access: 'seeker',
  limit: 'account',
  request: z.object({ id: entryId() }),
  response: jobPreference,
  errors: [40005, 41240],
})
