import { expect, test } from 'vitest'
import { flag, idList, textList, wholeNumber } from './request-values.ts'

test('lists come repeated, separated by commas, or not at all', () => {
  expect(idList().parse('1,2, 3')).toEqual([1, 2, 3])
  expect(idList().parse(['1', '2,1'])).toEqual([1, 2])
  expect(idList().parse(undefined)).toEqual([])
  expect(idList().parse('')).toEqual([])
  expect(textList().parse('ja,zh-TW')).toEqual(['ja', 'zh-TW'])
})

test('words are separated by the comma of any script', () => {
  expect(textList().parse('営業、 夜勤')).toEqual(['営業', '夜勤'])
  expect(textList().parse(['销售，夜班', '夜班、外包'])).toEqual(['销售', '夜班', '外包'])
  expect(textList().parse('مبيعات، دوام ليلي،')).toEqual(['مبيعات', 'دوام ليلي'])
})

test('an invalid id, or too many ids, are refused', () => {
  expect(idList().safeParse('1,two').success).toBe(false)
  expect(idList().safeParse('-1').success).toBe(false)
  expect(idList().safeParse('99999999999').success).toBe(false)
  expect(idList().safeParse(Array.from({ length: 5000 }, (_, id) => String(id + 1))).success).toBe(false)
})

test('numbers stay in their range and an empty one is absent', () => {
  const page = wholeNumber(1, 334)
  expect(page.parse('7')).toBe(7)
  expect(page.parse('')).toBeUndefined()
  expect(page.safeParse('1000000000').success).toBe(false)
  expect(page.safeParse('1.5').success).toBe(false)
})

test('flags are written in four ways', () => {
  expect(['1', 'true', '0', 'false', ''].map((value) => flag().parse(value))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(flag().safeParse('yes').success).toBe(false)
})
