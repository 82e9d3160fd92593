import { accessibilityViolations } from '../site/accessibility-violations.ts'
import { test as httpTest } from '../site/http-journey.ts'
import { expect, test } from '../site/journey.ts'
import { lineIn, named, parsePage } from '../site/markup.ts'

/** The closed site that `serve.ts` starts beside the open one. */
const entrance = process.env.JOBLANE_CLOSED ?? ''

const baseURL = entrance === '' ? '' : new URL(entrance).origin

test.use({ baseURL, meantTrouble: /^503 from / })
httpTest.use({ baseURL })

const TITLES = {
  en: /We are under maintenance\./,
  ja: /ただいまメンテナンス中です/,
  ar: /الصيانة/,
}

for (const language of ['en', 'ja', 'ar'] as const) {
  httpTest(`whatever is asked of a closed site says so: ${language}`, async ({ request }) => {
    for (const path of ['', '/onsite-job?query=manager', '/get-started', '/no-such-page']) {
      const answer = await request.get(`/${language}${path}`)
      expect([answer.status(), Number(answer.headers()['retry-after']) >= 60]).toEqual([503, true])
      const headings = named(parsePage(await answer.text()), 'h1').map(lineIn)
      expect(headings, path).toEqual([expect.stringMatching(TITLES[language])])
    }
  })
}

test('the screen has the words that visitors know, and is in nobody’s way', async ({ page }) => {
  await page.goto('/en/job/accountant-1')
  await expect(
    page.getByText('The page that you are looking for is currently under maintenance and will be back soon!'),
  ).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  for (const language of ['en', 'ja', 'ar']) {
    await page.goto(`/${language}`)
    expect(await accessibilityViolations(page)).toEqual([])
  }
})

test('a pass lets its own browser in and nobody else', async ({ page, browser }) => {
  await page.goto(entrance)
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.getByRole('main').getByRole('search')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Remote' }).click()
  await expect(page).toHaveURL(/\/en\/remote-jobs$/)
  const other = await browser.newPage()
  expect((await other.goto(new URL('/en', entrance).href))?.status()).toBe(503)
  await other.close()
})
