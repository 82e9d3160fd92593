import { expect, test } from 'vitest'
import { LANGUAGES } from '#config/languages.ts'
import { CONFIG_LISTS, configListNames, isListType, listEntry, nameInList } from './lists.ts'

const entries = configListNames.flatMap((list) => CONFIG_LISTS[list].map((entry) => ({ list, entry })))

const texts = entries.flatMap(({ list, entry }) =>
  LANGUAGES.flatMap((language) =>
    [entry.names, entry.descriptions].flatMap((names) =>
      names === undefined
        ? []
        : [{ where: `${list}/${entry.key}/${language}`, language, text: names[language], en: names.en }],
    ),
  ),
)

/** Sentences that read the same in English and another language. */
const SAME_AS_ENGLISH = new Set(['Web3 & blockchain'])

test.each(configListNames)('%s has unique ids and keys', (list) => {
  const all = CONFIG_LISTS[list]
  expect(all.length).toBeGreaterThan(0)
  expect(new Set(all.map((entry) => entry.id)).size).toBe(all.length)
  expect(new Set(all.map((entry) => entry.key)).size).toBe(all.length)
})

test('every text is present and trimmed', () => {
  expect(texts.filter(({ text }) => text === '' || text !== text.trim())).toEqual([])
})

test('no list shows two entries with the same name', () => {
  const repeated = configListNames.flatMap((list) =>
    LANGUAGES.flatMap((language) => {
      const names = CONFIG_LISTS[list].map((entry) => entry.names[language])
      return names
        .filter((name, index) => names.indexOf(name) !== index)
        .map((name) => `${list}/${language}: ${name}`)
    }),
  )
  expect(repeated).toEqual([])
})

test('no language repeats an English sentence', () => {
  const untranslated = texts.filter(
    ({ language, text, en }) =>
      language !== 'en' && en.length > 12 && text === en && !SAME_AS_ENGLISH.has(en),
  )
  expect(untranslated).toEqual([])
})

test('ids that are stored with postings keep their meaning', () => {
  const keys = (list: 'job_types' | 'xp_lvls' | 'degrees' | 'arrangements') =>
    CONFIG_LISTS[list].map((entry) => `${entry.id} ${entry.key}`)
  expect(keys('job_types')).toEqual([
    '1 full-time',
    '2 part-time',
    '3 contract',
    '4 temporary',
    '5 internship',
    '6 freelance',
  ])
  expect(keys('xp_lvls').slice(0, 3)).toEqual(['1 fresh-graduate', '2 under-1-year', '3 1-3-years'])
  expect(keys('degrees')[4]).toBe('5 bachelor')
  expect(keys('arrangements')).toEqual(['1 on-site', '2 hybrid', '3 remote'])
})

test('the ten reasons to report a job have their category and a description', () => {
  const reasons = CONFIG_LISTS.report_job_reasons
  expect(reasons.map((reason) => reason.category)).toEqual([
    ...Array(2).fill('spam'),
    ...Array(3).fill('discrimination'),
    ...Array(5).fill('broken'),
  ])
  expect(reasons.every((reason) => reason.descriptions !== undefined)).toBe(true)
})

test('headcounts are grouped as each language does', () => {
  expect(nameInList('no_of_employee_ranges', 6, 'en')).toBe('1,001–5,000')
  expect(nameInList('no_of_employee_ranges', 8, 'tr')).toBe('10.001+')
})

test('languages are named in every language', () => {
  expect(nameInList('language_lists', 1, 'es')).toBe('Inglés')
  const unnamed = CONFIG_LISTS.language_lists.filter((entry) =>
    LANGUAGES.some((language) => entry.names[language].toLowerCase() === entry.key.toLowerCase()),
  )
  expect(unnamed).toEqual([])
})

test('an unknown list or id is said to be unknown', () => {
  expect(isListType('job_types')).toBe(true)
  expect(isListType('toString')).toBe(false)
  expect(listEntry('job_types', 99)).toBeUndefined()
  expect(nameInList('job_types', 99, 'ja')).toBeUndefined()
})
