import { expect, open, type Page, test } from '../site/journey.ts'

const TEXTS = '**/api-server/base/translations/content?**'

test('a page loads the texts of its own rooms, each once', async ({ page }) => {
  const requested = partsRequested(page)
  await open(page, '/en/terms')
  const [first = []] = requested
  expect(requested).toHaveLength(1)
  expect(first).toContain('common')
  expect(first).not.toContain('companies')
  await toCompanies(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies')
  expect(requested.flat().filter((part) => part === 'companies')).toHaveLength(1)
  await page.reload()
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const parts = requested.flat()
  expect(new Set(parts).size).toBe(parts.length)
})

test('the next page is shown once its texts are there', async ({ page }) => {
  await open(page, '/en/terms')
  const release = Promise.withResolvers<void>()
  await page.route(TEXTS, async (route) => {
    await release.promise
    await route.continue()
  })
  const texts = page.waitForRequest(TEXTS)
  const data = page.waitForResponse(/companies\.data/)
  await toCompanies(page)
  await Promise.all([texts, data])
  await expect(page).toHaveURL(/\/en\/companies$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
  release.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies')
})

test('texts that did not come are requested again', async ({ page }) => {
  await page.clock.install()
  await open(page, '/en/terms')
  await page.route(TEXTS, (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed')
  await toCompanies(page)
  await failed
  await page.clock.fastForward(5000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies')
})

test('a page from before an update leads to a page of the new version', async ({ page }) => {
  await open(page, '/en/terms')
  await page.route(TEXTS, (route) => route.fulfill({ status: 404, json: {} }), { times: 1 })
  const document = page.waitForRequest((request) => request.isNavigationRequest())
  await toCompanies(page)
  expect((await document).url()).toMatch(/\/en\/companies$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies')
})

const toCompanies = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Companies' }).click()

/** The names of the parts, for each request. */
function partsRequested(page: Page): string[][] {
  const requested: string[][] = []
  page.on('request', (request) => {
    const version = new URL(request.url()).searchParams.get('version')
    if (request.url().includes('/translations/content')) {
      requested.push((version ?? '').split(',').map((one) => one.split('.')[0] ?? ''))
    }
  })
  return requested
}
