/** What the planner needs to know of the index's vocabulary. */
export interface KnownTerms {
  /** The number of postings with the term. */
  frequency(term: string): number
  /** The terms that a misspelt word may be. */
  near(word: string): string[]
  writtenForm(term: string): string
  /** The number of different terms, those that no posting has any more included. */
  readonly size: number
}
