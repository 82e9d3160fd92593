import { expect, test } from 'vitest'
import { waitText } from './wait-text.ts'

test.each([
  [1, '1 second'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [90 * 60, '90 minutes'],
  [90 * 60 + 1, '2 hours'],
  [86_400, '24 hours'],
  [3 * 86_400, '3 days'],
])('%i seconds are waited for as %s', (seconds, text) => {
  expect(waitText(seconds, 'en')).toBe(text)
})

test('the time to wait is in the language of the reader', () => {
  expect(waitText(300, 'tr')).toBe('5 dakika')
  expect(waitText(7200, 'ja')).toBe('2時間')
  expect(waitText(30, 'ja')).toBe('30秒')
  expect(waitText(7200, 'zh-CN')).toBe('2小时')
  expect(waitText(300, 'ar')).toBe('5 دقائق')
})
