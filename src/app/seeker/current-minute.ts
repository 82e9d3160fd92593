const MINUTE = 60_000

/**
 * The time for "2h ago", in epoch milliseconds, rounded to the minute, so that a page rendered again is the same page.
 */
export const currentMinute = (): number => Math.floor(Date.now() / MINUTE) * MINUTE
