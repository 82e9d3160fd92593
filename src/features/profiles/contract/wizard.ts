import { z } from 'zod'
import { MAX_NAME, MAX_OWN_WORDS, MOST_NEAR_TITLES, MOST_WANTED_TITLES } from '#config/limits.ts'
import { defineContract } from '#shared/contract.ts'

const named = z.object({ id: z.number().int(), value: z.string() })

/** A known value, or the person's own words with `id` null. */
const namedOrOwn = named.extend({ id: z.number().int().nullable() })

/** The seeker's answers so far, in the viewer's language. */
const wizard = z.object({
  /** Finished steps, 0 to 4. */
  register_flow: z.number().int(),
  is_profile_completed: z.boolean(),
  titles: z.array(
    namedOrOwn.extend({
      /** The nearest titles of the function tree for own words. */
      near: z.array(named),
    }),
  ),
  /** Null means anywhere. */
  location: namedOrOwn.nullable(),
  xp_lvl_id: z.number().int().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  /** ISO 3166 alpha-2. */
  country: z.string().nullable(),
})

export type Wizard = z.output<typeof wizard>

export const getWizard = defineContract({
  name: 'accounts.getWizard',
  service: 'jobseeker',
  method: 'GET',
  path: '/complete-profile',
  summary: 'The state of a seeker’s profile and the answers so far.',
  access: 'seeker',
  limit: 'account',
  request: z.object({}),
  response: wizard,
  errors: [40003, 41050],
})

const id = () =>
  z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1)

/** At least one letter or digit, no control characters, no characters that change the direction of writing. */
const READABLE = /^(?=.*[\p{L}\p{N}])[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+$/u

/** A text in the person's own words: one line, as written. */
export const ownWords = z
  .string()
  .transform((typed) => typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
  .pipe(z.string().min(1).max(MAX_OWN_WORDS).regex(READABLE))

const wantedTitle = z
  .object({
    /** An id of the function tree; null for own words. */
    title_id: id().nullable().default(null),
    /** The title in the person's own words. */
    words: ownWords.nullable().default(null),
    /** The nearest titles of the function tree. */
    near_title_ids: z.array(id()).max(MOST_NEAR_TITLES).default([]),
  })
  .refine(({ title_id, words }) => (title_id === null) !== (words === null))

export type WantedTitle = z.output<typeof wantedTitle>

export const saveDesiredJob = defineContract({
  name: 'accounts.saveDesiredJob',
  service: 'jobseeker',
  method: 'POST',
  path: '/complete-profile/desired-job',
  summary: 'Saves the first step of the profile: the desired job, its place, and the experience.',
  access: 'seeker',
  limit: 'account',
  request: z.object({
    titles: z.array(wantedTitle).min(1).max(MOST_WANTED_TITLES),
    /** If both are null, the seeker accepts any place. If both are given, the words are not stored. */
    location_id: id().nullable().default(null),
    location_words: ownWords.nullable().default(null),
    /** An id of the list `xp_lvls`; null if not given. */
    xp_lvl_id: id().nullable().default(null),
  }),
  response: wizard,
  errors: [40001, 40003, 41050],
})

const name = () => z.string().trim().max(MAX_NAME)

export const savePerson = defineContract({
  name: 'accounts.savePerson',
  service: 'jobseeker',
  method: 'POST',
  path: '/complete-profile/basic-info',
  summary: 'Saves the second step of the profile: the seeker’s name and country.',
  access: 'seeker',
  limit: 'account',
  request: z.object({
    first_name: name().min(1),
    last_name: name(),
    /** ISO 3166 alpha-2. */
    country: z.string().regex(/^[A-Z]{2}$/),
  }),
  response: wizard,
  errors: [40001, 40003, 41051, 41050],
})
