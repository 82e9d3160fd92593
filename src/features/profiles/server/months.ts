/** Months as texts, `2023-03`, which compare as they sort. */

/** As the database has it: its first day. */
export const firstDay = (month: string | null | undefined): string | null =>
  month == null ? null : `${month}-01`

/** The month that it is by now anywhere on earth. */
export const currentMonth = (now: Date): string =>
  new Date(now.getTime() + FURTHEST_AHEAD_MS).toISOString().slice(0, 7)

const FURTHEST_AHEAD_MS = 14 * 3_600_000
