import { ApiError } from './api-error.ts'
import type { Viewer } from './viewer.ts'

/** Which companies and seekers do not exist for each other, since the seeker has blocked the company (docs/decisions/0083). */
export interface Blocks {
  /** The companies that a seeker has blocked, with their groups. */
  ofAccount(accountId: string): Promise<ReadonlySet<number>>
  /** The companies whose block would cover this one: itself, and others of its group. */
  coveringCompany(companyId: number): Promise<readonly number[]>
}

/** The companies that do not exist for the viewer. Of nobody who is not signed in anything is known. */
export const hiddenFrom = async (
  blocks: Blocks,
  { session }: Pick<Viewer, 'session'>,
): Promise<ReadonlySet<number>> =>
  session?.accountId == null ? NOTHING_HIDDEN : blocks.ofAccount(session.accountId)

export const NOTHING_HIDDEN: ReadonlySet<number> = new Set()

/** Throws `code`, which says that a thing of the company is not known, if the viewer has blocked it. */
export async function refuseBlocked(
  blocks: Blocks,
  viewer: Pick<Viewer, 'session'>,
  { companyId, code }: { companyId: number; code: number },
): Promise<void> {
  if ((await hiddenFrom(blocks, viewer)).has(companyId)) throw new ApiError(code)
}

/** For tools that show what a visitor would see. */
export const NO_BLOCKS: Blocks = { ofAccount: async () => NOTHING_HIDDEN, coveringCompany: async () => [] }
