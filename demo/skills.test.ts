import { expect, test } from 'vitest'
import { SKILLS } from '#config/skills/skills.ts'
import { SKILLS_BY_FIELD, SKILLS_BY_TITLE } from './texts/asked-skills.ts'

test('every skill that postings of the demo world ask for exists', () => {
  const known = new Set(SKILLS.map(({ key }) => key))
  const asked = [...Object.values(SKILLS_BY_FIELD), ...SKILLS_BY_TITLE.map(([, skills]) => skills)].flat()
  expect(asked.length).toBeGreaterThan(100)
  expect(asked.filter((key) => !known.has(key))).toEqual([])
})
