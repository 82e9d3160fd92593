/** Ids, keys and fixed properties of the lists of postings. Ids are stored and sent: never reuse or renumber one. */

export const job_types = [
  { id: 1, key: 'full-time' },
  { id: 2, key: 'part-time' },
  { id: 3, key: 'contract' },
  { id: 4, key: 'temporary' },
  { id: 5, key: 'internship' },
  { id: 6, key: 'freelance' },
] as const

export const xp_lvls = [
  { id: 1, key: 'fresh-graduate', min_years: 0, max_years: 0 },
  { id: 2, key: 'under-1-year', min_years: 0, max_years: 1 },
  { id: 3, key: '1-3-years', min_years: 1, max_years: 3 },
  { id: 4, key: '3-5-years', min_years: 3, max_years: 5 },
  { id: 5, key: '5-10-years', min_years: 5, max_years: 10 },
  { id: 6, key: 'over-10-years', min_years: 10, max_years: null },
] as const

export const degrees = [
  { id: 1, key: 'below-high-school' },
  { id: 2, key: 'high-school' },
  { id: 3, key: 'vocational' },
  { id: 4, key: 'associate' },
  { id: 5, key: 'bachelor' },
  { id: 6, key: 'master' },
  { id: 7, key: 'doctorate' },
] as const

export const arrangements = [
  { id: 1, key: 'on-site' },
  { id: 2, key: 'hybrid' },
  { id: 3, key: 'remote' },
] as const

export const pay_periods = [
  { id: 1, key: 'hour' },
  { id: 2, key: 'day' },
  { id: 3, key: 'month' },
  { id: 4, key: 'year' },
] as const

export const salary_types = [
  { id: 1, key: 'monthly', period: 'month' },
  { id: 2, key: 'negotiable', period: null },
  { id: 3, key: 'hourly', period: 'hour' },
  { id: 4, key: 'unpaid', period: null },
  { id: 5, key: 'daily', period: 'day' },
  { id: 6, key: 'annually', period: 'year' },
] as const

export const job_category_lists = [
  { id: 1, key: 'banking' },
  { id: 2, key: 'finance' },
  { id: 3, key: 'hr' },
  { id: 4, key: 'csr-ops' },
  { id: 5, key: 'it' },
  { id: 6, key: 'manufacturing' },
  { id: 7, key: 'sales' },
  { id: 8, key: 'healthcare' },
  { id: 9, key: 'hot-jobs' },
] as const
