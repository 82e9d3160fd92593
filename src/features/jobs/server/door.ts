/** What other rooms may ask about jobs. */
export { listJobCards } from './list-job-cards.ts'
export { presentPay } from './present-pay.ts'
