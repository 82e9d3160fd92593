import { expect, test } from 'vitest'
import { readDate } from './read-date.ts'

const now = new Date('2026-03-10T12:00:00Z')
const day = (text: string) => readDate(text, now)?.toISOString().slice(0, 10) ?? null

test.each([
  ['2026-02-02', '2026-02-02'],
  ['2026/2/2', '2026-02-02'],
  ['2026年2月2日', '2026-02-02'],
  ['2026-02-02T23:30:00-05:00', '2026-02-03'],
  ['1767225600', '2026-01-01'],
  ['1767225600000', '2026-01-01'],
  ['25/12/2025', '2025-12-25'],
  ['12/25/2025', '2025-12-25'],
  ['22/04/1444', '2022-11-16'],
  ['٠١/٠٧/١٤٤٤', '2023-01-23'],
  ['3 Mart 2026', '2026-03-03'],
  ['March 3, 2026', '2026-03-03'],
  ['3 de marzo de 2026', '2026-03-03'],
  ['2 hari lalu', '2026-03-08'],
  ['3 hours ago', '2026-03-10'],
  ['hace 2 semanas', '2026-02-24'],
  ['5天前', '2026-03-05'],
  ['1 ay önce', '2026-02-08'],
  ['ayer', '2026-03-09'],
])('%s is %s', (text, expected) => {
  expect(day(text)).toBe(expected)
})

test.each(['03/04/2025', 'Publish date', '2026-02-30', '2031-01-01', '30/13/1444', ''])(
  'not a certain date: %s',
  (text) => {
    expect(day(text)).toBeNull()
  },
)
