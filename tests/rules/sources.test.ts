import { expect, test } from 'vitest'
import { writtenAddresses } from '../checks/call-addresses.ts'
import { judgeSizes } from '../checks/file-sizes.ts'
import { leftoversIn } from '../checks/leftovers.ts'
import { nameProblems } from '../checks/names.ts'
import { personalIn } from '../checks/shared-pages.ts'
import { sharedKeys } from '../checks/sibling-keys.ts'
import { misplacedViewers } from '../checks/use-case-arguments.ts'

const fileOf = (path: string, lines: number) => ({ path, text: 'const line = 1\n'.repeat(lines) })

test('a file of more than 400 lines fails, one of more than 250 is mentioned, data may be long', () => {
  const { problems, notes } = judgeSizes([
    fileOf('src/platform/fine.ts', 250),
    fileOf('src/platform/long.ts', 251),
    fileOf('src/platform/longest-allowed.ts', 400),
    fileOf('src/platform/too-long.tsx', 401),
    fileOf('src/config/countries.ts', 5000),
    fileOf('src/features/jobs/locales/en.ts', 900),
    fileOf('src/platform/db/schema.generated.ts', 900),
  ])
  expect(problems).toEqual(['src/platform/too-long.tsx has 401 lines, more than 400'])
  expect(notes).toEqual([
    '4 files, median 400 lines',
    'src/platform/long.ts has 251 lines',
    'src/platform/longest-allowed.ts has 400 lines',
  ])
})

test.each([
  ['src/ui/JobCard.tsx', 'is not kebab-case'],
  ['src/ui/job_card.tsx', 'is not kebab-case'],
  ['src/ui/index.ts', 'no barrel files'],
  ['src/platform/utils/dates.ts', 'name it for what it does'],
  ['src/platform/helpers.ts', 'name it for what it does'],
])('%s %s', (path, problem) => {
  expect(nameProblems(path)).toEqual([expect.stringContaining(problem)])
})

test.each([
  'src/ui/job-card.test.tsx',
  'src/i18n/common/zh-CN.ts',
  'README.md',
  'db/migrations/0001-jobs.sql',
])('%s is well named', (path) => {
  expect(nameProblems(path)).toEqual([])
})

test.each([
  [`// ${'TO'}DO: later`, 'unfinished'],
  [`read('/${'work'}/main/data')`, "a machine's own path"],
  [`${'<'.repeat(7)} ours`, 'an unresolved merge'],
])('%s is left over', (line, reason) => {
  const found = leftoversIn({ path: 'src/a.ts', text: `const fine = 1\n${line}\n` })
  expect(found).toEqual([expect.stringContaining(`src/a.ts:2: ${reason}`)])
})

test("a path of a web address is nobody's machine", () => {
  expect(leftoversIn({ path: 'src/a.ts', text: 'https://example.org/work/main.html' })).toEqual([])
})

test.each([
  ['<Page><Form key={step} /><Edits key={step} /></Page>', 'step'],
  ['<>{open && <Form key="one" />}<Edits key="one" /></>', 'one'],
  ['<ul>{some ? <li key={a.id} /> : null}<li key={a.id} /></ul>', 'a id'],
])('siblings with one key are found in %s', async (page, key) => {
  const problems = await sharedKeys({ path: 'page.tsx', text: `export const page = ${page}\n` })
  expect(problems).toEqual([`page.tsx: two siblings have the key ${key}`])
})

test('one of two with the same key, and keys in lists of their own, are fine', async () => {
  const page =
    '<ul>{some ? <li key={a} /> : <p key={a} />}{all.map((b) => <li key={b} />)}<li key={b} /></ul>'
  expect(await sharedKeys({ path: 'page.tsx', text: `export const page = ${page}\n` })).toEqual([])
})

const ROUTE = 'src/features/jobs/pages/seeker/own.tsx'

test.each([
  [
    "import { getAccountSetting } from '#features/account-settings/contract/settings.ts'",
    'getAccountSetting',
  ],
  ["import { type Proven, getProven } from '#features/sign-in/contract/codes.ts'", 'getProven'],
  ['const isSignedIn = viewer.role !== `visitor`', 'viewer.role'],
  ["import { ask } from '#app/seeker/ask.ts'", 'viewer.session'],
])('a page that is shared may not say %s', async (line, what) => {
  const sources = new Map([
    [ROUTE, `${line}\nexport const handle: PageHandle = { isShared: true }\n`],
    ['src/app/seeker/ask.ts', 'export const ask = (viewer: Viewer) => viewer.session'],
  ])
  expect(await personalIn(ROUTE, sources)).toEqual([`${ROUTE}: the page is shared, and reads ${what}`])
})

test('a page that is shared may ask what is public, and name what it shows of types of others', async () => {
  const text = `import { getJob } from '#features/jobs/contract.ts'
import type { getAccountSetting } from '#features/account-settings/contract/settings.ts'
const country = viewer.country`
  expect(await personalIn(ROUTE, new Map([[ROUTE, text]]))).toEqual([])
  expect(await personalIn('src/app/seeker/pages.ts', new Map())).toEqual([
    'src/app/seeker/pages.ts: a page says in the module of its own route that it is shared',
  ])
})

test.each([
  "fetch('/api-server/job/1')",
  'callApi(`/api-server/job/1`)',
  "  href: '/api-server/openapi.json',",
])('an address of a call may not be written out: %s', (line) => {
  expect(writtenAddresses({ path: 'src/features/jobs/web/a.tsx', text: `\n${line}\n` })).toEqual([
    expect.stringContaining('src/features/jobs/web/a.tsx:2: the address of a call is written out'),
  ])
})

test('comments may name an address, tests write it out', () => {
  const text = "fetch('/api-server/job/1')"
  expect(writtenAddresses({ path: 'src/a.ts', text: '/** Below `/api-server`. */' })).toEqual([])
  expect(writtenAddresses({ path: 'src/a.test.ts', text })).toEqual([])
  expect(writtenAddresses({ path: 'src/shared/call-address.ts', text })).toEqual([])
})

test('the viewer is the last argument of a use-case', () => {
  const path = 'src/features/jobs/server/routes.ts'
  const text = `
    route(contracts.getJob, (request, viewer) => getJob({ db, rates }, viewer, request)),
    route(contracts.logOut, (_request, viewer) => out.logOut(world, viewer)),
    route(contracts.login, (request, viewer) => login(world, request, viewer)),
    route(contracts.list, async ({ type }, viewer) => list(viewer, catalogueOf)),`
  expect(misplacedViewers({ path, text })).toEqual([
    `${path}: getJob() takes the viewer last`,
    `${path}: list() takes the viewer last`,
  ])
  expect(misplacedViewers({ path: 'src/features/jobs/server/get-job.ts', text })).toEqual([])
})
