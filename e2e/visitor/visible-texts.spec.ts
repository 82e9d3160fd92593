import { expect, open, type Page, test } from '../site/journey.ts'
import { PAGE_KINDS, pathOf } from '../site/page-kinds.ts'

/** What shows only where a text or one of its values is missing, each with an example. */
const LEFTOVERS = [
  ['a key', /\b[a-z]+\.[a-z]+(_[a-z]+)+\b/, 'find.empty_title'],
  ['a missing value', /\b(undefined|null|NaN)\b|Invalid Date/, 'NaN iş'],
  ['an object', /\[object \w+\]/, '[object Object]'],
  ['a placeholder', /\{\w*[},]|%[sd]\b/, '{count, plural, other {# iş}}'],
  ['markup', /<\/?[a-z0-9]+>|&(amp|lt|gt|quot|nbsp|#\d+);/, 'Ar&amp;Ge'],
] as const

test('leftovers are known when seen', () => {
  for (const [what, pattern, example] of LEFTOVERS) expect(example, what).toMatch(pattern)
})

for (const kind of PAGE_KINDS) {
  test(`every text is whole: ${kind}`, async ({ page }) => {
    for (const language of ['tr', 'ar']) {
      await open(page, pathOf(kind, language))
      const texts = await textsOf(page)
      expect(texts.length).toBeGreaterThan(20)
      for (const [what, pattern] of LEFTOVERS) {
        expect(
          texts.filter((text) => pattern.test(text)),
          what,
        ).toEqual([])
      }
    }
  })
}

/** Names, what the visitor typed, and what the offline page fills in itself. */
const IN_ANY_LANGUAGE = /Joblane|Web3|API|RSS|JSON|accountant|\[\[\w+\]\]/g

// Pages that show no posting: whatever is written there is ours.
for (const kind of ['empty result', 'get started', 'maintenance', 'offline', 'not found'] as const) {
  test(`nothing is left in English: ${kind}`, async ({ page }) => {
    await open(page, pathOf(kind, 'ar'))
    const texts = await textsOf(page)
    expect(texts.filter((text) => /[a-z]{2,}/i.test(text.replace(IN_ANY_LANGUAGE, '')))).toEqual([])
  })
}

/** All that the page says, to the eye or to a screen reader, in the language of the interface. */
async function textsOf(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const { documentElement: root } = document
    const isOurs = (element: Element) => element.closest('[lang]') === root
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = []
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent && isOurs(parent) && !parent.closest('script, style'))
        texts.push(walker.currentNode.nodeValue)
    }
    const described = [
      ...document.querySelectorAll('[aria-label], [title], [placeholder], [alt], meta[name=description]'),
    ]
    for (const element of described.filter(isOurs)) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'content'])
        texts.push(element.getAttribute(name))
    }
    return texts
  })
  return found.flatMap((text) => text?.trim() || [])
}
