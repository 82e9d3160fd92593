import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTimeZone, nextMorning } from './next-morning.ts'

const shown = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).format(moment)

const ZONES = Intl.supportedValuesOf('timeZone')

test('a mail comes after seven in the morning of its reader, wherever and whenever', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }),
      fc.constantFrom(...ZONES),
      fc.constantFrom(1 as const, 2 as const),
      fc.uuid(),
      (after, zone, frequency, seed) => {
        const next = nextMorning(after, zone, frequency, seed)
        expect(next.getTime()).toBeGreaterThan(after.getTime())
        expect(next.getTime() - after.getTime()).toBeLessThanOrEqual(
          (frequency === 1 ? 25 : 8 * 24) * 3_600_000,
        )
        expect(shown(next, zone)).toMatch(frequency === 1 ? /07:[012]\d$/ : /^Mon.* 07:[012]\d$/)
        // The minute is the same one each day.
        expect(shown(nextMorning(next, zone, frequency, seed), zone).slice(-5)).toBe(
          shown(next, zone).slice(-5),
        )
      },
    ),
    { numRuns: 300 },
  )
})

test('seven o’clock stays seven o’clock when clocks change', () => {
  // New York: on 8 March 2026 from UTC-5 to UTC-4.
  const before = nextMorning(new Date('2026-03-07T09:00:00Z'), 'America/New_York', 1, '')
  const after = nextMorning(before, 'America/New_York', 1, '')
  expect([before.getUTCHours(), after.getUTCHours()]).toEqual([12, 11])
  expect([isTimeZone('Asia/Tokyo'), isTimeZone('Mars/Olympus'), isTimeZone('')]).toEqual([true, false, false])
})
