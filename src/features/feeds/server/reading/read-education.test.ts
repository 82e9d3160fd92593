import { expect, test } from 'vitest'
import { readEducation } from './read-education.ts'

test.each([
  ['初中及以下', 1],
  ['Minimum SSC/HSC', 1],
  ['高中', 2],
  ['HSC in Science', 2],
  ['中专', 3],
  ['Ciclo Formativo Grado Medio', 3],
  ['大专', 4],
  ['Diploma in Mechanical', 4],
  ['Ciclo Formativo Grado Superior', 4],
  ['本科', 5],
  ['Bachelor`s degree in any discipline.', 5],
  ['B. Sc. - Mechanical', 5],
  ['Bachelor/Masters degree in any discipline', 5],
  ['Grado', 5],
  ['硕士', 6],
  ['Post Graduate in any discipline', 6],
  ['Master`s Degree in any subject, preferably in Social Science', 6],
  ['博士', 7],
  ['PhD in Computer Science', 7],
])('%s', (text, expected) => {
  expect(readEducation(text)).toBe(expected)
})

test('a preferred degree is not required', () => {
  expect(readEducation('Bachelor degree. Masters will be preferred.')).toBe(5)
  expect(readEducation('MBA will be an advantage')).toBeNull()
})

test.each(['英语熟练', '普通话', 'vat', ''])('does not name a degree: %s', (text) => {
  expect(readEducation(text)).toBeNull()
})
