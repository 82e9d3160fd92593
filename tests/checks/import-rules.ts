import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Check } from './check.ts'
import { pathsUnder, ROOT } from './project-files.ts'
import { runTool } from './tool.ts'

const FOLDERS = ['src', 'bin', 'db', 'demo', 'tests', 'e2e', 'bench']
const CODE = /\.(js|ts|tsx)$/
const PLANTED = 'tests/rules/planted/'

const report = z.object({
  modules: z.array(z.object({ source: z.string(), dependencies: z.array(z.unknown()) })),
  summary: z.object({
    violations: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        rule: z.object({ name: z.string() }),
      }),
    ),
    ruleSetUsed: z.object({ forbidden: z.array(z.object({ name: z.string(), comment: z.string() })) }),
  }),
})

export interface ImportViolation {
  rule: string
  from: string
  to: string
  comment: string
}

/** Checks the imports of every file on the disk. */
export const importRules: Check = {
  name: 'import rules',
  async run() {
    const { violations, unread, dependencies } = await readImports(ROOT)
    return {
      problems: [
        ...unread.map((path) => `${path} was not read: no rule holds for it`),
        ...violations.map(({ rule, from, to, comment }) => `${from} imports ${to} (${rule}: ${comment})`),
      ],
      notes: [`${dependencies} imports`],
    }
  },
}

/**
 * Checks the rules on a set of folders like ours. Without a parser for TypeScript the tool reads almost nothing and
 * finds no problem; `unread` lists the files it left out.
 */
export async function readImports(
  project: string,
): Promise<{ violations: ImportViolation[]; unread: string[]; dependencies: number }> {
  const folders = FOLDERS.filter((folder) => existsSync(join(project, folder)))
  const config = join(ROOT, '.dependency-cruiser.js')
  const { stdout, output } = await runTool(
    'depcruise',
    ['--config', config, '-T', 'json', ...folders],
    project,
  )
  if (!stdout.startsWith('{')) throw new Error(output)
  const { modules, summary } = report.parse(JSON.parse(stdout))
  const comments = new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]))
  const read = new Set(modules.map(({ source }) => source))
  return {
    violations: summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
      comment: comments.get(rule.name) ?? '',
    })),
    unread: folders
      .flatMap((folder) => pathsUnder(join(project, folder), project))
      .filter((path) => CODE.test(path) && !path.startsWith(PLANTED) && !read.has(path)),
    dependencies: modules.reduce((sum, { dependencies: own }) => sum + own.length, 0),
  }
}
