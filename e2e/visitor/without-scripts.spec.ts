import { castPath, expect, test } from '../site/journey.ts'
import { numberIn, SearchPage } from '../site/search-page.ts'

test.use({ javaScriptEnabled: false })

test('words and a place typed into the form find jobs there', async ({ page }) => {
  await page.goto('/en')
  const { what, where, cards } = new SearchPage(page)
  await what.fill('accountant')
  await where.fill('manila')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/en\/onsite-job\?.*location=\d+/)
  await expect(page).toHaveURL(/query=accountant/)
  await expect(where).toHaveValue(/^(Metro )?Manila/)
  await expect(cards.first()).toContainText(/accountant/i)
  await expect(cards.first()).toContainText('Manila')
})

test('a place we do not know is said so, beside all jobs', async ({ page }) => {
  await page.goto('/en/onsite-job?place=Atlantis%20Minor')
  await expect(page.getByRole('alert')).toHaveText(
    'We know no place called “Atlantis Minor”. Showing jobs everywhere.',
  )
  expect(await new SearchPage(page).total()).toBeGreaterThan(0)
})

test('a filter leads to all filters, which promise a number and keep it', async ({ page }) => {
  await page.goto('/en/onsite-job')
  const search = new SearchPage(page)
  const panel = page.getByRole('dialog', { name: 'Education' })
  await expect(panel).toBeHidden()
  await search.filters.getByRole('button', { name: 'Education' }).click()
  await expect(panel).toBeVisible()
  await panel.getByRole('link', { name: 'All filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'All filters' })
  const education = sheet.getByRole('group').filter({ hasText: /^Education/ })
  await education.locator('summary').click()
  const option = education.getByRole('link').first()
  const promised = numberIn((await option.innerText()).split('\n').at(-1) ?? '')
  await option.click()
  await expect(page).toHaveURL(/qualification=\d/)
  expect(await search.total()).toBe(promised)
})

test('all filters open, promise a number, keep it, and close', async ({ page }) => {
  await page.goto('/en/onsite-job')
  const search = new SearchPage(page)
  const sheet = page.getByRole('dialog', { name: 'All filters' })
  await search.filters.getByRole('link', { name: 'All filters' }).click()
  await expect(sheet).toBeVisible()
  const places = sheet.getByRole('group').filter({ hasText: /^Place/ })
  await places.locator('summary').click()
  const option = places.getByRole('link').first()
  const promised = numberIn((await option.innerText()).split('\n').at(-1) ?? '')
  await option.click()
  await expect(page).toHaveURL(/location=\d/)
  await expect(sheet).toBeVisible()
  await sheet.getByRole('link', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
  expect(await search.total()).toBe(promised)
})

test('pages of results, sorting and the job page are links', async ({ page }) => {
  await page.goto('/en/onsite-job')
  const { titles } = new SearchPage(page)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(titles).toHaveCount(30)
  await page.getByRole('button', { name: 'Newest' }).click()
  await page.getByRole('link', { name: 'Highest pay' }).click()
  await expect(page).toHaveURL(/sort=3/)
  const title = await titles.first().innerText()
  await titles.first().click()
  await expect(page).toHaveURL(/\/en\/job\/.+-\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('country and language change', async ({ page }) => {
  await page.goto('/en/onsite-job?query=manager')
  await page.locator('summary', { hasText: 'Country and language' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Country and language' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Singapore', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/onsite-job\?query=manager&country=SG/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL(/\/ar\/onsite-job\?query=manager&country=SG/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('a closed job is read in peace', async ({ page }) => {
  await page.goto(castPath('closed-manila'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job is closed')
  await expect(page.getByText(/You will be taken/)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Search all jobs' })).toBeVisible()
})

test('a card says why it is in the list, and promises nothing that takes a script', async ({ page }) => {
  await page.goto('/en/onsite-job?country=PH')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('Hide…').first()).toBeHidden()
  await page.goto('/en/onsite-job?country=PH&query=accountant')
  const why = page.locator('#jobs details').first()
  await why.locator('summary').click()
  await expect(why.getByRole('listitem').first()).toBeVisible()
})
