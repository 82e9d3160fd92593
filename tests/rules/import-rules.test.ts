import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readImports } from '../checks/import-rules.ts'
import { pathsUnder, ROOT } from '../checks/project-files.ts'

// A small set of folders with one violation for each rule. The first line of each file says which rules it breaks.
const PLANTED = join(import.meta.dirname, 'planted')
const { violations, unread } = await readImports(PLANTED)

test('every planted violation is caught, and nothing else is', () => {
  const caught = violations.map(({ rule, from }) => `${from}: ${rule}`)
  expect(caught.toSorted()).toEqual(announced().toSorted())
})

test('every rule has a planted violation', async () => {
  const rules = await ruleNames()
  expect(rules.length).toBeGreaterThan(20)
  expect([...new Set(violations.map(({ rule }) => rule))].toSorted()).toEqual(rules)
})

test('every file was read', () => {
  expect(unread).toEqual([])
})

function announced(): string[] {
  return pathsUnder(PLANTED, PLANTED).flatMap((path) => {
    const [, rules] = readFileSync(join(PLANTED, path), 'utf8').match(/^\/\/ violates: (.*)$/m) ?? []
    return rules === undefined ? [] : rules.split(', ').map((rule) => `${path}: ${rule}`)
  })
}

async function ruleNames(): Promise<string[]> {
  const config: unknown = await import(join(ROOT, '.dependency-cruiser.js'))
  const shape = z.object({ default: z.object({ forbidden: z.array(z.object({ name: z.string() })) }) })
  return [...new Set(shape.parse(config).default.forbidden.map(({ name }) => name))].toSorted()
}
