/** The public interface of this room for other rooms. */
export type { JobCard } from '../contract.ts'
export { isHiddenJob } from './is-hidden-job.ts'
export { listJobCards } from './list-job-cards.ts'
export { presentPay } from './present-pay.ts'
export { reasonsFor } from './reasons.ts'
export { type RequirementsRow, requirementsOf } from './requirements.ts'
export { type TextVersion, textVersions } from './text-versions.ts'
