import { expect, test } from 'vitest'
import { LANGUAGES } from '#config/languages.ts'
import { CRAFT_NAMES } from './craft-names.ts'
import { CRAFTS } from './crafts.ts'
import { ENGLISH_SKILLS } from './english-skills.ts'
import { SKILLS, skillConcepts, skillIdOf, skillName } from './skills.ts'
import { TOOLS } from './tools.ts'

const concepts = skillConcepts()

test('ids and keys are unique', () => {
  expect(new Set(SKILLS.map(({ id }) => id)).size).toBe(SKILLS.length)
  expect(new Set(SKILLS.map(({ key }) => key)).size).toBe(SKILLS.length)
  expect(SKILLS.length).toBeGreaterThan(4500)
})

test('crafts, tools and skills with English names only keep to their ranges of ids', () => {
  const outside = [
    ...CRAFTS.filter(({ id }) => id < 1001 || id > 3000),
    ...TOOLS.filter(({ id }) => id > 527 && (id < 3001 || id > 7000)),
    ...ENGLISH_SKILLS.filter(({ id }) => id < 7001),
  ]
  expect(outside).toEqual([])
  expect(CRAFTS.length).toBeGreaterThan(600)
})

test('every skill has a trimmed name in every language, and no two the same', () => {
  for (const language of LANGUAGES) {
    const names = SKILLS.map(({ id }) => skillName(id, language) ?? '')
    expect(names.filter((name) => name === '' || name !== name.trim())).toEqual([])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  }
})

test('a label belongs to one skill', () => {
  const owners = new Map<string, Set<number>>()
  for (const { id, labels } of concepts) {
    for (const { lang, text } of labels) {
      const label = `${lang} ${text.toLowerCase()}`
      owners.set(label, (owners.get(label) ?? new Set()).add(id))
    }
  }
  expect([...owners].filter(([, ids]) => ids.size > 1).map(([label]) => label)).toEqual([])
})

/** Words that the field also uses in other languages. */
const SAME_AS_ENGLISH = new Set([
  'Customer success',
  'Due diligence',
  'Trade marketing',
  'Visual merchandising',
])

test('no language repeats the English name of a craft', () => {
  const english = new Set<string>(Object.values(CRAFT_NAMES.en).filter((name) => name.length > 12))
  const same = LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
    Object.values(CRAFT_NAMES[language])
      .filter((name) => english.has(name) && !SAME_AS_ENGLISH.has(name))
      .map((name) => `${language}: ${name}`),
  )
  expect(same).toEqual([])
})

test('skills are found by what people list', () => {
  const keyOf = (listed: string) => SKILLS.find(({ id }) => id === skillIdOf(listed))?.key
  expect(['k8s', 'JS', 'ReactJS', 'MS Excel', ' excel ', 'اكسل', '軟體程式設計'].map(keyOf)).toEqual([
    'kubernetes',
    'javascript',
    'react',
    'microsoft-excel',
    'microsoft-excel',
    'microsoft-excel',
    'software-development',
  ])
  expect(['Recursos Humanos', '倉儲管理', 'İnsan kaynakları', 'REACH', 'n8n'].map(keyOf)).toEqual([
    'human-resources',
    'warehouse-management',
    'human-resources',
    'reach',
    'n8n',
  ])
  expect(['Comunicacao', 'استخدام الحاسب الالي'].map(keyOf)).toEqual(['communication', 'computer-literacy'])
  expect(skillIdOf('juggling chainsaws')).toBeUndefined()
})

test('names are those of the language, and products keep theirs', () => {
  const idOf = (key: string) => SKILLS.find((skill) => skill.key === key)?.id ?? 0
  expect(skillName(idOf('time-management'), 'ja')).toBe('時間管理')
  expect(skillName(idOf('microsoft-excel'), 'ja')).toBe('Microsoft Excel')
  expect(skillName(0, 'en')).toBeUndefined()
})

test('ordinary words are not concepts of running text', () => {
  const texts = concepts.flatMap(({ labels }) => labels.map(({ text }) => text.toLowerCase()))
  expect(texts).toContain('golang')
  expect(texts).toContain('ms excel')
  for (const word of ['go', 'excel', 'word', 'c', 'r', 'reach', 'safe', 'gdp'])
    expect(texts).not.toContain(word)
  expect(concepts.filter(({ labels }) => labels.length === 0)).toEqual([])
})
