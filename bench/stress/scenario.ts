import type { SiteProcess } from '../pages/site-process.ts'

/** One kind of trouble for a site, and what its visitors get. A file exports one or more; `main.ts` lists them. */
export interface Scenario {
  name: string
  /** One sentence for the report. */
  about: string
  /** On a separate site with a demo world, which has served some pages and is stopped afterwards. */
  run(site: StressedSite): Promise<readonly Figures[]>
}

export interface StressedSite extends SiteProcess {
  dataFolder: string
  /** The main process of the embedded database. */
  postmaster: number
}

/** The experience of visitors during one scenario: a row of the report. */
export interface Figures {
  load: string
  outcome: Outcome
  /** From the end of the load until pages are as fast as before; null if this was not measured or did not happen. */
  secondsToNormal: number | null
  /** Further remarks. */
  note?: string
}

/** Responses by their kind, each with its milliseconds by the clock. */
export interface Outcome {
  /** The requested page. */
  admitted: number[]
  /** 503 and 429. */
  refused: number[]
  /** Any other response of the 500s, no response, or a broken one. */
  failed: number[]
}

export const noOutcome = (): Outcome => ({ admitted: [], refused: [], failed: [] })

/** The milliseconds within which `share` of them arrived; NaN for none. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
