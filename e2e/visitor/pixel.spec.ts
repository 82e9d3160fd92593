import { z } from 'zod'
import { accessibilityViolations } from '../site/accessibility-violations.ts'
import { expect, open, test } from '../site/journey.ts'

/** A site with an advertising pixel, and what the advertising network has heard from the visitor of the journey. */
interface Advertised {
  site: string
  heard(): Promise<URL[]>
}

/** On the site of all other journeys there is no pixel. */
const advertised = test.extend<{ advertising: Advertised }>({
  advertising: async ({ extraHTTPHeaders }, use) => {
    const ask = (question: string) => fetch(`${process.env.JOBLANE_CONTROLS}?${question}`)
    await use({
      site: await (await ask('advertised')).text(),
      heard: async () => {
        const answer: unknown = await (await ask(`heard=${extraHTTPHeaders['x-forwarded-for']}`)).json()
        return z
          .array(z.string())
          .parse(answer)
          .map((url) => new URL(url, 'http://network'))
      },
    })
  },
})

advertised(
  'the network hears nothing before a yes, the pages after it, and nothing after a no',
  async ({ page, advertising: { site, heard } }) => {
    await open(page, `${site}/en`)
    const question = page.getByRole('region', { name: 'Advertising: your choice' })
    await expect(question).toBeVisible()
    const violations = await accessibilityViolations(page, '.consent-bar')
    expect(violations).toEqual([])
    const [refuse, allow] = await question
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map(({ className }) => className))
    expect(refuse).toBe(allow)
    // It is no obstacle: the page behind it goes on.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Remote', exact: true }).click()
    await page.waitForURL(/remote-jobs/)
    expect(await heard()).toEqual([])

    await question.getByRole('button', { name: 'Allow' }).click()
    await expect(question).toBeHidden()
    await expect
      .poll(async () => (await heard()).map((url) => url.searchParams.get('dl')))
      .toEqual([`${site}/en/remote-jobs`])
    const [first] = await heard()
    expect(Object.fromEntries(first?.searchParams ?? [])).toMatchObject({ id: '4711', ev: 'PageView' })

    // Kept for the next page; of a search it learns nothing but that there is one.
    await open(page, `${site}/en/onsite-job?query=secret`)
    await expect
      .poll(async () => (await heard()).map((url) => url.searchParams.get('dl')))
      .toContain(`${site}/en/onsite-job`)
    expect((await heard()).join()).not.toContain('secret')
    await expect(question).toBeHidden()

    await page.getByRole('button', { name: 'Advertising choice' }).click()
    await expect(question).toBeFocused()
    await question.getByRole('button', { name: 'Refuse' }).click()
    await open(page, `${site}/en`)
    await page.getByRole('button', { name: 'Advertising choice' }).click()
    await expect(question).toBeVisible()
    // What was on its way before may still arrive.
    expect((await heard()).map((url) => url.searchParams.get('dl'))).not.toContain(`${site}/en`)
  },
)

advertised(
  'a job that is read is a named event that says which',
  async ({ page, advertising: { site, heard } }) => {
    await open(page, `${site}/en/onsite-job?country=PH`)
    await page.getByRole('button', { name: 'Allow' }).click()
    await page.locator('[data-job] h2 a').nth(1).click()
    const views = async () =>
      (await heard()).filter(({ searchParams }) => searchParams.get('ev') === 'ViewContent')
    await expect.poll(async () => (await views()).length).toBeGreaterThan(0)
    const [viewed] = await views()
    expect(Number(viewed?.searchParams.get('cd[content_ids]'))).toBeGreaterThan(0)
  },
)

advertised('its pictures, and nobody else’s, may be shown', async ({ page, advertising: { site } }) => {
  const policy = (await page.request.get(`${site}/en`)).headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/img-src 'self' data: http:\/\/127\.0\.0\.1:\d+;/)
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')*;/)
})

advertised(
  'somebody who does not want to be tracked is not asked',
  async ({ page, advertising: { site, heard } }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const started = page.waitForResponse(/start-tracking/)
    await open(page, `${site}/en`)
    await (await started).finished()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Advertising choice' })).toHaveCount(0)
    await expect(page.locator('.consent-bar')).toHaveCount(0)
    expect(await heard()).toEqual([])
  },
)

test('without a pixel nobody is asked, and no other pictures may be shown', async ({ page }) => {
  const started = page.waitForResponse(/start-tracking/)
  const answer = await page.goto('/en')
  await (await started).finished()
  await expect(page.locator('.consent-bar')).toHaveCount(0)
  expect(answer?.headers()['content-security-policy']).toContain(`img-src 'self' data:;`)
})
