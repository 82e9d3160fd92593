import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { ElementContext, RunOptions } from 'axe-core'

declare const axe: typeof import('axe-core')

/** Read, not imported: it is a program of the page, and does not run here. */
const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on the page, or in a part of it (CSS selector), that is in somebody's way. */
export async function accessibilityViolations(page: Page, part?: string) {
  await page.evaluate(program)
  return page.evaluate(violationsIn, part)
}

/**
 * Runs in the page. Contrast takes axe longer than all its other rules together, and lists repeat themselves: of siblings
 * that are alike but for their words, names and addresses, contrast is measured in the first two and the last.
 */
async function violationsIn(part = 'html') {
  const FREE_IN_ALIKE =
    /^(id|href|src|srcset|alt|title|for|name|value|lang|dir|datetime|popovertarget|aria-.*|data-.*)$/
  const STATES = /^aria-(current|pressed|selected|expanded|disabled|invalid|checked)$/
  const shapes = new Map<Element, string>()

  function shapeOf(element: Element): string {
    const known = shapes.get(element)
    if (known !== undefined) return known
    const attributes = [...element.attributes]
      .filter(({ name }) => STATES.test(name) || !FREE_IN_ALIKE.test(name))
      .map(({ name, value }) => `${name}=${value}`)
    const nodes = [...element.childNodes].map((node) =>
      node instanceof Element ? shapeOf(node) : node.textContent?.trim() ? 'text' : '',
    )
    const shape = `<${element.tagName} ${attributes.join(' ')}>${nodes.join('')}</>`
    shapes.set(element, shape)
    return shape
  }

  function repeatedIn(element: Element): Element[] {
    const counts = new Map<string, number>()
    return [...element.children].flatMap((child) => {
      const count = (counts.get(shapeOf(child)) ?? 0) + 1
      counts.set(shapeOf(child), count)
      return count > 2 && child !== element.lastElementChild ? [child] : repeatedIn(child)
    })
  }

  const find = async (context: ElementContext, options: RunOptions) =>
    (await axe.run(context, { ...options, resultTypes: ['violations'] })).violations
  const roots = [...document.querySelectorAll(part)]
  const violations = [
    ...(await find(part, { rules: { 'color-contrast': { enabled: false } } })),
    ...(await find({ include: roots, exclude: roots.flatMap(repeatedIn) }, { runOnly: ['color-contrast'] })),
  ]
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ html }) => html).slice(0, 3),
  }))
}
