/** What other rooms' pages may show of the search. */
export { RecentSearches } from './recent-searches.tsx'
export { SalaryInsight } from './salary-insight.tsx'
export { rememberSeen } from './seen-jobs.ts'
