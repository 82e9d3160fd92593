import { later } from '#ui/later.tsx'

/** The parts of search and home that pages of other rooms may show. */
export { HomeJobs, type JobList } from './home-jobs.tsx'
export { HomeSection } from './home-section.tsx'
export { deviceStore, listOf } from './on-device.ts'
export { SearchForm } from './search-form.tsx'
export { rememberSeen } from './seen-jobs.ts'

export const SalaryInsight = later(
  () => import('./salary-insight.tsx'),
  ({ SalaryInsight }) => SalaryInsight,
)
