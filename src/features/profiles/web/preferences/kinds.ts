/** Of the list arrangements. */
export const ON_SITE = 1
export const REMOTE = 3

/** Of the list salary_types: those without a period, and so without amounts. */
export const NOT_BY_TIME: readonly number[] = [2, 4]
