import { hold } from '../site/hold.ts'
import { castPath, expect, open, test } from '../site/journey.ts'
import { SearchPage } from '../site/search-page.ts'

test('while the next page waits for its texts, the links of the shown one lead on from there', async ({
  page,
}) => {
  await open(page, '/en/onsite-job')
  const texts = await hold(page, '**/api-server/base/translations/**')
  await page.getByRole('banner').getByRole('link', { name: 'Companies' }).click()
  await texts.asked()
  await expect(page).toHaveURL(/\/en\/companies$/)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/onsite-job\?page=2$/)
  await texts.release()
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('who has pressed a link on a closed job is not taken home before it answers', async ({ page }) => {
  await page.clock.install()
  await open(page, castPath('closed-manila'))
  const similar = page.getByRole('region', { name: 'Similar jobs' }).getByRole('heading').getByRole('link')
  const title = await similar.first().innerText()
  const answer = await hold(page, /\.data/)
  await similar.first().click()
  await answer.asked()
  await expect(page.getByRole('status').getByText('Loading…')).toBeAttached()
  await page.clock.runFor(15_000)
  await answer.release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('what is typed while the results are on the way stays', async ({ page }) => {
  await open(page, '/en/onsite-job')
  const { what } = new SearchPage(page)
  const answer = await hold(page, /\.data/)
  await what.fill('cook')
  await what.press('Enter')
  await answer.asked()
  await page.keyboard.type(' manila')
  await answer.release()
  await expect(page).toHaveTitle(/cook/)
  await expect(what).toHaveValue('cook manila')
})

test('a sheet whose script comes after its visitor has left does not open', async ({ page }) => {
  const script = await hold(page, '**/assets/filter-sheet-*.js')
  await open(page, '/en/onsite-job')
  await new SearchPage(page).filters.getByRole('link', { name: 'All filters' }).click()
  await script.asked()
  await page.getByRole('banner').getByRole('link', { name: 'Companies' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies')
  const come = page.waitForEvent('requestfinished', (request) => request.url().includes('filter-sheet'))
  await script.release()
  await come
  await page.getByRole('banner').getByRole('link', { name: 'Jobs', exact: true }).click()
  await expect(new SearchPage(page).titles.first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/companies$/)
})

test.describe('a browser that knows where it is', () => {
  test.use({ geolocation: { latitude: 14.55472, longitude: 121.02444 }, permissions: ['geolocation'] })

  test('does not take the focus from who types meanwhile', async ({ page }) => {
    await open(page, '/en/onsite-job')
    const { what, where } = new SearchPage(page)
    const answer = await hold(page, '**/config/geo-location**')
    await page.getByRole('main').getByRole('button', { name: 'Use my location' }).click()
    await answer.asked()
    await what.focus()
    await answer.release()
    await expect(where).toHaveValue(/^Makati/)
    await expect(what).toBeFocused()
  })
})
