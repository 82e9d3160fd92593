import type { Route } from '@playwright/test'
import { logOut, register, signIn } from '../site/accounts.ts'
import { expect, open, type Page, test } from '../site/journey.ts'

const WORK = '/en/jobseeker-complete-profile/3'
const EXPIRED = 'Your session has expired'

/** Opens a page and waits until its socket to the server is there. */
async function openLive(page: Page, path: string): Promise<void> {
  const socket = page.waitForEvent('websocket', (opened) => opened.url().endsWith('/realtime'))
  await open(page, path)
  await socket
}

test('what another device ends is over in every tab within moments, and goes on where it was', async ({
  page,
  context,
  browser,
}) => {
  const email = await register(page)
  await openLive(page, WORK)
  const other = await context.newPage()
  await openLive(other, '/en/terms')
  await page.getByLabel('Job title', { exact: true }).fill('Accountant')
  await page.getByLabel('Company (optional)').fill('Makati')

  const phone = await (await browser.newContext()).newPage()
  await signIn(phone, email)
  await expect(phone).not.toHaveURL(/get-started/)
  await open(phone, '/en/account/devices')
  await phone.getByRole('button', { name: 'Sign out all other devices' }).click()
  // By the sockets: they would find it by themselves only at the next of the looks, which are 20 seconds apart.
  for (const tab of [page, other]) await expect(tab.getByText(EXPIRED)).toBeVisible({ timeout: 15_000 })
  await expect(other).toHaveURL(/redirect=%2Fen%2Fterms/)
  await expect(phone.getByRole('heading', { name: 'Devices' })).toBeVisible()

  await signIn(page, email, '')
  await expect(page).toHaveURL(new RegExp(`${WORK}$`))
  await expect(page.getByLabel('Job title', { exact: true })).toHaveValue('Accountant')
  await expect(page.getByLabel('Company (optional)')).toHaveValue('Makati')
  await expect(other).toHaveURL(/\/en\/terms$/)
  await expect(other.locator('header').getByText('Mai').first()).toBeVisible()
})

test('logging out is no expiry, neither here nor in the other tab', async ({ page, context }) => {
  await register(page)
  await openLive(page, '/en/terms')
  const other = await context.newPage()
  await openLive(other, '/en/privacy')
  await logOut(page)
  await expect(page).toHaveURL(/\/en$/)
  await expect(other.locator('header').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(other).toHaveURL(/\/en\/privacy$/)
})

test('a visitor has no socket, and a page that is left gives its back until it is come back to', async ({
  page,
  context,
}) => {
  const opened: string[] = []
  page.on('websocket', (socket) => opened.push(socket.url()))
  await open(page, '/en/terms')
  await page.waitForLoadState('networkidle')
  expect(opened).toEqual([])

  await register(page)
  const left = await context.newPage()
  const change = (type: string) =>
    left.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
  const first = left.waitForEvent('websocket')
  await open(left, '/en/terms')
  const socket = await first
  await change('pagehide')
  await expect.poll(() => socket.isClosed()).toBe(true)
  const second = left.waitForEvent('websocket')
  await change('pageshow')
  expect((await second).isClosed()).toBe(false)
})

test('a form that was sent before the scripts came gets its answer, also if it has ended the session', async ({
  page,
  browser,
}) => {
  const email = await register(page)
  const phone = await (await browser.newContext()).newPage()
  await signIn(phone, email)
  await expect(phone).not.toHaveURL(/get-started/)
  await open(phone, '/en/account/devices')

  const scripts = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  const sent = Promise.withResolvers<Route>()
  await page.route(
    (url) => url.pathname === WORK,
    (route) => (route.request().method() === 'POST' ? sent.resolve(route) : route.continue()),
  )
  await page.goto(WORK, { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Job title', { exact: true }).fill('Accountant')
  await page.locator('form.wizard-form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  const waiting = await sent.promise

  const first = page.waitForEvent('websocket')
  scripts.resolve()
  await first
  const again = page.waitForEvent('websocket')
  await phone.getByRole('button', { name: 'Sign out all other devices' }).click()
  await again
  await waiting.fulfill({ status: 200, contentType: 'text/html', body: '<h1>The answer</h1>' })
  await expect(page.getByRole('heading', { name: 'The answer' })).toBeVisible()
})
