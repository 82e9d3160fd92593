/** One thing that must hold for the sources; counts as one test. */
export interface Check {
  name: string
  run(): Promise<Verdict>
}

export interface Verdict {
  /** What is wrong, ready to print; none: the check passed. */
  problems: readonly string[]
  /** Worth saying without failing: counts, medians, files that grow. */
  notes?: readonly string[]
}
