import { expect, open, type Page, test } from '../site/journey.ts'
import { SearchPage } from '../site/search-page.ts'

test('the first stop leads past the header to the content', async ({ page }) => {
  await open(page, '/en/onsite-job')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(new SearchPage(page).what).toBeFocused()
})

test('the first job is reached and opened with Tab and Enter', async ({ page }) => {
  await open(page, '/en/onsite-job?query=manager')
  const { titles, paneTitle } = new SearchPage(page)
  await tabTo(page, titles.nth(1))
  const title = await titles.nth(1).innerText()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]job=\d+/)
  await expect(paneTitle).toHaveText(title)
  await expect(titles.nth(1)).toBeFocused()
})

test('a filter opens with Enter, closes with Escape and gives the focus back', async ({ page }) => {
  await open(page, '/en/onsite-job')
  const { filters } = new SearchPage(page)
  for (const [role, name] of [
    ['button', 'Job type'],
    ['link', 'All filters'],
  ] as const) {
    const button = filters.getByRole(role, { name })
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name })
    await expect(panel).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel.locator(':focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
  }
})

test('a filter is chosen without a mouse', async ({ page }) => {
  await open(page, '/en/onsite-job')
  const search = new SearchPage(page)
  const before = await search.total()
  await tabTo(page, search.filters.getByRole('button', { name: 'Job type' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog', { name: 'Job type' }).getByRole('link').nth(1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/jobType=\d/)
  await expect.poll(() => search.total()).toBeLessThan(before)
})

test('country and language open, close with Escape and give the focus back', async ({ page }) => {
  await open(page, '/en')
  const summary = page.locator('summary', { hasText: 'Country and language' })
  await tabTo(page, summary)
  await page.keyboard.press('Enter')
  const anywhere = page.getByRole('link', { name: 'All countries' })
  await expect(anywhere).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(anywhere).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(anywhere).toBeHidden()
  await expect(summary).toBeFocused()
})

test('the focus is seen wherever it stands', async ({ page }) => {
  for (const path of ['/en', '/en/onsite-job?query=manager', '/ar/get-started']) {
    await open(page, path)
    const unseen: string[] = []
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab')
      const { name, isSeen } = await page.evaluate(focusShown)
      if (!isSeen) unseen.push(name)
    }
    expect([path, unseen]).toEqual([path, []])
  }
})

test('after another page has come the focus stands at its content', async ({ page }) => {
  await open(page, '/en')
  await page.getByRole('banner').getByRole('link', { name: 'Remote' }).click()
  await expect(page).toHaveURL(/remote-jobs/)
  await expect(page.getByRole('main')).toBeFocused()
})

const MOST_STOPS = 60

/** Goes on with Tab as a person would; fails when the target never gets the focus. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

/** Whether the focused element, its outline (own, after, or of a box around) included, can be seen in the window. */
function focusShown(): { name: string; isSeen: boolean } {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return { name: 'the page', isSeen: true }
  const box = focused.getBoundingClientRect()
  const isInside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
  const around = [focused, focused.parentElement, focused.parentElement?.parentElement]
  const styles = around.flatMap((element) => (element ? [getComputedStyle(element)] : []))
  styles.push(getComputedStyle(focused, '::after'))
  const hasOutline = styles.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1,
  )
  const name = `${focused.tagName} ${focused.textContent?.slice(0, 40)}`
  return { name, isSeen: isInside && hasOutline && box.width > 0 }
}

test('a page that arrives leaves the focus in a menu that was opened meanwhile', async ({ page }) => {
  await open(page, '/en/terms')
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/companies\.data/, async (route) => {
    await held
    await route.continue()
  })
  // In one go, so that the menu opens before React has said that the page is leaving.
  await page.locator('header').evaluate((header) => {
    for (const choice of ['a[href$="/companies"]', 'details > summary']) {
      const pressed = header.querySelector<HTMLElement>(choice)
      pressed?.focus()
      pressed?.click()
    }
  })
  const menu = page.locator('header details').first()
  await expect(menu).toHaveAttribute('open')
  arrive()
  await expect(page).toHaveURL(/\/en\/companies/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Companies')
  await expect(menu).toHaveAttribute('open')
})
