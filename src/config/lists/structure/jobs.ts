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

/** The last is for filters only: a posting that does not state it has no value. */
export const work_eligibility = [
  { id: 1, key: 'citizens-only' },
  { id: 2, key: 'permit-needed' },
  { id: 3, key: 'sponsorship-offered' },
  { id: 4, key: 'not-stated' },
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

export const job_benefit_lists = [
  { id: 1, key: 'health-insurance' },
  { id: 2, key: 'family-health-insurance' },
  { id: 3, key: 'dental-vision' },
  { id: 4, key: 'life-insurance' },
  { id: 5, key: 'social-insurance' },
  { id: 6, key: 'pension' },
  { id: 7, key: 'annual-bonus' },
  { id: 8, key: 'thirteenth-month' },
  { id: 9, key: 'performance-bonus' },
  { id: 10, key: 'commission' },
  { id: 11, key: 'profit-sharing' },
  { id: 12, key: 'stock-options' },
  { id: 13, key: 'sign-on-bonus' },
  { id: 14, key: 'overtime-pay' },
  { id: 15, key: 'salary-review' },
  { id: 16, key: 'paid-leave' },
  { id: 17, key: 'extra-leave' },
  { id: 18, key: 'sick-leave' },
  { id: 19, key: 'parental-leave' },
  { id: 20, key: 'childcare' },
  { id: 21, key: 'two-day-weekend' },
  { id: 22, key: 'flexible-hours' },
  { id: 23, key: 'work-from-home' },
  { id: 24, key: 'four-day-week' },
  { id: 25, key: 'meals' },
  { id: 26, key: 'snacks' },
  { id: 27, key: 'transport' },
  { id: 28, key: 'company-shuttle' },
  { id: 29, key: 'company-car' },
  { id: 30, key: 'parking' },
  { id: 31, key: 'housing' },
  { id: 32, key: 'relocation' },
  { id: 33, key: 'visa-sponsorship' },
  { id: 34, key: 'flight-tickets' },
  { id: 35, key: 'training' },
  { id: 36, key: 'study-support' },
  { id: 37, key: 'career-growth' },
  { id: 38, key: 'equipment' },
  { id: 39, key: 'phone-internet' },
  { id: 40, key: 'gym' },
  { id: 41, key: 'wellbeing' },
  { id: 42, key: 'health-check' },
  { id: 43, key: 'team-events' },
  { id: 44, key: 'gifts' },
  { id: 45, key: 'employee-discount' },
  { id: 46, key: 'uniform' },
  { id: 47, key: 'prayer-room' },
  { id: 48, key: 'pet-friendly' },
] as const

export const job_attractive_reasons = [
  { id: 1, key: 'competitive-pay' },
  { id: 2, key: 'career-growth' },
  { id: 3, key: 'fast-promotion' },
  { id: 4, key: 'no-experience-needed' },
  { id: 5, key: 'training-provided' },
  { id: 6, key: 'flexible-hours' },
  { id: 7, key: 'remote-possible' },
  { id: 8, key: 'little-overtime' },
  { id: 9, key: 'weekends-off' },
  { id: 10, key: 'near-transit' },
  { id: 11, key: 'good-team' },
  { id: 12, key: 'strong-leadership' },
  { id: 13, key: 'modern-technology' },
  { id: 14, key: 'international' },
  { id: 15, key: 'meaningful-work' },
  { id: 16, key: 'job-security' },
  { id: 17, key: 'quick-start' },
] as const
