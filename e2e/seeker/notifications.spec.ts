import { accessibilityViolations } from '../site/accessibility-violations.ts'
import { call, register, signIn } from '../site/accounts.ts'
import { expect, open, type Page, test } from '../site/journey.ts'

const bell = (page: Page) => page.locator('header').getByRole('link', { name: /^Notifications/ })

/** Opens a page that follows its account: by then the server knows from where. */
async function openFollowing(page: Page, path: string): Promise<void> {
  const follows = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', (frame) => String(frame.payload).includes('follow')))
  await open(page, path)
  await follows
}

test('two tabs agree about what is new and what was read, without being loaded again', async ({
  page,
  context,
}) => {
  await register(page)
  await openFollowing(page, '/en/terms')
  const list = await context.newPage()
  await openFollowing(list, '/en/notifications')
  await expect(list.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Notifications')

  await call(page, '/auth/password/change', {
    current_password: 'violet-harbour-lamp-72',
    new_password: 'amber-lantern-quay-38',
  })
  for (const tab of [page, list]) await expect(bell(tab)).toHaveAccessibleName('Notifications, 1 unread')
  await expect(page).toHaveTitle(/^\(1\) /)
  await expect(list.getByText('Your password was changed')).toBeVisible()

  expect(await accessibilityViolations(list)).toEqual([])
  await list.getByRole('button', { name: 'Mark as read: Your password was changed' }).click()
  for (const tab of [page, list]) await expect(bell(tab)).toHaveAccessibleName('Notifications')
  await expect(page).not.toHaveTitle(/^\(/)
  await list.getByRole('button', { name: /^Mark as unread/ }).click()
  await expect(page).toHaveTitle(/^\(1\) /)
  await list.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await expect(list.getByText('All notifications are marked as read.')).toBeVisible()
  await list.getByRole('link', { name: 'Notification settings' }).click()
  await expect(list.getByRole('heading', { name: 'Notification settings' })).toBeVisible()
  expect(await accessibilityViolations(list)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the bar at the bottom says how many are new, and the header has no gap', async ({ page }) => {
    await register(page)
    await openFollowing(page, '/en/terms')
    const account = page.getByRole('navigation').getByRole('link', { name: 'My profile' })
    await expect(account).toHaveAccessibleName('My profile')
    const [place] = await page.locator('header details').evaluateAll((menus) =>
      menus.map((menu) => {
        const [shown, chevron] = [
          menu.querySelector('summary > span:not(.sr-only)'),
          menu.querySelector('summary > svg:last-child'),
        ]
        const text = shown?.firstElementChild?.getBoundingClientRect()
        return (chevron?.getBoundingClientRect().left ?? 0) - (text?.right ?? 0)
      }),
    )
    expect(place).toBeLessThan(12)
    await call(page, '/auth/password/change', {
      current_password: 'violet-harbour-lamp-72',
      new_password: 'amber-lantern-quay-38',
    })
    await expect(account).toHaveAccessibleName('Notifications, 1 unread. My profile')
    await expect(account.locator('[data-unread="1"]')).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.goto('/en/notifications')
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(account).toHaveAccessibleName('My profile')
  })
})

test.describe('without a network', () => {
  // On a slow machine the page asks once more meanwhile.
  test.use({ meantTrouble: /ERR_INTERNET_DISCONNECTED/ })

  test('what happened while a tab had no network is there when it has one again', async ({
    page,
    context,
    browser,
  }) => {
    const email = await register(page)
    await openFollowing(page, '/en/terms')
    await context.setOffline(true)
    const phone = await (await browser.newContext()).newPage()
    await signIn(phone, email)
    await expect(phone).not.toHaveURL(/get-started/)
    await call(phone, '/jobseeker/export', {})
    await context.setOffline(false)
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  })
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('push is turned on by a press alone, and off again', async ({ page }) => {
    await register(page)
    await page.addInitScript(reachPushService)
    await open(page, '/en/account/notifications')
    await expect(page.getByText('No device gets them yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Turn on for this device' }).click()
    await expect(page.getByText('This device now gets push notifications.')).toBeVisible()
    await expect(page.getByText('This device', { exact: true })).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: /^Turn off: / }).click()
    await expect(page.getByText('The device no longer gets push notifications.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Turn on for this device' })).toBeVisible()
  })
})

/** The browsers of tests reach no push service, and let nobody be asked. */
function reachPushService(): void {
  let permission = 'default'
  let subscription: object | null = null
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
  const made = {
    options: { applicationServerKey: new ArrayBuffer(0) },
    async unsubscribe() {
      subscription = null
    },
    toJSON: () => ({ endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`, keys }),
  }
  Object.defineProperty(Notification, 'permission', { get: () => permission })
  Object.defineProperty(Notification, 'requestPermission', {
    async value() {
      permission = 'granted'
      return permission
    },
  })
  Object.defineProperty(PushManager.prototype, 'getSubscription', { value: async () => subscription })
  Object.defineProperty(PushManager.prototype, 'subscribe', {
    async value({ applicationServerKey: key }: { applicationServerKey: string }) {
      const bytes = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
      made.options.applicationServerKey = Uint8Array.from(bytes, (each) => each.charCodeAt(0)).buffer
      subscription = made
      return made
    },
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the list, its buttons and the settings work', async ({ page }) => {
    await register(page)
    await call(page, '/jobseeker/export', {})
    await page.goto('/en/terms')
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
    await bell(page).click()
    await page.getByRole('button', { name: /^Mark as read/ }).click()
    await expect(bell(page)).toHaveAccessibleName('Notifications')
    await page.getByRole('button', { name: /^Mark as unread/ }).click()
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(page.getByText('All notifications are marked as read.')).toBeVisible()

    await page.getByRole('link', { name: 'Notification settings' }).click()
    const downloads = page.getByRole('group', { name: 'Downloads of your data' })
    await downloads.getByRole('checkbox', { name: 'Here' }).uncheck()
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect(page.getByText('Your settings are saved.')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Keep quiet hours' }).check()
    await page.getByLabel('From', { exact: true }).fill('23:15')
    await page.getByLabel('Time zone').selectOption('Asia/Manila')
    await page.getByRole('button', { name: 'Save' }).last().click()
    await expect(page.getByRole('checkbox', { name: 'Keep quiet hours' })).toBeChecked()
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('23:15')
    await expect(page.getByText('this browser must run JavaScript')).toBeVisible()
    await expect(downloads.getByRole('checkbox', { name: 'Here' })).not.toBeChecked()
    await expect(
      page.getByRole('group', { name: /^Password changes/ }).getByRole('checkbox', { name: 'Here' }),
    ).toBeDisabled()
    await call(page, '/jobseeker/export', {})
    await page.goto('/en/notifications')
    await expect(bell(page)).toHaveAccessibleName('Notifications')
  })
})
