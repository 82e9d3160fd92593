import { expect, test } from 'vitest'
import { LOCAL_NAMES } from './local-names.ts'
import { FUNCTION_SYNONYMS, TAXONOMY_NAMES, TITLE_SYNONYMS } from './names.ts'
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

const languages = Object.keys(TAXONOMY_NAMES)
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

test.each(languages)('%s names each node of a level it covers once, in plain text', (language) => {
  for (const { level, nodes } of LEVELS) {
    const named = TAXONOMY_NAMES[language]?.[level]
    if (named === undefined) continue
    const texts = new Map(Object.entries(named))
    expect([...texts.keys()].sort()).toEqual(nodes.map((node) => node.key).sort())
    for (const text of texts.values()) expect(text).toMatch(/^\S(.*\S)?$/u)
  }
})

test.each(languages)('%s tells the children of a node apart', (language) => {
  for (const main of functionTree(language)) {
    expect(repeated(main.children.map((fn) => fn.value))).toEqual([])
    for (const fn of main.children) expect(repeated(fn.children.map((title) => title.value))).toEqual([])
  }
})

test.each(Object.entries(TITLE_SYNONYMS))('a synonym in %s leads to one title', (language, synonyms) => {
  const titleNames = Object.values(TAXONOMY_NAMES[language]?.titles ?? {})
  const all = [...titleNames, ...Object.values(synonyms ?? {}).flat()]
  expect(repeated(all)).toEqual([])
})

test.each(Object.entries(FUNCTION_SYNONYMS))(
  'a trade has each of its names in %s once',
  (language, synonyms) => {
    for (const level of ['mains', 'functions'] as const) {
      const names = new Map(Object.entries(TAXONOMY_NAMES[language]?.[level] ?? {}))
      for (const [key, texts] of Object.entries(synonyms?.[level] ?? {})) {
        expect(repeated([names.get(key) ?? '', ...texts]), key).toEqual([])
        for (const text of texts) expect(text).toMatch(/^\S(.*\S)?$/u)
      }
    }
  },
)

test('a trade goes by its names in every language, and by short forms in their own', () => {
  const labelsOf = (key: string) => {
    const id = JOB_FUNCTIONS.find((fn) => fn.key === key)?.id
    return taxonomyConcepts().find((concept) => concept.kind === 'function' && concept.id === id)?.labels
  }
  expect(labelsOf('nursing')).toContainEqual({ lang: 'id', text: 'Perawat' })
  expect(labelsOf('elderly-personal-care')).toContainEqual({ lang: 'zh-TW', text: '看護', local: true })
  expect(labelsOf('hr-generalist-operations')).toContainEqual({ lang: 'es', text: 'RRHH' })
})

test('short forms are given to languages that the tree is named in', () => {
  expect(languages).toEqual(expect.arrayContaining(Object.keys(LOCAL_NAMES)))
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
