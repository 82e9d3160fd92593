import type { DirectoryEntry } from './directory-entry.ts'
import type { Fit } from './name-index.ts'
import { PROFILE_PARTS } from './queries/directory.ts'

export interface Ranked {
  entry: DirectoryEntry
  fit: Fit | 0
}

/** How a company stands among others: a whole number below 2^31, the heavier first. */
export type Weight = (company: Ranked) => number

/** Companies in order, heaviest first, and among equals those that came first; only the asked part of them. */
export function rankCompanies<Some extends Ranked>(
  companies: readonly Some[],
  weight: Weight,
  { offset = 0, limit }: { offset?: number; limit: number },
): Some[] {
  // Numbers sort ten times as fast as objects: the position rides in the lowest bits.
  const keys = new Float64Array(companies.length)
  for (const [at, company] of companies.entries()) {
    keys[at] = weight(company) * POSITIONS + (POSITIONS - 1 - at)
  }
  keys.sort()
  const end = Math.max(0, keys.length - offset)
  return [...keys.subarray(Math.max(0, end - limit), end)]
    .reverse()
    .flatMap((key) => companies[POSITIONS - 1 - (key % POSITIONS)] ?? [])
}

const POSITIONS = 2 ** 22

/** Most open jobs, then verified ones, then those that tell most of themselves. Below 2^26. */
export const byOpenJobs: Weight = ({ entry }) =>
  (Math.min(entry.openJobs, MOST_JOBS) * 2 + (entry.isVerified ? 1 : 0)) * (PROFILE_PARTS + 1) +
  entry.profileParts

const MOST_JOBS = 2 ** 21

/** The nearest names; among names that are as near those in the countries, then most open jobs. */
export const byFit =
  (countries: ReadonlySet<string>): Weight =>
  (company) =>
    (company.fit * 2 + (company.entry.countries.some((country) => countries.has(country)) ? 1 : 0)) *
      2 ** 26 +
    byOpenJobs(company)

export const byAge: Weight = ({ entry }) => Math.max(0, Math.floor(entry.createdAt))
