import { MOST_DRAFTS } from '#config/limits.ts'
import type { Verdict } from '#shared/verdict.ts'

/** What a seeker with so many drafts may do. */
export const mayWithDrafts = (count: number): Record<'create', Verdict> => ({
  create: count < MOST_DRAFTS ? true : 41221,
})
