import { expect, test } from 'vitest'
import { companyKey, isConfidential } from './read-company.ts'

test.each([
  ['PT Amartha Mikro Fintek (Jakarta)', 'Amartha Mikro Fintek, PT'],
  ['鴻海精密工業股份有限公司', '鴻海精密工業'],
  ['株式会社テクノア', 'テクノア'],
  ['Gardenia Bakeries Phils., Inc.', 'GARDENIA BAKERIES PHILS'],
  ['Oneleet (YC S22)', 'Oneleet'],
  ['CÔNG TY CỔ PHẦN SỮA QUỐC TẾ', 'Sữa Quốc Tế'],
])('%s is %s', (one, other) => {
  expect(companyKey(one)).toBe(companyKey(other))
})

test('a name that is all legal form stays itself', () => {
  expect(companyKey('Company')).toBe('company')
})

test('an employer that keeps its name to itself', () => {
  expect(isConfidential('Company Confidential')).toBe(true)
  expect(isConfidential('Confidential Waste Ltd')).toBe(false)
})
