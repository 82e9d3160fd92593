import type { Frequency } from '../contract/alert.ts'

const HOUR = 7
const DAY_MS = 86_400_000
const MONDAY = 1

/**
 * The next time after `after` at which a mail comes: at seven in the morning of its reader, a few minutes later for some,
 * so that not everybody's comes at once. Weekly mails come on Mondays. Where clocks change, seven o'clock stays seven
 * o'clock.
 *
 * @param seed what spreads the mails: the same alert comes at the same minute each day
 */
export function nextMorning(after: Date, timeZone: string, frequency: Frequency, seed: string): Date {
  const minute = spread(seed)
  const wall = wallClock(after, timeZone)
  const today = Date.UTC(wall.year, wall.month - 1, wall.day)
  for (let day = today; ; day += DAY_MS) {
    if (frequency === 2 && new Date(day).getUTCDay() !== MONDAY) continue
    const moment = instantOf(day + (HOUR * 60 + minute) * 60_000, timeZone)
    if (moment > after) return moment
  }
}

/** 0 to 29. */
const spread = (seed: string): number =>
  [...seed].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003, 7) % 30

/** The moment at which clocks there show a time, given as if it were UTC. */
function instantOf(shown: number, timeZone: string): Date {
  // The offset of a moment near it may be that of before the clocks changed: the second try has the right one.
  const near = shown - offsetAt(shown, timeZone)
  return new Date(shown - offsetAt(near, timeZone))
}

function offsetAt(moment: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(new Date(moment), timeZone)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function wallClock(moment: Date, timeZone: string) {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-u-ca-iso8601', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    })
  clocks.set(timeZone, clock)
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return {
    ...{ year: of('year'), month: of('month'), day: of('day') },
    ...{ hour: of('hour'), minute: of('minute'), second: of('second') },
  }
}

/** Whether clocks can be asked for the zone. */
export function isTimeZone(name: string): boolean {
  try {
    wallClock(new Date(0), name)
    return true
  } catch {
    return false
  }
}
