import { castCompanyPath, castPath, expect, open, type Page, test } from '../site/journey.ts'
import { numberIn } from '../site/search-page.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const total = async (page: Page) =>
  numberIn(
    await page
      .getByRole('status')
      .filter({ hasText: /compan/ })
      .innerText(),
  )

test('a visitor narrows the directory down by its filters and gets as many as were promised', async ({
  page,
}) => {
  await open(page, '/en/companies?country=PH')
  const before = await total(page)
  await page.getByRole('button', { name: 'Industry' }).click()
  const option = page.getByRole('dialog', { name: 'Industry' }).getByRole('link').first()
  const promised = numberIn((await option.innerText()).split('\n').at(-1) ?? '')
  await option.click()
  await expect(page).toHaveURL(/[?&]industries=\d+/)
  await expect.poll(() => total(page)).toBe(promised)
  expect(promised).toBeLessThan(before)
  await page.keyboard.press('Escape')
  await page
    .getByRole('navigation', { name: 'Filters' })
    .getByRole('link', { name: /Remove filter/ })
    .click()
  await expect.poll(() => total(page)).toBe(before)
})

test('a company is found by a part of its name, and its card leads to its page', async ({ page }) => {
  await open(page, '/en/companies?country=all')
  await page.getByRole('searchbox', { name: 'Company' }).fill('lantern serv')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/query=lantern\+serv/)
  await cards(page).getByRole('link', { name: 'Harbour Lantern Services' }).click()
  await expect(page).toHaveURL(/\/en\/company\/harbour-lantern-services-\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbour Lantern Services')
})

test('an empty directory names the filter that emptied it', async ({ page }) => {
  await open(page, '/en/companies?country=PH&query=lantern&industries=41')
  await expect(page.getByRole('heading', { name: 'No Results Found.' })).toBeVisible()
  await page
    .getByRole('link', { name: /^Remove “/ })
    .first()
    .click()
  await expect(cards(page)).not.toHaveCount(0)
})

