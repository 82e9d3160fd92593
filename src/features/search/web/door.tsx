import { later } from '#ui/later.tsx'

/** The parts of search and home that pages of other rooms may show. */
export { HomeJobs, type JobList } from './home-jobs.tsx'
export { HomeSection } from './home-section.tsx'
export { deviceStore, listOf } from './on-device.ts'
export { remembering } from './remembering.ts'
export { SearchForm } from './search-form.tsx'
export { recentSearches } from './search-history.ts'
export { SearchLinks } from './search-links.tsx'
export { rememberSeen, useOpened } from './seen-jobs.ts'

export const SalaryInsight = later(
  () => import('./salary-insight.tsx'),
  ({ SalaryInsight }) => SalaryInsight,
)
