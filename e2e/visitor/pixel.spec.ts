import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { createInterface } from 'node:readline'
import { accessibilityViolations } from '../site/accessibility-violations.ts'
import { expect, open, test } from '../site/journey.ts'

/**
 * A site whose operator has switched an advertising pixel on, and the advertising network: a server that notes what it is
 * told. On the site of all other journeys there is no pixel.
 */
interface Advertised {
  site: string
  requests: URL[]
}

const advertised = test.extend<object, { advertising: Advertised }>({
  advertising: [
    async ({ browserName: _ }, use) => {
      const requests: URL[] = []
      const network = createServer((request, response) => {
        requests.push(new URL(request.url ?? '', 'http://network'))
        response.writeHead(200, { 'content-type': 'image/gif' }).end(GIF)
      })
      await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve))
      const address = network.address()
      if (address === null || typeof address === 'string') throw new Error('The network has no port.')
      const site = spawn(process.execPath, ['e2e/site/serve.ts'], {
        env: {
          ...process.env,
          JOBLANE_E2E_JOBS: '100',
          PIXEL_URL: `http://127.0.0.1:${address.port}/tr?id=4711`,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      for await (const line of createInterface({ input: site.stdout })) {
        const [, origin] = line.match(/The site is at ([^\s,]+)/) ?? []
        if (origin === undefined) continue
        await use({ site: origin, requests })
        break
      }
      const ended = new Promise((resolve) => site.once('exit', resolve))
      site.kill('SIGTERM')
      await ended
      network.closeAllConnections()
      network.close()
    },
    // The start and the end of a whole site, on a busy machine.
    { scope: 'worker', timeout: 240_000 },
  ],
})

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

advertised(
  'the network hears nothing before a yes, the pages after it, and nothing after a no',
  async ({ page, advertising: { site, requests } }) => {
    requests.length = 0
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
    expect(requests).toEqual([])

    await question.getByRole('button', { name: 'Allow' }).click()
    await expect(question).toBeHidden()
    await expect
      .poll(() => requests.map((url) => url.searchParams.get('dl')))
      .toEqual([`${site}/en/remote-jobs`])
    expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toMatchObject({ id: '4711', ev: 'PageView' })

    // Kept for the next page; of a search it learns nothing but that there is one.
    await open(page, `${site}/en/onsite-job?query=secret`)
    await expect
      .poll(() => requests.map((url) => url.searchParams.get('dl')))
      .toContain(`${site}/en/onsite-job`)
    expect(requests.map(String).join()).not.toContain('secret')
    await expect(question).toBeHidden()

    await page.getByRole('button', { name: 'Advertising choice' }).click()
    await expect(question).toBeFocused()
    await question.getByRole('button', { name: 'Refuse' }).click()
    const before = requests.length
    await open(page, `${site}/en`)
    await page.getByRole('button', { name: 'Advertising choice' }).click()
    await expect(question).toBeVisible()
    expect(requests).toHaveLength(before)
  },
)

advertised(
  'a job that is read is a named event that says which',
  async ({ page, advertising: { site, requests } }) => {
    requests.length = 0
    await open(page, `${site}/en/onsite-job?country=PH`)
    await page.getByRole('button', { name: 'Allow' }).click()
    await page.locator('[data-job] h2 a').nth(1).click()
    await expect
      .poll(() => requests.filter((url) => url.searchParams.get('ev') === 'ViewContent').length)
      .toBeGreaterThan(0)
    const [viewed] = requests.filter((url) => url.searchParams.get('ev') === 'ViewContent')
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
  async ({ page, advertising: { site, requests } }) => {
    requests.length = 0
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const started = page.waitForResponse(/start-tracking/)
    await open(page, `${site}/en`)
    await (await started).finished()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Advertising choice' })).toHaveCount(0)
    await expect(page.locator('.consent-bar')).toHaveCount(0)
    expect(requests).toEqual([])
  },
)

test('without a pixel nobody is asked, and no other pictures may be shown', async ({ page }) => {
  const started = page.waitForResponse(/start-tracking/)
  const answer = await page.goto('/en')
  await (await started).finished()
  await expect(page.locator('.consent-bar')).toHaveCount(0)
  expect(answer?.headers()['content-security-policy']).toContain(`img-src 'self' data:;`)
})
