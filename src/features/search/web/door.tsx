import { later } from './later.tsx'

/** What other rooms' pages may show of the search and of home. */
export { HomeJobs, type JobList } from './home-jobs.tsx'
export { HomeSection } from './home-section.tsx'
export { SearchForm } from './search-form.tsx'
export { rememberSeen } from './seen-jobs.ts'

export const SalaryInsight = later(
  () => import('./salary-insight.tsx'),
  ({ SalaryInsight }) => SalaryInsight,
)
