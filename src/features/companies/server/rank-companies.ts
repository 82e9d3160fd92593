import { isInRanges, type LanguagesRead } from '#shared/languages-read.ts'
import type { DirectoryEntry } from './directory-entry.ts'
import type { Fit } from './name-index.ts'
import { PROFILE_PARTS } from './queries/directory.ts'

export interface Ranked {
  entry: DirectoryEntry
  fit: Fit | 0
}

/** The rank of a company: a whole number below 2^31, heavier ones first. */
export type Weight = (company: Ranked) => number

/** Companies in order, heaviest first; equals keep their order. Returns only the requested part. */
export function rankCompanies<Some extends Ranked>(
  companies: readonly Some[],
  weight: Weight,
  { offset = 0, limit }: { offset?: number; limit: number },
): Some[] {
  // Numbers sort ten times as fast as objects: the position is in the lowest bits.
  const keys = new Float64Array(companies.length)
  for (let at = 0; at < companies.length; at++) {
    const company = companies[at]
    if (company !== undefined) keys[at] = weight(company) * POSITIONS + (POSITIONS - 1 - at)
  }
  const heaviest = heaviestOf(keys, offset + limit).reverse()
  return [...heaviest.subarray(offset)].flatMap((key) => companies[POSITIONS - 1 - (key % POSITIONS)] ?? [])
}

/** Ascending. The first pages are requested most often: of a hundred thousand companies only those few are sorted. */
function heaviestOf(keys: Float64Array, count: number): Float64Array {
  const room = count * 4
  if (room >= keys.length) return keys.sort().subarray(Math.max(0, keys.length - count))
  const best = new Float64Array(room)
  let filled = 0
  let least = -1
  for (const key of keys) {
    if (key <= least) continue
    best[filled++] = key
    if (filled < room) continue
    best.sort().copyWithin(0, room - count)
    filled = count
    least = best[0] ?? -1
  }
  return best
    .subarray(0, filled)
    .sort()
    .subarray(Math.max(0, filled - count))
}

const POSITIONS = 2 ** 22

/** Most open jobs first, then verified ones, then those with the fullest profiles. Below 2^26. */
export const byOpenJobs: Weight = ({ entry }) => withOpenJobs(entry.openJobs, entry)

const withOpenJobs = (openJobs: number, { isVerified, profileParts }: DirectoryEntry): number =>
  (Math.min(openJobs, MOST_JOBS) * 2 + (isVerified ? 1 : 0)) * (PROFILE_PARTS + 1) + profileParts

const MOST_JOBS = 2 ** 21

/**
 * The same for somebody who reads these languages: first the companies with open jobs in a language that they read well,
 * by the number of these, then those with jobs in one that they also read, then all others.
 */
export function byReadableJobs({ well, also }: LanguagesRead): Weight {
  const isWell = remembered((tag) => isInRanges(tag, well))
  const isRead = remembered((tag) => isInRanges(tag, also))
  return ({ entry }) => {
    let own = 0
    let others = 0
    for (const [tag, jobs] of entry.jobLanguages) {
      if (isWell(tag)) own += jobs
      else if (isRead(tag)) others += jobs
    }
    const tier = own > 0 ? 2 : others > 0 ? 1 : 0
    const readable = own || others || entry.openJobs
    // A job in two languages counts once.
    return tier * 2 ** 26 + withOpenJobs(Math.min(readable, entry.openJobs), entry)
  }
}

/** A hundred thousand companies have a few dozen languages. */
function remembered(test: (tag: string) => boolean): (tag: string) => boolean {
  const known = new Map<string, boolean>()
  return (tag) => {
    const result = known.get(tag) ?? test(tag)
    known.set(tag, result)
    return result
  }
}

/** The best matching names first; of equal matches those in the countries, then those with most open jobs. */
export const byFit =
  (countries: ReadonlySet<string>): Weight =>
  (company) =>
    (company.fit * 2 + (company.entry.countries.some((country) => countries.has(country)) ? 1 : 0)) *
      2 ** 26 +
    byOpenJobs(company)

export const byAge: Weight = ({ entry }) => Math.max(0, Math.floor(entry.createdAt))
