import type { SiteProcess } from '../pages/site-process.ts'

/** Something that is done to a site, and what its visitors see of it. A file exports one or more; `main.ts` lists them. */
export interface Scenario {
  name: string
  /** One sentence for the report. */
  about: string
  /** On a site of its own, with a demo world, that has been asked for some pages and is stopped afterwards. */
  run(site: StressedSite): Promise<readonly Figures[]>
}

export interface StressedSite extends SiteProcess {
  dataFolder: string
  /** The process of the embedded database that all its others hang on. */
  postmaster: number
}

/** The experience of visitors during one scenario: a row of the report. */
export interface Figures {
  load: string
  outcome: Outcome
  /** From the end of the load until pages came as fast as before; null where that is not asked or was not seen. */
  secondsToNormal: number | null
  /** Further remarks. */
  note?: string
}

/** Answers by what they say, each with its milliseconds by the clock. */
export interface Outcome {
  /** The page that was asked for. */
  admitted: number[]
  /** 503 and 429. */
  refused: number[]
  /** Any other answer of the 500s, no answer, or a broken one. */
  failed: number[]
}

export const noOutcome = (): Outcome => ({ admitted: [], refused: [], failed: [] })

/** The milliseconds within which `share` of them came; NaN for none. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
