import { MAIN_FUNCTIONS, type MainFunctionKey } from '#config/taxonomy/tree.ts'

/** A category of the home page: the jobs of some main functions, or all jobs posted within some hours. */
export interface HomeCategory {
  /** The id in `job_category_lists`, which also names it. */
  id: number
  key: string
  mainFunctions: readonly MainFunctionKey[]
  /** Set for "Hot jobs": how recently a job must have been posted, whatever its function. */
  withinHours: number | null
}

/** Not a kind of work but an age: the jobs of the last 24 hours. */
export const HOT_JOBS = 9

/** A main function belongs to at most one category; those without a category are found by search. */
export const HOME_CATEGORIES: readonly HomeCategory[] = [
  { id: 1, key: 'banking', mainFunctions: ['banking-insurance'], withinHours: null },
  { id: 2, key: 'finance', mainFunctions: ['finance-accounting'], withinHours: null },
  { id: 3, key: 'hr', mainFunctions: ['human-resources'], withinHours: null },
  {
    id: 4,
    key: 'csr-ops',
    mainFunctions: ['customer-service', 'operations-management', 'administration'],
    withinHours: null,
  },
  { id: 5, key: 'it', mainFunctions: ['information-technology'], withinHours: null },
  { id: 6, key: 'manufacturing', mainFunctions: ['manufacturing', 'engineering'], withinHours: null },
  { id: 7, key: 'sales', mainFunctions: ['sales', 'retail'], withinHours: null },
  { id: 8, key: 'healthcare', mainFunctions: ['healthcare'], withinHours: null },
  { id: HOT_JOBS, key: 'hot-jobs', mainFunctions: [], withinHours: 24 },
]

/** The categories of a job with these main functions, without "Hot jobs", which depends on the hour. */
export const categoriesOfMainFunctions = (mainFunctionIds: readonly number[]): number[] =>
  HOME_CATEGORIES.filter((category) => idsOf(category).some((id) => mainFunctionIds.includes(id))).map(
    (category) => category.id,
  )

const idByKey = new Map(MAIN_FUNCTIONS.map((main) => [main.key, main.id]))

function idsOf(category: HomeCategory): number[] {
  return category.mainFunctions.flatMap((key) => idByKey.get(key) ?? [])
}
