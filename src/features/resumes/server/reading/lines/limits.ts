/** Limits of what one file can say: far more than a resume does. */
export const MOST_PAGES = 12
export const MOST_LINES = 1500
export const LONGEST_LINE = 1200
export const MOST_LINKS = 50
