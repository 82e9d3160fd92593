import type { LanguagesRead } from '#shared/languages-read.ts'

/**
 * All that ranking may know of the person who asks. Every input enters here: a room that learns something of a person
 * fills its fields (`person` in its `room.ts`), and a field that no room fills is empty. `wishes-of-person.ts` of the
 * search says what each is worth (docs/decisions/0057).
 */
export interface Person {
  /** The languages in which they read postings; never empty. From language, country and browser, and what they speak. */
  languages: LanguagesRead
  /** The jobs they look for. */
  work: readonly DesiredWork[]
  /** Location ids where they would work; empty: anywhere. */
  locationIds: readonly number[]
  /** Ids of arrangements they prefer: on-site, hybrid, remote. */
  arrangements: readonly number[]
  /** Ids of job types they prefer. */
  jobTypeIds: readonly number[]
  /** The least monthly pay they hope for, in major units; ISO 4217. */
  pay: { from: number; currency: string } | null
  /** Their experience: an id of the list `xp_lvls`. */
  levelId: number | null
  /** Ids of their skills. */
  skillIds: readonly number[]
  /** Languages that they speak (BCP 47): they read postings in them too. */
  speaks: LanguagesRead
  /** Companies that they and their jobs shall not see. */
  hiddenCompanyIds: readonly number[]
  /** Jobs in which they are not interested. */
  hiddenJobIds: readonly number[]
  /** Companies that answer nearly all applications in time, by their reply record. */
  answeringCompanyIds: readonly number[]
}

/** A title of the function tree, or the person's own words with the titles that are nearest to them. */
export type DesiredWork =
  | { titleId: number }
  | {
      words: string
      nearTitleIds: readonly number[]
    }

/** Everything but the languages of a person of whom nothing is known. */
export const UNKNOWN_PERSON: Omit<Person, 'languages'> = {
  work: [],
  locationIds: [],
  arrangements: [],
  jobTypeIds: [],
  pay: null,
  levelId: null,
  skillIds: [],
  speaks: { well: [], also: [] },
  hiddenCompanyIds: [],
  hiddenJobIds: [],
  answeringCompanyIds: [],
}

/**
 * What a room knows of the owner of an account. Two rooms never fill the same field, except for the hidden companies, which
 * add up.
 */
export type PersonSource = (accountId: string) => Promise<Partial<typeof UNKNOWN_PERSON>>
