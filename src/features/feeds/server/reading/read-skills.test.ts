import { expect, test } from 'vitest'
import { skillName } from '#config/skills/skills.ts'
import { readSkills } from './read-skills.ts'

const names = (listed: string[], text: string) => readSkills(listed, text).map((id) => skillName(id, 'en'))

test('listed skills count under any of their names', () => {
  expect(names(['Golang', 'golang', 'no such skill'], '')).toEqual(['Go'])
})

test('a text asks for the skills that it names', () => {
  expect(names([], 'Strong in C++, Node.js, and PostgreSQL.')).toEqual(
    expect.arrayContaining(['C++', 'Node.js', 'PostgreSQL']),
  )
  expect(names([], '熟悉Java程式設計與MySQL')).toEqual(expect.arrayContaining(['Java', 'MySQL']))
})

test('ordinary words are not skills in running text', () => {
  expect(names([], 'You go to work and excel')).toEqual([])
  expect(names(['Excel'], '')).toHaveLength(1)
})

test.each([
  'PHP 28,000 - 32,000 a month',
  'Php20,000.00',
  'PHP 610 per day',
  '25K-30K PHP',
  '18 000 PHP',
  'CAD $65,000',
])('money is no skill: %s', (text) => {
  expect(names([], text)).toEqual([])
})

test.each(['PHP 8.2 and MySQL', 'PHP 7', 'PHP/Laravel, 3 years', '5 years of PHP'])(
  'a language is: %s',
  (text) => {
    expect(names([], text)).toContain('PHP')
  },
)
