/** The public interface of this room for other rooms. */
export type { JobSearchResponse } from '../contract.ts'
export type { Alert, MatchedAlert } from './alerts/alert.ts'
export { matchAlerts } from './alerts/match-alerts.ts'
export { nameOfValue, namesOfCompanies } from './name-values.ts'
export { type SearchServices, searchJobs } from './search-jobs.ts'
export { whyMatched } from './why-matched.ts'
