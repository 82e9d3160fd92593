import { z } from 'zod'
import { castPath, expect, type Page, test } from '../site/journey.ts'
import { PAGE_KINDS, pathOf } from '../site/page-kinds.ts'

const LANGUAGES = ['en', 'ja', 'ar'] as const

/** Networks read pages as they come, without scripts. */
test.use({ javaScriptEnabled: false })

for (const [index, kind] of PAGE_KINDS.entries()) {
  // Each kind in one of the languages: together they see all.
  const language = LANGUAGES[index % LANGUAGES.length] ?? 'en'
  test(`shows itself where it is shared: ${kind} in ${language}`, async ({ page }) => {
    await page.goto(pathOf(kind, language))
    const { origin } = new URL(page.url())
    const tags = await propertiesOf(page)
    expect(tags.get('og:title')).toBeTruthy()
    expect(tags.get('og:site_name')).toBe('Joblane')
    expect(tags.get('og:type')).toBe('website')
    expect(tags.get('og:locale')).toBe({ en: 'en_US', ja: 'ja_JP', ar: 'ar_AR' }[language])
    expect(tags.get('og:url')?.startsWith(`${origin}/`)).toBe(true)
    expect(tags.get('twitter:card')).toBe('summary_large_image')
    expect(tags.get('og:image:alt')).toBeTruthy()
    expect([tags.get('og:image:width'), tags.get('og:image:height')]).toEqual(['1200', '630'])
    const picture = await page.request.get(tags.get('og:image') ?? '')
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
    expect(picture.url()).toBe(tags.get('og:image'))
  })
}

test('an open job is described to search engines by the words of its page', async ({ page }) => {
  await page.goto(castPath('open-manila'))
  const posting = (await markupOf(page)).find(isPosting)
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: await page.getByRole('heading', { level: 1 }).innerText(),
    jobLocation: { address: { addressCountry: 'PH' } },
    baseSalary: { currency: 'PHP', value: { minValue: 32_000, maxValue: 42_000, unitText: 'MONTH' } },
    url: page.url(),
  })
  const text = z.object({ description: z.string() }).parse(posting).description
  const words = text.replace(/<[^>]+>/g, ' ').split(/\s+/)
  const visible = await page.locator('.posting').innerText()
  expect(visible).toContain(words.filter(Boolean)[0] ?? '')
})

test('nothing is said of it in another language, nor of one that is closed or on hold', async ({ page }) => {
  for (const path of [
    castPath('open-manila', 'ja'),
    castPath('closed-manila'),
    castPath('on-hold-manila'),
    '/en/onsite-job',
  ]) {
    await page.goto(path)
    expect((await markupOf(page)).filter(isPosting), path).toEqual([])
  }
  const closed = await page.request.get(castPath('closed-manila'))
  expect(closed.status()).toBe(410)
})

async function propertiesOf(page: Page): Promise<ReadonlyMap<string, string>> {
  const pairs = await page
    .locator('meta[property^="og:"], meta[name^="twitter:"]')
    .evaluateAll((tags) =>
      tags.map((tag) => [
        tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
        tag.getAttribute('content') ?? '',
      ]),
    )
  return new Map(pairs.map(([name = '', content = '']) => [name, content]))
}

const isPosting = (markup: unknown): boolean => JSON.stringify(markup).includes('"JobPosting"')

async function markupOf(page: Page): Promise<unknown[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text): unknown => JSON.parse(text))
}
