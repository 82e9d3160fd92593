import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { LANGUAGES } from '#config/languages.ts'
import { readSkillNames } from './skill-names.ts'
import { readSkills, SKILLS, skillConcepts, skillIdOf, skillName } from './skills.ts'

const concepts = skillConcepts()

test('crafts, tools and skills with English names only keep to their ranges of ids', () => {
  const isInRange = {
    craft: (id: number) => id >= 1001 && id <= 3000,
    tool: (id: number) => id <= 527 || (id >= 3001 && id <= 7000),
    untranslated: (id: number) => id >= 7001,
  }
  expect(SKILLS.filter(({ id, kind }) => !isInRange[kind](id))).toEqual([])
  expect(SKILLS.filter(({ kind }) => kind === 'craft').length).toBeGreaterThan(600)
  expect(SKILLS.length).toBeGreaterThan(4500)
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
  const crafts = SKILLS.filter(({ kind }) => kind === 'craft').map(({ id }) => id)
  const english = crafts.map((id) => skillName(id, 'en') ?? '').filter((name) => name.length > 12)
  const same = LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
    crafts
      .map((id) => skillName(id, language) ?? '')
      .filter((name) => english.includes(name) && !SAME_AS_ENGLISH.has(name))
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
  const near = ['Node JS', 'power-bi', 'CI / CD', 'Type Script', 'Search Engine Optimization (SEO)']
  expect(near.map(keyOf)).toEqual([
    'node-js',
    'power-bi',
    'ci-cd',
    'typescript',
    keyOf('Search engine optimization'),
  ])
  // What might be something else stays in the words of its owner.
  expect(['TypoScript', 'C ++', 'Java (basics)', 'Net'].map(keyOf)).toEqual(Array(4).fill(undefined))
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

test.each([
  ['an id that is no number', 'x\tgit\ttool\tweb', /skills\.tsv:3: "x" is no id/],
  ['an id twice', '1\tgit\ttool\tweb', /skills\.tsv:3: another skill has its id or key/],
  ['a key twice', '2\tjavascript\ttool\tweb', /skills\.tsv:3: another skill has its id or key/],
  ['a key that is no key', '2\tGit\ttool\tweb', /skills\.tsv:3: "Git" is no key/],
  ['an unknown kind', '2\tgit\ttoy\tweb', /skills\.tsv:3: its kind is none of craft, tool, untranslated/],
  ['no group', '2\tgit\ttool', /skills\.tsv:3: it has no group/],
])('a list of skills with %s is refused', (_, line, problem) => {
  const file = join(temporaryFolder(), 'skills.tsv')
  writeFileSync(file, `id\tkey\tkind\tgroup\n1\tjavascript\ttool\tprogramming\n${line}\n`)
  expect(() => readSkills(file)).toThrow(problem)
})

test.each([
  ['an unknown skill', 'ja', 'teamwork\tA\njuggling\tB', /ja\.tsv:3: there is no skill "juggling"/],
  ['a skill twice', 'ja', 'teamwork\tA\nteamwork\tB', /ja\.tsv:3: "teamwork" has a line already/],
  ['a craft without a name', 'ja', 'git\tA\nteamwork\t\tB', /ja\.tsv: no name for teamwork$/],
  ['a tool without an English name', 'en', 'teamwork\tA', /en\.tsv: no name for git$/],
] as const)('names of skills with %s are refused', (_, language, lines, problem) => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, `${language}.tsv`), `key\tname\tsynonyms\n${lines}\n`)
  const skills = [
    { id: 1, key: 'git', kind: 'tool' },
    { id: 1001, key: 'teamwork', kind: 'craft' },
  ] as const
  expect(() => readSkillNames(language, skills, folder)).toThrow(problem)
})

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'joblane-skills-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
