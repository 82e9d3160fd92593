import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCompany, addJob } from '../../tests/builders/jobs.ts'
import { databaseUrl, testDatabase } from '../../tests/database/test-database.ts'

const MANILA = 1701668
const CEBU = 1717512

const folder = mkdtempSync(join(tmpdir(), 'joblane-explain-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const database = await testDatabase()

beforeAll(async () => {
  const { db } = database
  const heron = await addCompany(db, { name: 'Blue Heron' })
  const add = (title: string, location_id: number, lang = 'en') =>
    addJob(db, { country: 'PH', company_id: heron, location_id, texts: [{ lang, title }] })
  await add('Senior Accountant', MANILA)
  await add('Senior Accountant, tax \u001b[31m', MANILA)
  await add('Senior Accountant', CEBU)
  await add('会計士', MANILA, 'ja')
  await add('Bookkeeper', MANILA)
  await add('Welder', MANILA)
})

const explain = (...args: string[]): Promise<{ code: number | string; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl(database), JOBLANE_DATA: folder }
    const program = [join(import.meta.dirname, 'explain-search.ts'), ...args]
    execFile(process.execPath, program, { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })

test('an operator sees how a query was read, what each step found, and how the hits were scored', async () => {
  const { code, stdout, stderr } = await explain('sr acountant manila', '--country', 'ph')
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toContain('"sr": short for senior')
  expect(stdout).toContain(`"manila": place Manila, Metro Manila (${MANILA})`)
  expect(stdout).toContain('"acountant" was searched as "accountant"')
  expect(stdout).toMatch(/- "acountant": the words accountant \(3\), or the title Accountant \(4\)/)
  expect(stdout).toMatch(/nearest to "senior accountant" in meaning: .*Accountant 0\.\d\d/)
  expect(stdout).toContain('With all of it: 3')
  expect(stdout).toContain('Of these after the filters: 2 (job_locations alone keeps 1 away)')
  expect(stdout).toMatch(/Similar: \d \(no other is near enough\)/)
  expect(stdout).toMatch(
    /1\) Senior Accountant\n +Blue Heron · Manila, Metro Manila · en · job \d+ · match\n/,
  )
  const formulas = [...stdout.matchAll(/^ +([\d.]+) = \((.+)\) × (.+)$/gm)]
  expect(formulas.length).toBeGreaterThan(2)
  for (const [, score, added = '', factors = ''] of formulas) {
    const sum = numbersIn(added).reduce((one, other) => one + other)
    const product = numbersIn(factors).reduce((one, other) => one * other, sum)
    expect(product / Number(score)).toBeCloseTo(1, 3)
  }
  expect(stdout).not.toContain('\u001b')
  expect(readdirSync(folder)).toEqual([])
})

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/ ([\d.]+)/g)].map(([, digits]) => Number(digits))

test('a query is explained word for word on request, and without a text', async () => {
  const [literal, filtersOnly] = await Promise.all([
    explain('sr acountant', '--literal', '--hits', '1'),
    explain('jobs in manila', '--language', 'ja'),
  ])
  expect(literal.stdout).toContain('It was searched word for word, as asked')
  expect(literal.stdout).toContain('The text that is left: sr acountant')
  expect(filtersOnly.stdout).toContain('No text is left.')
  expect(filtersOnly.stdout).toContain('Of these after the filters: 5')
  expect(filtersOnly.stdout).toMatch(/1\) 会計士\n/)
})

test.each([
  ['no query', [], 'Usage: '],
  ['a language there is not', ['cook', '--language', 'tlh'], 'tlh is no language of this site: en, '],
  ['a number of hits that cannot be', ['cook', '--hits', '0'], 'This cannot be searched. size: '],
])('%s is reported in one sentence', async (_what, args, sentence) => {
  const { code, stderr } = await explain(...args)
  expect(code).toBe(1)
  expect(stderr).toContain(sentence)
  expect(stderr).not.toContain('    at ')
})
