/** One check of the sources; counts as one test. */
export interface Check {
  name: string
  run(): Promise<Verdict>
}

export interface Verdict {
  /** The problems, ready to print; none: the check passed. */
  problems: readonly string[]
  /** Notes that do not fail the check: counts, medians, growing files. */
  notes?: readonly string[]
}
