import { expect, type Page } from '../site/journey.ts'
import { textsOf } from '../site/texts-of.ts'

/** What shows only where a text or one of its values is missing, each with an example. */
export const LEFTOVERS = [
  ['a key', /\b[a-z]+\.[a-z]+(_[a-z]+)+\b/, 'find.empty_title'],
  ['a missing value', /\b(undefined|null|NaN)\b|Invalid Date/, 'NaN iş'],
  ['an object', /\[object \w+\]/, '[object Object]'],
  ['a placeholder', /\{\w*[},]|%[sd]\b/, '{count, plural, other {# iş}}'],
  ['markup', /<\/?[a-z0-9]+>|&(amp|lt|gt|quot|nbsp|#\d+);/, 'Ar&amp;Ge'],
] as const

/** Of a page in another language than English, in which the examples of the API are. */
export async function expectCompleteTexts(page: Page): Promise<void> {
  expectComplete(page.url(), await textsOnPage(page))
}

export function expectComplete(where: string, texts: readonly string[]): void {
  expect.soft(texts.length, `texts of ${where}`).toBeGreaterThan(20)
  for (const [what, pattern] of LEFTOVERS) {
    const found = texts.filter((text) => pattern.test(text))
    expect.soft(found, `${what} in ${where}`).toEqual([])
  }
}

/** Pages that show no posting: whatever is written there is ours. */
const OURS: ReadonlySet<string> = new Set([
  'empty result',
  'get started',
  'maintenance',
  'offline',
  'not found',
])

/** Names, codes of currencies, what the visitor typed, and what the offline page fills in itself. */
const IN_ANY_LANGUAGE = /Joblane|PHP|Web3|API|RSS|JSON|QR|Google|Apple|Facebook|accountant|\[\[\w+\]\]/g

/** Of a page in a language of another script. */
export async function expectNothingInEnglish(page: Page, kind: string): Promise<void> {
  if (!OURS.has(kind)) return
  const texts = await textsOnPage(page)
  const english = texts.filter((text) => /[a-z]{2,}/i.test(text.replace(IN_ANY_LANGUAGE, '')))
  expect.soft(english, page.url()).toEqual([])
}

async function textsOnPage(page: Page): Promise<string[]> {
  const live = await page.evaluateHandle(() => document)
  return live.evaluate(textsOf)
}
