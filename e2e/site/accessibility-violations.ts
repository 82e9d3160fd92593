import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

declare const axe: typeof import('axe-core')

/** Read, not imported: it is a program of the page, and does not run here. */
const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on the page, or in a part of it (CSS selector), that is in somebody's way. */
export async function accessibilityViolations(page: Page, part?: string) {
  await page.evaluate(program)
  return page.evaluate(violationsIn, part)
}

/** Runs in the page. Films, whose sounds axe would load, are not on any page. */
async function violationsIn(part = 'html') {
  const { violations } = await axe.run(part, { resultTypes: ['violations'], preload: false })
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ html }) => html).slice(0, 3),
  }))
}
