import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../checks/project-files.ts'
import { runTool } from '../checks/tool.ts'

// Real files outside of the project, so that the linters of the project itself do not report them.
const folder = mkdtempSync(join(tmpdir(), 'joblane-lint-'))

beforeAll(() => {
  for (const config of ['biome.json', '.gitignore', 'tsconfig.json'])
    cpSync(join(ROOT, config), join(folder, config))
  cpSync(join(ROOT, 'tests/checks/casts.oxlintrc.json'), join(folder, 'casts.oxlintrc.json'))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
})

afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['noExplicitAny', 'export const answer: any = 42\n'],
  ['noNonNullAssertion', 'export const first = (list: number[]) => list[0]!\n'],
  ['noDefaultExport', 'export default 42\n'],
  ['noFloatingPromises', 'async function load() {}\nexport function start() {\n  load()\n}\n'],
  ['format', 'export const  answer = 42;\n'],
])('%s is caught', async (rule, source) => {
  writeFileSync(join(folder, 'planted.ts'), source)
  const { status, output } = await runTool(
    'biome',
    ['ci', '--colors=off', '--error-on-warnings', 'planted.ts'],
    folder,
  )
  expect(output).toContain(rule)
  expect(status).not.toBe(0)
})

test.each(['JSON.parse(text) as number', '<number>JSON.parse(text)'])(
  'the cast %s is caught',
  async (cast) => {
    expect(await castsIn(`export const read = (text: string) => ${cast}\n`)).toContain('type assertion')
  },
)

test('as const and satisfies are no casts', async () => {
  expect(await castsIn('export const pair = [1, 2] as const satisfies readonly number[]\n')).toBe('')
})

/** The output about the casts of a source; empty if there are none. */
async function castsIn(source: string): Promise<string> {
  writeFileSync(join(folder, 'planted.ts'), source)
  const { status, output } = await runTool(
    'oxlint',
    ['--config', 'casts.oxlintrc.json', 'planted.ts'],
    folder,
  )
  return status === 0 ? '' : output
}
