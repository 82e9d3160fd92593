import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

// A database is made and started here, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'joblane-import-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (...args: string[]): Promise<{ code: number | string; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, JOBLANE_DATA: folder, JOBLANE_CALLED_FROM: folder }
    const program = [join(import.meta.dirname, 'import-jobs.ts'), ...args]
    execFile(process.execPath, program, { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })

test('postings of a file are read once, and what happened is told row by row', async () => {
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

test.each([
  ['no file', [], 'Usage: '],
  ['a file that is not there', ['nothing.jsonl'], 'There is no such file: '],
  ['an option there is not', ['rows.jsonl', '--fast'], "Unknown option '--fast'"],
  ['a mapping that is not there', ['rows.jsonl', '--mapping', 'nothing.json'], 'There is no such file: '],
])('%s is told in a sentence', async (_what, args, sentence) => {
  const { code, stderr } = await run(...args)
  expect(code).toBe(1)
  expect(stderr).toContain(sentence)
  expect(stderr).not.toContain('    at ')
})
