import { expect, test } from 'vitest'
import { LANGUAGES } from '#config/languages.ts'
import { handWrittenLists, missingFiles } from '../checks/languages.ts'
import { partProblems } from '../checks/text-parts.ts'

const quoted = LANGUAGES.map((language) => `'${language}'`)

test.each([
  ['a list', `const ALL = [${quoted.join(', ')}]`],
  [
    'a table',
    `const NAMES = {\n${quoted.map((key) => `  ${key.replace(/^'(\w+)'$/, '$1')}: '',`).join('\n')}\n}`,
  ],
  ['imports', LANGUAGES.map((language) => `import { texts } from './texts/${language}.ts'`).join('\n')],
])('%s of all languages is found', (_what, text) => {
  const path = 'src/features/jobs/server/anything.ts'
  expect(handWrittenLists([{ path, text }])).toEqual([expect.stringContaining(path)])
  expect(handWrittenLists([{ path: 'src/config/languages.ts', text }])).toEqual([])
})

test('a rule for some languages is no list', () => {
  const text = `const IN_MYRIADS = ['ja', 'zh-CN', 'zh-TW']`
  expect(handWrittenLists([{ path: 'src/i18n/anything.ts', text }])).toEqual([])
})

test('a folder of texts without a file of each language is found', () => {
  const all = LANGUAGES.map((language) => `src/features/jobs/locales/${language}.ts`)
  expect(missingFiles(all)).toEqual([])
  expect(missingFiles(all.filter((path) => !path.endsWith('/ja.ts')))).toEqual([
    'src/features/jobs/locales/ja.ts is missing',
  ])
})

const OWN = `import type { texts } from '../locales/en.ts'\n`
const OTHER = `import type { SignInTexts } from '#features/sign-in/web/door.tsx'\n`

test.each([
  [`${OWN}roomTexts<typeof texts>('jobs')`, []],
  [`${OWN}roomTexts<typeof texts>()`, ['jobs']],
  [`${OWN}roomTexts<typeof texts>('search')`, ['jobs']],
  [`${OTHER}${OWN}roomTexts<typeof texts & SignInTexts>('jobs')`, ['jobs, sign-in']],
  [`${OTHER}${OWN}roomTexts<typeof texts & SignInTexts>('jobs', 'sign-in')`, []],
])('%s names the parts whose texts it shows', (text, wanted) => {
  const path = 'src/features/jobs/web/texts.ts'
  expect(partProblems([{ path, text }])).toEqual(wanted.map((parts) => `${path} shows the texts of ${parts}`))
})

test('the texts of one site are a part of their own', () => {
  const file = (part: string) => ({
    path: 'src/features/jobs/web/console/texts.ts',
    text: `import type { texts } from '../../locales/console/en.ts'\nroomTexts<typeof texts>('${part}')`,
  })
  expect(partProblems([file('jobs-console')])).toEqual([])
  expect(partProblems([file('jobs')])).toHaveLength(1)
})
