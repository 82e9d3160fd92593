import { expect, test } from 'vitest'
import { preferredLanguage } from './preferred-language.ts'

test('a remembered language comes before the browser’s preference', () => {
  expect(preferredLanguage('tr', 'ja')).toBe('tr')
  expect(preferredLanguage('xx', 'ja')).toBe('ja')
})

test('the best available preference counts, by quality, then by order', () => {
  expect(preferredLanguage(undefined, 'fr, es;q=0.8, pt;q=0.9')).toBe('pt')
  expect(preferredLanguage(undefined, 'ms-MY,en;q=0.5')).toBe('ms')
  expect(preferredLanguage(undefined, 'ja;q=0, ar')).toBe('ar')
})

test('Chinese is chosen by script', () => {
  expect(preferredLanguage(undefined, 'zh-HK')).toBe('zh-TW')
  expect(preferredLanguage(undefined, 'zh-Hant-SG')).toBe('zh-TW')
  expect(preferredLanguage(undefined, 'zh')).toBe('zh-CN')
  expect(preferredLanguage(undefined, 'zh-Hans-HK')).toBe('zh-CN')
})

test('no available language, or no preference, means English', () => {
  expect(preferredLanguage(undefined, undefined)).toBe('en')
  expect(preferredLanguage(undefined, 'fr, de;q=bad, *')).toBe('en')
  expect(preferredLanguage(undefined, 'in')).toBe('id')
})
