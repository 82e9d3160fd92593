import type { JobFacet } from '#config/job-filters.ts'
import { CONFIG_LISTS } from '#config/lists/lists.ts'
import { ancestorsOf } from '#config/places/places.ts'
import { placesAround } from '#config/places/places-around.ts'
import { functionById, titleById } from '#config/taxonomy/taxonomy.ts'
import type { Wish } from '#job-index/types.ts'
import type { DesiredWork, Person } from './person.ts'

/**
 * What each wish of a person is worth to them. The work decides first: of a nurse's jobs the title nearby, another
 * nursing job nearby, the title far away, nursing far away, other health care, and only then other work nearby. The rest
 * decides between equals.
 */
const WORTH = {
  title: 10,
  nearTitle: 9,
  function: 7.5,
  mainFunction: 3.75,
  place: 3.5,
  region: 1,
  arrangement: 1,
  jobType: 1,
  pay: 1,
  level: 1,
  nextLevel: 0.5,
  skill: 1,
  answers: 0.5,
} as const

/** In kilometres: a distance that many people travel each day. */
const NEARBY = 25

/** A wish with the sentence that can be said of a job that meets it. The index does not read it. */
export type PersonalWish = Wish<JobFacet> & { reason?: WishReason }

export type WishReason =
  /** The very work that they look for, or another of its function. */
  | { kind: 'work' | 'related'; work: DesiredWork }
  /** In the place or near it. */
  | { kind: 'place'; locationId: number }

/** The wishes by which jobs are ranked for a person; empty for somebody of whom nothing is known. */
export function wishesOf(person: Person): readonly (readonly PersonalWish[])[] {
  return [
    person.work.flatMap(wishesForWork),
    person.locationIds.flatMap(wishesForPlace),
    anyOf('arrangements', person.arrangements, WORTH.arrangement),
    anyOf('jobTypeIds', person.jobTypeIds, WORTH.jobType),
    person.pay === null ? [] : [{ pay: person.pay, worth: WORTH.pay }],
    wishesForLevel(person.levelId),
    anyOf('skillIds', person.skillIds, WORTH.skill),
    anyOf('companyIds', person.answeringCompanyIds, WORTH.answers),
  ].filter((list) => list.length > 0)
}

function wishesForWork(work: DesiredWork): PersonalWish[] {
  const titles = 'titleId' in work ? [work.titleId] : work.nearTitleIds
  const functions = titles.flatMap((id) => titleById(id)?.function ?? [])
  const mains = functions.flatMap((id) => functionById(id)?.main ?? [])
  const concepts = (kind: 'title' | 'function' | 'mainFunction', ids: readonly number[]) =>
    ids.map((id) => ({ kind, id }))
  const exact: WishReason = { kind: 'work', work }
  const related: WishReason = { kind: 'related', work }
  return [
    ...('words' in work
      ? wishesForWords(work.words, exact, related)
      : [{ concepts: concepts('title', titles), worth: WORTH.title, reason: exact }]),
    // Of own words the nearest titles are not what was said.
    { concepts: concepts('title', titles), worth: WORTH.nearTitle, reason: related },
    { concepts: concepts('function', functions), worth: WORTH.function, reason: related },
    { concepts: concepts('mainFunction', mains), worth: WORTH.mainFunction },
  ]
}

/** Own words are the title that they name; else what means nearly the same, and then what is still alike. */
const wishesForWords = (words: string, exact: WishReason, related: WishReason): PersonalWish[] => [
  { words, worth: WORTH.title, reason: exact },
  { meaning: words, least: 0.65, worth: WORTH.nearTitle, reason: related },
  { meaning: words, least: 0.5, worth: WORTH.function, reason: related },
]

/** Around a city or district the places nearby count like itself, and its region a little. */
function wishesForPlace(id: number): PersonalWish[] {
  const near = placesAround(id, NEARBY).map((place) => place.id)
  const regions = ancestorsOf(id).map((place) => place.id)
  const reason: WishReason = { kind: 'place', locationId: id }
  return [
    ...anyOf('locationIds', [id, ...near], WORTH.place, reason),
    ...anyOf('locationIds', regions, WORTH.region),
  ]
}

/** Levels are listed from the least experience to the most. */
function wishesForLevel(levelId: number | null): PersonalWish[] {
  const levels = CONFIG_LISTS.xp_lvls.map(({ id }) => Number(id))
  const at = levelId === null ? -1 : levels.indexOf(levelId)
  if (levelId === null || at < 0) return []
  const next = [levels[at - 1] ?? [], levels[at + 1] ?? []].flat()
  return [...anyOf('levelIds', [levelId], WORTH.level), ...anyOf('levelIds', next, WORTH.nextLevel)]
}

const anyOf = (
  facet: JobFacet,
  ids: readonly number[],
  worth: number,
  reason?: WishReason,
): PersonalWish[] =>
  ids.length === 0 ? [] : [{ values: { [facet]: ids }, worth, ...(reason && { reason }) }]
