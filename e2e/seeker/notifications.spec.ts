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
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Your settings are saved.')).toBeVisible()
    await expect(downloads.getByRole('checkbox', { name: 'Here' })).not.toBeChecked()
    await expect(
      page.getByRole('group', { name: /^Password changes/ }).getByRole('checkbox', { name: 'Here' }),
    ).toBeDisabled()
    await call(page, '/jobseeker/export', {})
    await page.goto('/en/notifications')
    await expect(bell(page)).toHaveAccessibleName('Notifications')
  })
})
