import { expect, test } from 'vitest'
import { textProblems } from '../checks/texts.ts'

const CODE = ['t("jobs.count", { count })', 't(`error.$' + '{code}_title`)', '<Text id="jobs.rules" />'].join(
  '\n',
)
const ENGLISH = {
  'jobs.count': '{count, plural, one {# job} other {# jobs}}',
  'jobs.rules': 'Read <0>the rules</0>',
  'error.gone_title': 'This page is gone',
}

function problemsWith(language: string, translated: Record<string, string>, english = ENGLISH) {
  const catalogues = { en: english, [language]: translated }
  return textProblems({ folder: 'jobs', catalogues, code: CODE }, { Web3: ['ja'] })
}

const SPANISH = {
  'jobs.count': '{count, plural, one {# empleo} other {# empleos}}',
  'jobs.rules': 'Lee <0>las reglas</0>',
  'error.gone_title': 'Esta página ya no existe',
}

test('a complete translation has no problems', () => {
  expect(problemsWith('es', SPANISH)).toEqual([])
})

test('a key that nothing shows is unused, and one that a template can make is not', () => {
  const english = { ...ENGLISH, 'jobs.forgotten': 'Nobody sees me', 'error.gone_text': 'Nor me' }
  expect(problemsWith('en', english, english)).toEqual([
    'jobs/en.ts: nothing shows jobs.forgotten',
    'jobs/en.ts: nothing shows error.gone_text',
  ])
})

test('a missing and a surplus key are found', () => {
  const { 'jobs.rules': _, ...rest } = SPANISH
  expect(problemsWith('es', { ...rest, 'jobs.old': 'Viejo' })).toEqual([
    'jobs/es.ts: jobs.old is not in English',
    'jobs/es.ts: jobs.rules is missing',
  ])
})

test('a text left in English is found', () => {
  expect(problemsWith('es', { ...SPANISH, 'error.gone_title': 'This page is gone' })).toEqual([
    'jobs/es.ts: error.gone_title is as in English: "This page is gone"',
  ])
})

test('a word that the language writes as English does is excused there only', () => {
  const english = { ...ENGLISH, 'error.web3_title': 'Web3' }
  expect(problemsWith('ja', { 'error.web3_title': 'Web3' }, english)).not.toContainEqual(
    expect.stringContaining('as in English'),
  )
  expect(problemsWith('es', { ...SPANISH, 'error.web3_title': 'Web3' }, english)).toEqual([
    'jobs/es.ts: error.web3_title is as in English: "Web3"',
  ])
})

test('an empty text and a message that does not parse are found', () => {
  const broken = { ...SPANISH, 'error.gone_title': ' ', 'jobs.count': '{count, plural, one {# empleo}' }
  expect(problemsWith('es', broken)).toEqual([
    expect.stringContaining('jobs.count is not a valid ICU message'),
    'jobs/es.ts: error.gone_title is empty',
  ])
})

test('lost and invented arguments and tags are found', () => {
  const lost = { ...SPANISH, 'jobs.rules': 'Lee las reglas de {site}' }
  expect(problemsWith('es', lost)).toEqual([
    'jobs/es.ts: jobs.rules has the arguments [site], English has [</0>, <0>]',
  ])
})

test('each language has the plural branches that it counts with', () => {
  const branches = (...names: string[]) => ({
    ...SPANISH,
    'jobs.count': `{count, plural, ${names.map((name) => `${name} {# x}`).join(' ')}}`,
  })
  expect(problemsWith('ar', branches('zero', 'one', 'two', 'few', 'many', 'other'))).toEqual([])
  expect(problemsWith('ar', branches('=0', '=1', '=2', 'few', 'many', 'other'))).toEqual([])
  expect(problemsWith('ar', branches('zero', 'one', 'two', 'many', 'other'))).toEqual([
    'jobs/ar.ts: jobs.count has no plural branch "few"',
  ])
  expect(problemsWith('ja', branches('other'))).toEqual([])
  expect(problemsWith('ja', branches('one', 'other'))).toEqual([
    'jobs/ja.ts: jobs.count has a plural branch "one" that its language never takes',
  ])
})
