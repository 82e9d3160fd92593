import { expect, test } from 'vitest'
import { personName } from './person-name.ts'

test.each([
  ['Maria', 'Santos', 'PH', 'Maria Santos'],
  ['愛子', '佐藤', 'JP', '佐藤 愛子'],
  ['Emma', 'Tanaka', 'JP', 'Emma Tanaka'],
  ['怡君', '陳', 'TW', '陳怡君'],
  ['지은', '김', 'KR', '김지은'],
  ['Lan', 'Nguyễn Minh', 'VN', 'Nguyễn Minh Lan'],
  ['نورة', 'العتيبي', 'SA', 'نورة العتيبي'],
  ['Nour', '', null, 'Nour'],
  ['', '', 'PH', ''],
])('%s %s of %s is written %s', (first_name, last_name, country, written) => {
  expect(personName({ first_name, last_name, country })).toBe(written)
})
