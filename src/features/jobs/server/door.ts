/** What other rooms may ask about jobs. */
export type { JobCard } from '../contract.ts'
export { listJobCards } from './list-job-cards.ts'
export { presentPay } from './present-pay.ts'
