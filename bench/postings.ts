import { jobDocument } from '#features/search/server/job-document.ts'
import type { JobDocument } from '#job-index/types.ts'
import { corpus } from './corpus.ts'

/** The corpus as the index reads it, slice by slice. */
export function* documentSlices(jobs: number, seed: number): Generator<JobDocument[]> {
  for (const rows of corpus(jobs, seed, new Date())) yield rows.map(jobDocument)
}

/** The first slice represents all: each is drawn from the same countries, trades and languages. */
export function firstSlice(seed: number, jobs = 20_000): JobDocument[] {
  for (const documents of documentSlices(Math.min(jobs, 20_000), seed)) return documents
  return []
}

/** Postings to draw queries around. */
export function querySample(jobs: number, seed: number): JobDocument[] {
  return firstSlice(seed, jobs).map((document) => ({
    ...document,
    texts: document.texts.map((text) => ({ ...text, description: '' })),
  }))
}
