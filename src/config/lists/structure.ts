import * as companies from './structure/companies.ts'
import * as jobs from './structure/jobs.ts'

/**
 * The written lists under the names that the configuration calls ask for. A list is an id, a key and fixed
 * properties here; its texts stand in `names/<language>.ts`.
 */
export const STRUCTURE = { ...jobs, ...companies }

export type WrittenList = keyof typeof STRUCTURE

/** The names of a language: a missing or surplus list or key fails to compile. */
export type ListNames = {
  readonly [T in WrittenList]: Readonly<Record<(typeof STRUCTURE)[T][number]['key'], string>>
}
