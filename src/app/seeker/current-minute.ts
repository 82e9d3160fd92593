const MINUTE = 60_000

/** What "2h ago" counts from, in epoch milliseconds: by the minute, so that a page made again is the same page. */
export const currentMinute = (): number => Math.floor(Date.now() / MINUTE) * MINUTE
