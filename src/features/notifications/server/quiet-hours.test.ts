import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

const at = (hour: number, minute = 0) => hour * 60 + minute
const night = { from: at(22), to: at(7), timeZone: 'Asia/Manila' }

test.each([
  // Manila is eight hours ahead.
  ['2026-11-23T13:59:59Z', night, null],
  ['2026-11-23T14:00:00Z', night, '2026-11-23T23:00:00.000Z'],
  ['2026-11-23T22:59:30Z', night, '2026-11-23T23:00:00.000Z'],
  ['2026-11-23T23:00:00Z', night, null],
  ['2026-11-23T05:00:00Z', { from: at(12), to: at(14), timeZone: 'Asia/Manila' }, '2026-11-23T06:00:00.000Z'],
  // The clocks of Berlin go forward at 1:00 UTC, from two to three: the end at half past two does not exist.
  [
    '2026-03-29T00:00:00Z',
    { ...night, to: at(2, 30), timeZone: 'Europe/Berlin' },
    '2026-03-29T01:00:00.000Z',
  ],
  // The night is an hour shorter, and in autumn longer.
  ['2026-03-28T23:00:00Z', { ...night, timeZone: 'Europe/Berlin' }, '2026-03-29T05:00:00.000Z'],
  ['2026-10-24T22:00:00Z', { ...night, timeZone: 'Europe/Berlin' }, '2026-10-25T06:00:00.000Z'],
] as const)('at %s in %o it is quiet until %s', (now, hours, end) => {
  expect(quietUntil(new Date(now), hours)?.toISOString() ?? null).toBe(end)
})

const minute = fc.integer({ min: 0, max: 1439 })
const zone = fc.constantFrom(
  'UTC',
  'Asia/Manila',
  'Asia/Kathmandu',
  'Europe/Berlin',
  'America/St_Johns',
  'Australia/Lord_Howe',
)

test('the end is later, within a day and the moved clocks, and not quiet itself', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
      minute,
      minute,
      zone,
      (now, from, to, timeZone) => {
        fc.pre(from !== to)
        const end = quietUntil(now, { from, to, timeZone })
        if (end === null) return
        expect(end.getTime()).toBeGreaterThan(now.getTime())
        expect(end.getTime() - now.getTime()).toBeLessThan(28 * 3_600_000)
        expect(quietUntil(end, { from, to, timeZone })).toBeNull()
      },
    ),
    { numRuns: 300 },
  )
})
