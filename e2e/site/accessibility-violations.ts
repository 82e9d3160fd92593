import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { faintTexts } from './faint-texts.ts'

declare const axe: typeof import('axe-core')

/** Read, not imported: it is a program of the page, and does not run here. */
const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** How many places of each kind are told. */
const TOLD = 3

/**
 * What is in somebody's way on the page, or in a part of it (CSS selector): what axe finds, and texts that are too faint,
 * which `faintTexts` finds in a tenth of the time. `isByGrid`: axe also looks for texts that are too faint on what they
 * lie over without being in it.
 */
export async function accessibilityViolations(page: Page, part = 'html', { isByGrid = false } = {}) {
  const found = await axeViolations(page, part, isByGrid)
  const faint = await page.evaluate(faintTexts, part)
  if (faint.length === 0) return found.map(told)
  const others = found.filter(({ id }) => id !== 'color-contrast')
  return [...others, { id: 'color-contrast', help: 'Texts must stand out', at: faint }].map(told)
}

const told = <Found extends { at: string[] }>(found: Found): Found => ({
  ...found,
  at: found.at.slice(0, TOLD),
})

export async function axeViolations(page: Page, part: string, isByGrid: boolean) {
  // Before its styles have come, a page shows what they hide, such as the bars of other screens.
  await page.waitForLoadState()
  await page.evaluate(program)
  return page.evaluate(violationsIn, { part, isByGrid })
}

/** Runs in the page. Films, whose sounds axe would load, are not on any page. */
async function violationsIn({ part, isByGrid }: { part: string; isByGrid: boolean }) {
  const { violations } = await axe.run(part, {
    resultTypes: ['violations'],
    preload: false,
    rules: { 'color-contrast': { enabled: isByGrid } },
  })
  return violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }))
}
