import { jobDocument } from '#features/search/server/job-document.ts'
import type { IndexRow } from '#features/search/server/queries.ts'
import type { JobDocument } from '#job-index/types.ts'
import { corpus } from '../corpus.ts'

export interface JudgedPosting {
  document: JobDocument
  /** The title from which it was written, by which it is judged. The document does not contain it. */
  titleId: number
}

const SEED = 1
/** The dates of the postings, and with them their ranks, must not depend on the day of the measurement. */
export const NOW = new Date('2026-01-15T12:00:00Z')

/** A single world has so few postings in the smaller languages that the results would be chance. */
const WORLDS = [0, 1, 2]
const WORLD_JOBS = 20_000

/**
 * The live postings of three demo worlds, in the languages of their countries, as if from a feed: the index gets their
 * texts and places but neither titles nor functions nor skills, so it must find these itself.
 */
export const judgedCorpus = (): JudgedPosting[] => WORLDS.flatMap(judgedWorld)

function judgedWorld(world: number): JudgedPosting[] {
  const [rows = []] = corpus(WORLD_JOBS, SEED + world, NOW)
  return rows.map((row) => ({
    titleId: titleOf(row),
    document: jobDocument({
      ...row,
      id: world * WORLD_JOBS + row.id,
      titleIds: [],
      function_ids: [],
      skillIds: [],
    }),
  }))
}

const titleOf = ({ titleIds }: IndexRow): number => (Array.isArray(titleIds) ? Number(titleIds[0] ?? 0) : 0)
