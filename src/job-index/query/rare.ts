import type { KnownTerms } from './plan.ts'

/** As many postings may have the same mistake. The more words an index has, the more often it has each mistake. */
export const rare = ({ size }: KnownTerms): number => size / 20_000
