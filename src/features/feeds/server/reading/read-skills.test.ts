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
