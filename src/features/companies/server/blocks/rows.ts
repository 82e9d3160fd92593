import type { Db } from '#platform/db/database.ts'
import * as queries from '../queries/blocks.ts'

/** The blocks as they are stored, for the room in which people block companies. */

export const blocksOf = (db: Db, accountId: string): Promise<queries.BlockRow[]> =>
  queries.listBlocks(db, accountId)

/** `transaction`: of the change that goes with it. */
export const addBlock = (
  transaction: Db,
  row: { account_id: string; company_id: number; blocked_at: Date },
): Promise<void> => queries.addBlock(transaction, row)

/** False: the company was not blocked. */
export const removeBlock = (db: Db, accountId: string, companyId: number): Promise<boolean> =>
  queries.removeBlock(db, accountId, companyId)

/** Within a transaction: whether somebody has blocked one of the companies by `Blocks.coveringCompany`. */
export const hasBlockedOneOf = (
  transaction: Db,
  accountId: string,
  companyIds: readonly number[],
): Promise<boolean> => queries.hasBlockedOneOf(transaction, accountId, companyIds)
