import { expect, test } from 'vitest'
import { timeZoneName } from './time-zone-name.ts'

const WINTER = Date.UTC(2026, 0, 15)
const SUMMER = Date.UTC(2026, 6, 15)

test('a time zone is named in the language of the page, with its offset at that moment', () => {
  expect(timeZoneName('Asia/Singapore', 'en', WINTER)).toBe('Singapore Standard Time (GMT+8)')
  expect(timeZoneName('Asia/Tokyo', 'ja', WINTER)).toBe('日本標準時 (GMT+9)')
  expect(timeZoneName('America/New_York', 'en', WINTER)).toMatch(/GMT-5/)
  expect(timeZoneName('America/New_York', 'en', SUMMER)).toMatch(/GMT-4/)
})

test('UTC is called so', () => {
  expect(timeZoneName('Etc/UTC', 'ja', WINTER)).toBe('UTC')
  expect(timeZoneName('UTC', 'en', WINTER)).toBe('UTC')
})

test('an unknown time zone stays as it was written', () => {
  expect(timeZoneName('UTC+8 ±3 h', 'en', WINTER)).toBe('UTC+8 ±3 h')
})
