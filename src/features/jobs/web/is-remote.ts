import type { JobCard } from '../contract.ts'

/** Of the list `arrangements`. */
const REMOTE = 3

export const isRemote = (job: Pick<JobCard, 'arrangement'>): boolean => job.arrangement?.id === REMOTE
