import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { LANGUAGES } from '#config/languages.ts'
import { readKindsOfTitles } from './kinds-of-titles.ts'
import {
  functionById,
  functionTree,
  mainOfFunction,
  mainOfTitle,
  nameOf,
  taxonomyConcepts,
  titleById,
} from './taxonomy.ts'
import { FUNCTION_TITLES, JOB_FUNCTIONS, MAIN_FUNCTIONS } from './tree.ts'
import { NAMED_LANGUAGES, readTreeNames } from './tree-names.ts'

const namesByLanguage = NAMED_LANGUAGES.map((language) => [language, readTreeNames(language)] as const)
const LEVELS = [
  { level: 'mains', nodes: MAIN_FUNCTIONS, firstId: 1, count: 30 },
  { level: 'functions', nodes: JOB_FUNCTIONS, firstId: 101, count: 200 },
  { level: 'titles', nodes: FUNCTION_TITLES, firstId: 1001, count: 1500 },
] as const

test.each(LEVELS)(
  '$level have one id each of their range and a slug of their own',
  ({ nodes, firstId, count }) => {
    expect(nodes.map((node) => node.id)).toEqual(Array.from({ length: count }, (_, index) => firstId + index))
    expect(new Set(nodes.map((node) => node.key)).size).toBe(count)
    for (const { key } of nodes) expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  },
)

test('every function belongs to a main function, every title to a function, and none is empty', () => {
  expect(new Set(JOB_FUNCTIONS.map((fn) => fn.main))).toEqual(new Set(MAIN_FUNCTIONS.map((main) => main.id)))
  expect(new Set(FUNCTION_TITLES.map((title) => title.function))).toEqual(
    new Set(JOB_FUNCTIONS.map((fn) => fn.id)),
  )
  for (const { isco } of FUNCTION_TITLES) expect(isco).toMatch(/^\d{4}$/)
})

test('the tree has names in the languages of the interface, and in those in which people only post', () => {
  expect(NAMED_LANGUAGES.slice(0, LANGUAGES.length)).toEqual(LANGUAGES)
  expect(NAMED_LANGUAGES).toEqual(expect.arrayContaining(['ko', 'th', 'vi']))
})

test.each(NAMED_LANGUAGES)('%s tells the children of a node apart', (language) => {
  for (const main of functionTree(language)) {
    expect(repeated(main.children.map((fn) => fn.value))).toEqual([])
    for (const fn of main.children) expect(repeated(fn.children.map((title) => title.value))).toEqual([])
  }
})

test.each(namesByLanguage)('a name or synonym in %s leads to one title', (_, names) => {
  const all = FUNCTION_TITLES.flatMap(({ id }) => [
    names.get(id)?.name ?? '',
    ...(names.get(id)?.synonyms ?? []),
  ])
  expect(repeated(all)).toEqual([])
})

test.each(namesByLanguage)('a node has each of its names in %s once', (_, nodes) => {
  for (const [id, { name, synonyms, local }] of nodes) {
    expect(repeated([name, ...synonyms]), String(id)).toEqual([])
    expect(repeated(local), String(id)).toEqual([])
  }
})

const TITLES = FUNCTION_TITLES.map(({ key }) => `title\t${key}\tName of ${key}`)
const NODES = [
  ...MAIN_FUNCTIONS.map(({ key }) => `main\t${key}\tName of ${key}`),
  ...JOB_FUNCTIONS.map(({ key }) => `function\t${key}\tName of ${key}`),
  ...TITLES,
]

test.each([
  [
    'an unknown key',
    'vi',
    [...TITLES, 'title\tastronaut-on-foot\tA'],
    /vi\.tsv:1502: the tree has no title "astro/,
  ],
  [
    'a key of another level',
    'vi',
    [...TITLES, 'main\tprogrammer\tA'],
    /vi\.tsv:1502: the tree has no main "progr/,
  ],
  ['a key twice', 'vi', [...TITLES, 'title\tprogrammer\tA'], /vi\.tsv:1502: "programmer" has a line already/],
  ['a title without a name', 'vi', TITLES.slice(1), /vi\.tsv: no name for software-engineer$/],
  [
    'a title with synonyms alone',
    'vi',
    [...TITLES.slice(1), 'title\tsoftware-engineer\t\tB'],
    /vi\.tsv: no name/,
  ],
  [
    'a language of the interface without a main function',
    'ja',
    NODES.slice(1),
    /ja\.tsv: no name for information-t/,
  ],
])('names with %s are refused', (_, language, lines, problem) => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, `${language}.tsv`), `level\tkey\tname\tsynonyms\tlocal\n${lines.join('\n')}\n`)
  expect(() => readTreeNames(language, folder)).toThrow(problem)
})

