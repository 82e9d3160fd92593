import { expect, test } from 'vitest'
import { nextBestThing } from './next-part.tsx'

type Counted = Parameters<typeof nextBestThing>[0]

const language: Counted = {
  kind: 'language',
  name: 'English',
  percent: 40,
  language_id: 1,
  is_written: false,
  proficiencies: [],
}
const skill: Counted = { kind: 'skill', name: 'Zendesk', percent: 40 }

test.each([
  ['a language first', language, ['work_experiences', 'skills'], 'counted'],
  ['what weighs more than skills before a skill', skill, ['work_experiences', 'skills'], 'work_experiences'],
  ['the wanted skill instead of skills in general', skill, ['skills', 'summary'], 'counted'],
  ['what is missing before one more skill', skill, ['summary'], 'summary'],
  ['skills in general where none is counted', null, ['skills', 'summary'], 'skills'],
  ['a counted skill once nothing is missing', skill, [], 'counted'],
  ['nothing once all is said', null, [], null],
  ['no part that has no form', null, ['is_hidden', 'avatar'], 'avatar'],
] as const)('the next best thing is %s', (_, counted, missing, next) => {
  expect(nextBestThing(counted, missing)).toBe(next)
})
