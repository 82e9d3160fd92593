import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { foreignKeysIn } from '../checks/foreign-keys.ts'
import { ROOT } from '../checks/project-files.ts'

const TABLE = `const FORMS: Readonly<Record<string, string>> = { sr: 'senior', jr: 'junior' }`

const PLANTED = [
  'export const full = (word: string) => FORMS[word] ?? word',
  "export const full = (word: string | number) => FORMS[word] ?? ''",
  'export const full = (word: string | undefined) => FORMS[word ?? ""]',
  'export const full = (word: string) => FORMS[word.toLowerCase()]',
  'export const full = (word: string) => FORMS[`to$' + '{word}`]',
  'export const full = (word: string) => FORMS?.[word]?.length',
  'export const full = (word: Lowercase<string>) => FORMS[word]',
  'export const full = <Word extends string>(word: Word) => FORMS[word]',
  'export const full = (text: string) => FORMS[JSON.parse(text)]',
  'export const isForm = (word: string) => word in FORMS',
  'export function count(words: string[], counts: Record<string, number>) {\n  for (const word of words) counts[word] = 1\n}',
]

const FINE = [
  "export const full = (word: 'sr' | 'jr') => FORMS[word]",
  "export const full = <Word extends 'sr' | 'jr'>(word: Word) => FORMS[word]",
  'export const full = (words: readonly string[], place: number) => words[place]',
  'export const full = (word: string) => new Map(Object.entries(FORMS)).get(word)',
  'export const full = (word: string) => (Object.hasOwn(FORMS, word) ? word : null)',
  'export const full = (number: number) => FORMS[`title_$' + '{number}`]',
  "export const isForm = (form: object) => 'sr' in form",
]

// A separate project, so that the rule does not report ours.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'joblane-keys-')))
afterAll(() => rmSync(folder, { recursive: true }))
cpSync(join(ROOT, 'tsconfig.json'), join(folder, 'tsconfig.json'))
symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
mkdirSync(join(folder, 'src'))
for (const [name, sources] of Object.entries({ planted: PLANTED, fine: FINE })) {
  for (const [index, source] of sources.entries()) {
    writeFileSync(
      join(folder, 'src', `${name}-${index}.ts`),
      `${TABLE}\n${source}\nexport const all = FORMS\n`,
    )
  }
}
const problems = foreignKeysIn(folder, 'src')

test.each(PLANTED.map((source, index) => [source, index] as const))('%s is caught', (_source, index) => {
  expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^src/planted-${index}\\.ts:[23]: `)))
})

test('nothing else is', () => {
  expect(problems.filter((problem) => !problem.startsWith('src/planted-'))).toEqual([])
})
