import { logOut, register } from '../site/accounts.ts'
import { castPath, expect, open, type Page, test } from '../site/journey.ts'
import { SearchPage } from '../site/search-page.ts'

test.use({ serviceWorkers: 'allow' })

/** Opens a job and stays until the device keeps it. */
async function openToKeep(page: Page, path: string): Promise<void> {
  await open(page, path)
  await isKept(page)
}

async function isKept(page: Page): Promise<void> {
  const both = () =>
    page.evaluate(async () => {
      const paths = [
        `/kept-jobs/${/\d+$/.exec(location.pathname)}`,
        `/${document.documentElement.lang}/offline`,
      ]
      const found = await Promise.all(paths.map((path) => caches.match(path)))
      return found.every((answer) => answer !== undefined)
    })
  await expect.poll(both).toBe(true)
}

/** The list of kept jobs shows so many. */
async function expectKept(page: Page, count: number): Promise<void> {
  await page.goto('/en/offline')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(count)
}

/** The worker has taken this page over: it now answers for it. */
const taken = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

test('a job that was opened is read without a connection, and says how old it is', async ({
  page,
  context,
}) => {
  await openToKeep(page, castPath('open-manila'))
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await expectKept(page, 1)
  await context.setOffline(true)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /^You are offline\. This is the job as it was on .*\d\d.*; it may have closed since\.$/,
  )
  await expect(page.getByRole('heading', { name: 'About the job' })).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px')
})

test('without a connection any other page becomes the list of jobs, until there is one', async ({
  page,
  context,
}) => {
  await openToKeep(page, castPath('open-manila', 'ar'))
  await open(page, '/ar')
  await context.setOffline(true)
  await page.goto('/ar/onsite-job?query=manager')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('main').getByRole('status')).toContainText('أنت غير متصل بالإنترنت')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await context.setOffline(false)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL(/\/ar\/onsite-job\?query=manager$/)
})

test('a job reached from a list is kept, and opens from a list without a connection', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await open(page, '/en/onsite-job?country=PH')
  await taken(page)
  const first = new SearchPage(page).titles.first()
  const title = await first.innerText()
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await isKept(page)
  await open(page, '/en/onsite-job?country=PH')
  await context.setOffline(true)
  await new SearchPage(page).titles.first().click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('as it was on')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('online nothing comes from the device', async ({ page }) => {
  await openToKeep(page, castPath('open-manila'))
  await page.goto(castPath('open-manila'))
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  await expect(page.getByText('You are offline')).toHaveCount(0)
})

test('kept jobs go when the visitor says so', async ({ page }) => {
  await openToKeep(page, castPath('open-manila'))
  await expectKept(page, 1)
  await page.getByRole('button', { name: 'Remove all from this device' }).click()
  await expectNoneKept(page)
})

test('kept jobs go with a signing out, so that the next person at the device does not see them', async ({
  page,
}) => {
  await register(page)
  await openToKeep(page, castPath('open-manila'))
  await expectKept(page, 1)
  await open(page, '/en/terms')
  await logOut(page)
  await expectNoneKept(page)
})

/** The device deletes them while pages are shown. */
async function expectNoneKept(page: Page): Promise<void> {
  await expect.poll(() => keptOnDevice(page)).not.toMatch(/kept-jobs/)
  await expectKept(page, 0)
  await expect(page.getByText('Nothing is kept here yet.')).toBeVisible()
}

test('nothing on the device knows the visitor', async ({ page, context, baseURL }) => {
  const canary = 'canary-of-the-session'
  await context.addCookies(
    ['seeker_sid', 'theme', 'unheard_of'].map((name) => ({ name, value: canary, url: baseURL ?? '' })),
  )
  await openToKeep(page, castPath('open-manila'))
  expect(await keptOnDevice(page)).toContain('/kept-jobs/')
  expect(await keptOnDevice(page)).not.toContain(canary)
  expect(await addressesOnDevice(page)).not.toContain('/api-server')
})

function addressesOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const keys = await Promise.all(stores.map((store) => store.keys()))
    return keys.flatMap((found) => found.map(({ url }) => url)).join('\n')
  })
}

/** Everything that the device keeps, as text: addresses, headers, contents. */
function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const store = await caches.open(name)
      for (const key of await store.keys()) {
        const answer = await store.match(key)
        texts.push(key.url, JSON.stringify([...(answer?.headers ?? [])]), (await answer?.text()) ?? '')
      }
    }
    return texts.join('\n')
  })
}
