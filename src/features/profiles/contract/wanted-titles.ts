import { z } from 'zod'
import { MAX_OWN_WORDS, MOST_NEAR_TITLES } from '#config/limits.ts'

export const named = z.object({ id: z.number().int(), value: z.string() })

/** A known value, or the person's own words with `id` null. */
export const namedOrOwn = named.extend({ id: z.number().int().nullable() })
export type NamedOrOwn = z.output<typeof namedOrOwn>

export const conceptId = () =>
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

export const wantedTitle = z
  .object({
    /** An id of the function tree; null for own words. */
    title_id: conceptId().nullable().default(null),
    /** The title in the person's own words. */
    words: ownWords.nullable().default(null),
    /** The nearest titles of the function tree. */
    near_title_ids: z.array(conceptId()).max(MOST_NEAR_TITLES).default([]),
  })
  .refine(({ title_id, words }) => (title_id === null) !== (words === null))

export type WantedTitle = z.output<typeof wantedTitle>
