import { expect, test } from 'vitest'
import { timeZones } from './time-zones.ts'

const WINTER = Date.parse('2026-01-15T12:00:00Z')
const SUMMER = Date.parse('2026-07-15T12:00:00Z')

const nameOf = (zone: string, language: string, moment: number): string | undefined =>
  timeZones(language, moment).find((one) => one.zone === zone)?.name

test('a zone is named by its city and its offset, in each language', () => {
  expect(nameOf('Asia/Manila', 'en', WINTER)).toBe('Manila (GMT+8)')
  expect(nameOf('Asia/Katmandu', 'ja', WINTER)).toBe('Katmandu (GMT+5:45)')
  expect(nameOf('Asia/Manila', 'ar', WINTER)).toBe('Manila (غرينتش+8)')
})

test('zones are in the order of their offsets', () => {
  const zones = timeZones('en', WINTER).map(({ zone }) => zone)
  const places = ['America/New_York', 'Europe/London', 'Asia/Calcutta', 'Asia/Tokyo'].map((zone) =>
    zones.indexOf(zone),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
})

test('UTC is there once, before the cities with its offset', () => {
  const names = timeZones('en', WINTER).map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('UTC'))).toEqual(['UTC (GMT+0)'])
  expect(names.find((name) => name.endsWith('(GMT+0)'))).toBe('UTC (GMT+0)')
})

test('the offset is that of the moment, whatever was asked before', () => {
  expect(nameOf('Europe/Berlin', 'en', WINTER)).toBe('Berlin (GMT+1)')
  expect(nameOf('Europe/Berlin', 'en', SUMMER)).toBe('Berlin (GMT+2)')
  expect(nameOf('Europe/Berlin', 'en', WINTER)).toBe('Berlin (GMT+1)')
  // Clocks go on at the full hour.
  const change = Date.parse('2026-03-29T01:00:00Z')
  expect(nameOf('Europe/Berlin', 'en', change - 1)).toBe('Berlin (GMT+1)')
  expect(nameOf('Europe/Berlin', 'en', change)).toBe('Berlin (GMT+2)')
})
