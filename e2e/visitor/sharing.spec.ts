import { z } from 'zod'
import { castPath, expect, type Page, test } from '../site/journey.ts'

/** Programs read pages as they come, without scripts. */
test.use({ javaScriptEnabled: false })

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

const isPosting = (markup: unknown): boolean => JSON.stringify(markup).includes('"JobPosting"')

async function markupOf(page: Page): Promise<unknown[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text): unknown => JSON.parse(text))
}
