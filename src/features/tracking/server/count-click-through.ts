import type { Db } from '#platform/db/database.ts'
import { type PositionCounts, usesOfPositions } from './queries/shown.ts'

/**
 * Of the cards seen in lists since a day (`YYYY-MM-DD`), the share that was chosen, by scene and position (from 1): it
 * shows whether visitors choose the first results. `rate` from 0 to 1.
 */
export async function countClickThrough(
  db: Db,
  since: string,
): Promise<readonly (PositionCounts & { rate: number })[]> {
  const positions = await usesOfPositions(db, since)
  return positions.map((counts) => ({
    ...counts,
    rate: Math.min(1, counts.clicks / Math.max(1, counts.exposes)),
  }))
}
