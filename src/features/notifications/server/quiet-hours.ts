/** Minutes after midnight in a time zone; from late to early goes over midnight. */
export interface QuietHours {
  from: number
  to: number
  timeZone: string
}

const DAY = 24 * 60
const MINUTE_MS = 60_000
/** The longest time by which clocks are moved. */
const MOST_MOVED = 180

/**
 * When the quiet hours around `now` end; null: it is not quiet. Clocks that are moved in between shorten or lengthen
 * the wait, as they do the night; an end that a moved clock leaves out is the next minute that exists.
 */
export function quietUntil(now: Date, hours: QuietHours): Date | null {
  const clock = clockIn(hours.timeZone)
  if (!isQuiet(clock(now), hours)) return null
  const start = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
  const wait = (hours.to - clock(now) + DAY) % DAY
  // Whoever counts minutes is early or late by what the clock was moved by.
  for (let minutes = Math.max(1, wait - MOST_MOVED); minutes <= wait + MOST_MOVED; minutes++) {
    const end = new Date(start + minutes * MINUTE_MS)
    if (!isQuiet(clock(end), hours)) return end
  }
  return new Date(start + wait * MINUTE_MS)
}

const isQuiet = (minute: number, { from, to }: QuietHours): boolean =>
  from < to ? minute >= from && minute < to : minute >= from || minute < to

function clockIn(timeZone: string): (moment: Date) => number {
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  })
  return (moment) => {
    const parts = format.formatToParts(moment)
    const partOf = (part: string) => Number(parts.find(({ type }) => type === part)?.value)
    return partOf('hour') * 60 + partOf('minute')
  }
}
