import { expect, type Page } from '../site/journey.ts'
import { parsePage } from '../site/markup.ts'
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
export async function expectCompleteTexts(page: Page, least?: number): Promise<void> {
  expectComplete(page.url(), await textsOnPage(page), least)
}

export function expectComplete(where: string, texts: readonly string[], least?: number): void {
  expect.soft(leftoversIn(texts, least), where).toEqual([])
}

/** What is incomplete in the texts of a page, also that there are too few. */
export function leftoversIn(texts: readonly string[], least = FEWEST_TEXTS): string[] {
  const found = LEFTOVERS.flatMap(([what, pattern]) =>
    texts.filter((text) => pattern.test(text)).map((text) => `${what}: ${text}`),
  )
  return texts.length > least ? found : [...found, `only ${texts.length} texts`]
}

const FEWEST_TEXTS = 20

/** Pages that show no posting: whatever is written there is ours. */
const OURS: ReadonlySet<string> = new Set([
  'empty result',
  'get started',
  'maintenance',
  'offline',
  'not found',
])

export const isOurs = (kind: string): boolean => OURS.has(kind)

/** Names, codes of currencies, what the visitor typed, and what the offline page fills in itself. */
const IN_ANY_LANGUAGE = /Joblane|PHP|Web3|API|RSS|JSON|QR|Google|Apple|Facebook|accountant|\[\[\w+\]\]/g

/** Of a page in a language of another script. */
export async function expectNothingInEnglish(page: Page, kind: string): Promise<void> {
  if (!isOurs(kind)) return
  const texts = await textsOnPage(page)
  const english = texts.filter((text) => /[a-z]{2,}/i.test(text.replace(IN_ANY_LANGUAGE, '')))
  expect.soft(english, page.url()).toEqual([])
}

/** As the scripts have left it. */
const textsOnPage = async (page: Page): Promise<string[]> => textsOf(parsePage(await page.content()))