test('names of every title are enough for a language in which people only post', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'vi.tsv'), `level\tkey\tname\tsynonyms\tlocal\n${TITLES.join('\n')}\n`)
  expect(readTreeNames('vi', folder).size).toBe(1500)
})

test.each([
  ['an unknown general title', 'astronaut\tprogrammer', /kinds\.tsv:2: the tree has no title "astronaut"/],
  ['an unknown kind', 'programmer\tastronaut', /kinds\.tsv:2: the tree has no title "astronaut"/],
  ['a kind of itself', 'programmer\tprogrammer', /kinds\.tsv:2: it has a kind twice, or itself/],
  ['a kind twice', 'driver\ttruck-driver|truck-driver', /kinds\.tsv:2: it has a kind twice, or itself/],
])('kinds of titles with %s are refused', (_, line, problem) => {
  const file = join(temporaryFolder(), 'kinds.tsv')
  writeFileSync(file, `title\tkinds\n${line}\n`)
  expect(() => readKindsOfTitles(file)).toThrow(problem)
})

test('a trade goes by its names in every language, and by short forms in their own', () => {
  const labelsOf = (key: string) => {
    const id = JOB_FUNCTIONS.find((fn) => fn.key === key)?.id
    return taxonomyConcepts().find((concept) => concept.kind === 'function' && concept.id === id)?.labels
  }
  expect(labelsOf('nursing')).toContainEqual({ lang: 'id', text: 'Perawat' })
  expect(labelsOf('elderly-personal-care')).toContainEqual({ lang: 'zh-TW', text: '看護', local: true })
  expect(labelsOf('hr-generalist-operations')).toContainEqual({ lang: 'es', text: 'RRHH' })
})

test('the tree has three levels with the addresses of its pages', () => {
  const it = functionTree('es').find((main) => main.key === 'information-technology')
  expect(it).toMatchObject({
    id: 1,
    seo_value: 'information-technology',
    value: 'Tecnología de la información',
  })
  expect(it?.children[0]).toMatchObject({ key: 'software-development', seo_value: 'software-development' })
  expect(it?.children[0]?.children[0]).toEqual({
    id: 1001,
    key: 'software-engineer-1001',
    seo_value: 'software-engineer-1001',
    function_title_value: 'Ingeniero de software',
    value: 'Ingeniero de software',
  })
})

test('a missing name is shown in English', () => {
  expect(nameOf('title', 1001, 'sw')).toBe('Software Engineer')
  expect(nameOf('function', 101, 'sw')).toBe('Software Development')
  expect(nameOf('mainFunction', 1, 'sw')).toBe('Information Technology')
  expect(functionTree('sw')).toEqual(functionTree('en'))
})

test('a node is found by its id and leads up to its main function', () => {
  expect(titleById(1001)?.key).toBe('software-engineer')
  expect(functionById(101)?.key).toBe('software-development')
  expect(mainOfFunction(101)?.key).toBe('information-technology')
  expect(mainOfTitle(2500)?.key).toBe('trades-repair-household')
})

test('an unknown id leads nowhere', () => {
  expect(titleById(101)).toBeUndefined()
  expect(functionById(1001)).toBeUndefined()
  expect(mainOfTitle(0)).toBeUndefined()
  for (const kind of ['mainFunction', 'function', 'title'] as const)
    expect(nameOf(kind, 0, 'en')).toBeUndefined()
})

test('every node is a concept with its names and synonyms', () => {
  const concepts = taxonomyConcepts()
  expect(concepts).toHaveLength(1730)
  for (const { labels } of concepts) {
    expect(labels.some((label) => label.lang === 'en')).toBe(true)
    for (const { text } of labels) expect(text.trim()).not.toBe('')
  }
  const nurse = concepts.find((concept) => concept.labels[0]?.text === 'Registered Nurse')
  expect(nurse).toMatchObject({ kind: 'title', broader: titleById(nurse?.id ?? 0)?.function })
  expect(nurse?.labels).toContainEqual({ lang: 'en', text: 'RN' })
  expect(nurse?.labels).toContainEqual({ lang: 'es', text: 'Enfermera' })
})

test('a kind of a title leads to it, and none to itself', () => {
  const titles = taxonomyConcepts().filter(({ kind }) => kind === 'title')
  const truckDriver = titles.find(({ id }) => titleById(id)?.key === 'truck-driver')
  expect(truckDriver?.kindOf?.map((id) => titleById(id)?.key)).toEqual(['driver'])
  for (const { id, kindOf = [] } of titles) {
    expect(kindOf).not.toContain(id)
    expect(new Set(kindOf).size).toBe(kindOf.length)
  }
})

const repeated = (texts: readonly string[]): string[] => {
  const seen = Map.groupBy(texts, (text) => text.normalize('NFKC').toLowerCase())
  return [...seen].filter(([, same]) => same.length > 1).map(([text]) => text)
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'joblane-names-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