test('a company tells all of itself in four parts, each with its own address', async ({ page }) => {
  await open(page, castCompanyPath('harbour'))
  const main = page.getByRole('main')
  for (const [term, value] of [
    ['CEO or founder', 'Corazon Lim'],
    ['Employees', '640'],
    ['Legal name', 'Harbour Lantern Services, Inc.'],
    ['Registration number', 'SEC CS000040417'],
    ['Registered on', 'May 17, 2004'],
    ['Registered capital', '₱50,000,000'],
    ['Registered address', '14th floor, Lantern Tower, Ermita, Manila'],
  ] as const) {
    await expect(main.getByRole('term').filter({ hasText: term })).toBeVisible()
    await expect(main.getByRole('definition').filter({ hasText: value })).toBeVisible()
  }
  await expect(main.getByText('Lantern Desk')).toBeVisible()
  await expect(main.getByText('Since 2004 we have looked after')).toBeVisible()
  await expect(main.getByText('Noel Garcia')).toBeVisible()
  const parts = page.getByRole('navigation', { name: 'Parts of the profile' })
  await parts.getByRole('link', { name: 'Culture and life' }).click()
  await expect(page).toHaveURL(/\/culture$/)
  await expect(main.getByText('Customers first')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Pictures' }).getByRole('img')).toHaveCount(5)
  await parts.getByRole('link', { name: /^Jobs/ }).click()
  await expect(page).toHaveURL(/\/jobs$/)
  const promised = numberIn(await parts.getByRole('link', { name: /^Jobs/ }).innerText())
  await expect(cards(page)).toHaveCount(promised)
  await expect(parts.getByRole('link', { name: /^Jobs/ })).toHaveAttribute('aria-current', 'page')
  await parts.getByRole('link', { name: 'Remote jobs' }).click()
  await expect(page.getByRole('heading', { name: 'No remote jobs right now' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Similar companies' })).toBeVisible()
})

test('the album opens over the page: arrow keys, buttons and Escape', async ({ page }) => {
  await open(page, `${castCompanyPath('harbour')}/culture`)
  const second = page.getByRole('region', { name: 'Pictures' }).getByRole('link').nth(1)
  await second.click()
  const viewer = page.getByRole('dialog', { name: 'Pictures of Harbour Lantern Services' })
  await expect(viewer.getByRole('status')).toHaveText('2 of 5')
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('status')).toHaveText('3 of 5')
  await viewer.getByRole('button', { name: 'Previous picture' }).click()
  await expect(viewer.getByRole('status')).toHaveText('2 of 5')
  await page.keyboard.press('End')
  await expect(viewer.getByRole('status')).toHaveText('5 of 5')
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(second).toBeFocused()
})

test('the arrow keys go the way of an Arabic page', async ({ page }) => {
  await open(page, `${castCompanyPath('wahat', 'ar')}/culture`)
  await page.getByRole('region', { name: 'الصور' }).getByRole('link').first().click()
  const place = page.getByRole('dialog').getByRole('status')
  await expect(place).toHaveText(/^1 /)
  await page.keyboard.press('ArrowLeft')
  await expect(place).toHaveText(/^2 /)
})

test('another slug leads to the address of record, its part and query kept; an unknown company is none', async ({
  request,
}) => {
  const path = castCompanyPath('harbour')
  const id = path.split('/').at(-1)
  const answer = await request.get(`/en/company/old-name-${id}/jobs?page=1`, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe(`/en/company/harbour-lantern-services-${id}/jobs?page=1`)
  for (const unknown of ['/en/company/x-987654321', '/en/company/x', `/en/company/${id}/office`]) {
    expect([unknown, (await request.get(unknown)).status()]).toEqual([unknown, 404])
  }
})

test('one field offers titles, companies and jobs; a company leads to its page', async ({ page }) => {
  await open(page, '/en/companies')
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search jobs' })
  await field.pressSequentially('lantern')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  const company = list.getByRole('group', { name: 'Companies' }).getByRole('option').first()
  await expect(company).toContainText('Harbour Lantern Services')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await field.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', /.+/)
  await company.click()
  await expect(page).toHaveURL(/\/en\/company\/harbour-lantern-services-\d+$/)
  await expect(list).toBeHidden()
})

test('suggestions that did not come are asked for again, without another key', async ({ page }) => {
  let refused = 0
  await page.route('**/combined_search_suggestion*', (route) =>
    refused++ < 2 ? route.abort() : route.continue(),
  )
  await open(page, '/en/companies')
  await page.getByRole('banner').getByRole('combobox', { name: 'Search jobs' }).fill('lantern')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list.getByRole('group', { name: 'Companies' })).toContainText('Harbour Lantern Services')
})

test('without a network the field of the header still searches', async ({ page }) => {
  await page.route('**/combined_search_suggestion*', (route) => route.abort())
  await open(page, '/en/companies')
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search jobs' })
  await field.pressSequentially('accountant')
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeHidden()
  await field.press('Enter')
  await expect(page).toHaveURL(/\/en\/onsite-job\?query=accountant/)
})

test('a job leads to the company that posted it', async ({ page }) => {
  await open(page, castPath('open-manila'))
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Harbour Lantern Services', exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/en\/company\/harbour-lantern-services-\d+$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, parts and pictures are links', async ({ page }) => {
    await page.goto('/en/companies?country=PH')
    await page.getByRole('searchbox', { name: 'Company' }).fill('lantern')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await cards(page).getByRole('link').first().click()
    await page.getByRole('link', { name: 'Culture and life' }).click()
    const picture = page.getByRole('region', { name: 'Pictures' }).getByRole('link').first()
    await expect(picture).toHaveAttribute('href', /^\/files\/[0-9a-f]{64}\.svg$/)
  })
})
