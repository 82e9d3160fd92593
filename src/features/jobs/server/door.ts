/** What other rooms may ask about jobs. */
export { listJobCards } from './list-job-cards.ts'
