import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { databaseUrl, testDatabase } from '../../tests/database/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'joblane-import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const DATABASE_URL = databaseUrl(await testDatabase())

interface Ended {
  code: number | string
  stdout: string
  stderr: string
}

const run = (...args: string[]): Promise<Ended> => runWith('', ...args)

const runWith = (input: string | Buffer, ...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL, JOBLANE_DATA: folder, JOBLANE_CALLED_FROM: folder }
    const program = [join(import.meta.dirname, 'import-jobs.ts'), ...args]
    const child = execFile(process.execPath, program, { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
    child.stdin?.on('error', () => {}).end(input)
  })

test('postings of a file are imported once, and a report lists every row', async () => {
  const cook = JSON.stringify({ id: '1', source: 'board', title: 'Cook', company: 'Acme Ltd', country: 'PH' })
  writeFileSync(join(folder, 'rows.jsonl'), `${cook}\nnot a posting\n`)
  const first = await run('rows.jsonl')
  expect(first).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('1 new, 0 changed, 0 unchanged, 1 refused'),
  })
  const second = await run('rows.jsonl', '--report', 'told')
  expect(second.stdout).toContain('0 new, 0 changed, 1 unchanged, 1 refused')
  expect(readdirSync(join(folder, 'told')).sort()).toEqual(['refused.jsonl', 'report.jsonl', 'summary.json'])
})

test('two processes that import the same file at once import it once', async () => {
  const rows = Array.from({ length: 400 }, (_, id) =>
    JSON.stringify({
      id: String(id),
      source: 'both',
      title: `Cook ${id}`,
      company: `C${id % 30}`,
      country: 'PH',
    }),
  )
  writeFileSync(join(folder, 'both.jsonl'), rows.join('\n'))
  const ends = await Promise.all([run('both.jsonl'), run('both.jsonl')])
  expect(ends.map(({ code, stderr }) => [code, stderr.includes('Error')])).toEqual([
    [0, false],
    [0, false],
  ])
  const added = ends.map(({ stdout }) => Number(/(\d+) new/.exec(stdout.replaceAll(',', ''))?.[1]))
  expect(added.reduce((sum, count) => sum + count)).toBe(400)
  const reports = ends.map(({ stdout }) => /Row by row: (.*)/.exec(stdout)?.[1])
  expect(new Set(reports).size).toBe(2)
})

test('a packed board of XML comes in by standard input', async () => {
  const board = gzipSync('<source><job><id>1</id><title>Cook</title><country>PH</country></job></source>')
  const given = ['-', '--format', 'job-xml', '--source', 'xml', '--company', 'Acme']
  const { code, stdout } = await runWith(board, ...given)
  expect([code, stdout]).toEqual([0, expect.stringContaining('1 new, 0 changed, 0 unchanged, 0 refused')])
})

test('input that breaks off changes nothing', async () => {
  const { code, stderr } = await runWith('<source><job><id>2</id><title>Coo', '-')
  expect([code, stderr]).toEqual([1, 'Nothing was imported: the feed breaks off in the middle.\n'])
})

test.each([
  ['no file', [], 'Usage: '],
  ['a file that is not there', ['nothing.jsonl'], 'There is no such file: '],
  ['an option there is not', ['rows.jsonl', '--fast'], "Unknown option '--fast'"],
  ['a mapping that is not there', ['rows.jsonl', '--mapping', 'nothing.json'], 'There is no such file: '],
])('%s is reported in one sentence', async (_what, args, sentence) => {
  const { code, stderr } = await run(...args)
  expect(code).toBe(1)
  expect(stderr).toContain(sentence)
  expect(stderr).not.toContain('    at ')
})
