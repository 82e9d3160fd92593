import { LANGUAGES } from '#config/languages.ts'
import { expect, test } from '../site/journey.ts'
import { PAGE_KINDS, pathOf } from '../site/page-kinds.ts'
import { createReader, robotsRules } from '../site/read-page.ts'
import { expectIndexable } from './search-engines.ts'
import { expectShareable, SHARED_IN } from './sharing.ts'
import { expectValidMarkup } from './structured-data.ts'
import { expectComplete, LEFTOVERS } from './texts.ts'

/** Every kind of page in all languages as it is served, before any script: what search engines and networks read. */

for (const [number, kind] of PAGE_KINDS.entries()) {
  test(`served in all languages: ${kind}`, async ({ page, request, baseURL }) => {
    const reader = await createReader(page)
    const mayBeRead = robotsRules((await reader.text('/robots.txt')).text)
    for (const language of LANGUAGES) {
      const read = await reader.read(new URL(pathOf(kind, language), baseURL).href)
      await test.step(`search engines understand it in ${language}`, () =>
        expectIndexable(reader, mayBeRead, kind, language, read))
      await test.step(`what machines are told in ${language} is said to people too`, () =>
        expectValidMarkup(read))
      if (language !== 'en')
        await test.step(`every text is whole in ${language}`, () => expectComplete(read.url, read.texts))
      if (language === SHARED_IN[number % SHARED_IN.length])
        await test.step(`it shows itself where it is shared in ${language}`, () =>
          expectShareable(read, request))
    }
  })
}

test('leftovers are known when seen', () => {
  for (const [what, pattern, example] of LEFTOVERS) expect(example, what).toMatch(pattern)
})
