import { comeToLife, expect, goBack, goForward, open, type Page, reload, test } from '../site/journey.ts'
import { numberIn, SearchPage } from '../site/search-page.ts'

test('a visitor takes a suggested title with the arrow keys and finds such jobs', async ({ page }) => {
  await open(page, '/en')
  const { what, suggestions, titles } = new SearchPage(page)
  await what.pressSequentially('accountan')
  await expect(suggestions.first()).toBeVisible()
  expect(await suggestions.count()).toBeLessThanOrEqual(10)
  await what.press('ArrowDown')
  await expect(suggestions.first()).toHaveAttribute('aria-selected', 'true')
  const title = await suggestions.first().innerText()
  expect(title.toLowerCase()).toContain('accountan')
  await what.press('Enter')
  await expect(page).toHaveURL(
    (url) => url.pathname === '/en/onsite-job' && url.searchParams.get('query') === title,
  )
  await expect(what).toHaveValue(title)
  await expect(titles.first()).toContainText(/accountant/i)
})

test('Escape closes the suggestions and leaves what was typed', async ({ page }) => {
  await open(page, '/en')
  const { what, suggestions } = new SearchPage(page)
  await what.pressSequentially('nurs')
  await expect(suggestions.first()).toBeVisible()
  await what.press('Escape')
  await expect(suggestions.first()).toBeHidden()
  await expect(what).toHaveValue('nurs')
  await expect(what).toHaveAttribute('aria-expanded', 'false')
})

test('suggestions do not lie over the results of a search that is sent with Enter', async ({ page }) => {
  await open(page, '/en/onsite-job')
  const { what, suggestions } = new SearchPage(page)
  await what.pressSequentially('nurs')
  await expect(suggestions.first()).toBeVisible()
  await what.press('Enter')
  await expect(page).toHaveTitle(/nurs/)
  await expect(suggestions.first()).toBeHidden()
})

test('a visitor takes a suggested place and sees jobs there', async ({ page }) => {
  await open(page, '/en/onsite-job')
  const { where, suggestions, cards } = new SearchPage(page)
  await where.pressSequentially('quez')
  await suggestions.filter({ hasText: 'Quezon City' }).first().click()
  await expect(page).toHaveURL(/[?&]location=\d+/)
  await expect(where).toHaveValue(/^Quezon City/)
  await expect(cards.first()).toContainText('Quezon City')
  await expect(cards.filter({ hasText: /Makati|Davao/ })).toHaveCount(0)
})

test('a filter shows as many jobs as it promised, and taking it away shows all again', async ({ page }) => {
  await open(page, '/en/onsite-job')
  const search = new SearchPage(page)
  const before = await search.total()
  await search.filters.getByRole('button', { name: 'Job type' }).click()
  const option = page.getByRole('dialog', { name: 'Job type' }).getByRole('link').nth(1)
  const [name = '', promised = ''] = (await option.innerText()).split('\n')
  await option.click()
  await expect(page).toHaveURL(/[?&]jobType=\d+/)
  expect(numberIn(promised)).toBeLessThan(before)
  await search.expectTotal(numberIn(promised))
  await search.filters.getByRole('link', { name: `Remove filter ${name}` }).click()
  await expect(page).not.toHaveURL(/jobType/)
  await search.expectTotal(before)
})

test('two filters combine, and all filters go at once', async ({ page }) => {
  await open(page, '/en/onsite-job?jobType=1')
  const search = new SearchPage(page)
  const one = await search.total()
  await search.filters.getByRole('link', { name: 'All filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'All filters' })
  const experience = sheet.getByRole('group').filter({ hasText: /^Experience/ })
  await experience.locator('summary').click()
  await experience.getByRole('link').first().click()
  await expect(page).toHaveURL(/jobType=1.*workExperience=\d/)
  await expect.poll(() => search.total()).toBeLessThan(one)
  await sheet.getByRole('link', { name: 'Clear all filters' }).click()
  await expect(page).not.toHaveURL(/jobType|workExperience/)
  await expect.poll(() => search.total()).toBeGreaterThan(one)
})

test('the sheet of all filters is one step: back and its ways to close leave the list', async ({ page }) => {
  await open(page, '/en/onsite-job?query=manager')
  const search = new SearchPage(page)
  const sheet = page.getByRole('dialog', { name: 'All filters' })
  const opener = search.filters.getByRole('link', { name: 'All filters' })
  const before = await search.total()
  for (const close of [
    () => sheet.getByRole('link', { name: 'Close' }).click(),
    () => sheet.getByRole('link', { name: /^Show / }).click(),
    () => page.mouse.click(720, 8),
    () => goBack(page),
  ]) {
    await opener.click()
    await expect(sheet).toBeVisible()
    await close()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/\?query=manager$/)
  }
  await opener.click()
  const skills = sheet.getByRole('group').filter({ hasText: /^Skill/ })
  for (const _ of ['opens', 'folds', 'opens']) await skills.locator('summary').click()
  const option = skills.getByRole('link').first()
  const promised = numberIn((await option.innerText()).split('\n').at(-1) ?? '')
  await option.click()
  await expect(page).toHaveURL(/skills=\d+/)
  await search.expectTotal(promised)
  await sheet.getByRole('link', { name: /^Show / }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\?query=manager&skills=\d+$/)
  await goBack(page)
  await expect(page).toHaveURL(/\?query=manager$/)
  await search.expectTotal(before)
})

test('the best paid jobs come first when asked for', async ({ page, request }) => {
  await open(page, '/en/onsite-job')
  const { titles } = new SearchPage(page)
  await page.getByRole('button', { name: 'Newest' }).click()
  await page.getByRole('link', { name: 'Highest pay' }).click()
  await expect(page).toHaveURL(/sort=3/)
  await expect(page.getByRole('button', { name: 'Highest pay' })).toBeVisible()
  const answer = await request.get('/api-server/search/job?country=PH&scope=local&sort=3&language_code=en')
  const { data } = await answer.json()
  await expect(titles).toHaveText(data.jobs.map(({ title }: { title: string }) => title))
})

test('the next page shows other jobs, and the way back the first ones', async ({ page }) => {
  await open(page, '/en/onsite-job')
  const { titles } = new SearchPage(page)
  const addresses = () => titles.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const first = await addresses()
  expect(first).toHaveLength(21)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/[?&]page=2/)
  await expect(titles).toHaveCount(30)
  expect((await addresses()).filter((address) => first.includes(address))).toEqual([])
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(titles).toHaveCount(21)
  expect(await addresses()).toEqual(first)
})

test('a job opens beside the list without loading a page; back and forward restore it', async ({ page }) => {
  await open(page, '/en/onsite-job?query=manager')
  const { titles, paneTitle } = new SearchPage(page)
  const [first = '', , third = ''] = await titles.allInnerTexts()
  await expect(paneTitle).toHaveText(first)
  const documents = countDocuments(page)
  await titles.nth(2).click()
  await expect(page).toHaveURL(/[?&]job=\d+/)
  await expect(paneTitle).toHaveText(third)
  await expect(titles.nth(2)).toHaveAttribute('aria-current', 'true')
  await goBack(page)
  await expect(page).not.toHaveURL(/job=\d/)
  await expect(paneTitle).toHaveText(first)
  await goForward(page)
  await expect(paneTitle).toHaveText(third)
  expect(documents()).toBe(0)
})

test('an address shows the same in a reload, a second tab and with somebody else', async ({
  page,
  browser,
}) => {
  await open(page, '/en/onsite-job?query=manager&country=PH&sort=1')
  const search = new SearchPage(page)
  await search.titles.nth(4).click()
  await expect(page).toHaveURL(/[?&]job=\d+/)
  await expect(search.paneTitle).toHaveText(await search.titles.nth(4).innerText())
  const shown = await whatIsShown(page)
  await reload(page)
  expect(await whatIsShown(page)).toEqual(shown)
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  expect(await whatIsShown(tab)).toEqual(shown)
  const stranger = await browser.newContext({ locale: 'en-SG' })
  const elsewhere = await stranger.newPage()
  await elsewhere.goto(page.url())
  expect(await whatIsShown(elsewhere)).toEqual(shown)
  await stranger.close()
})

test('an empty result names the filter to drop, and dropping it brings jobs', async ({ page }) => {
  await open(page, '/en/onsite-job?query=accountant&urgent=1&qualification=1&exact=1')
  await expect(page.getByText('No results found.')).toBeVisible()
  const way = page.getByRole('link', { name: /^Remove “.+”: [\d,]+ jobs?$/ }).first()
  const promised = numberIn((await way.innerText()).replace(/.*:/, ''))
  await way.click()
  await new SearchPage(page).expectTotal(promised)
})

test('where a place has no job, those around are shown apart', async ({ page }) => {
  await open(page, '/en/onsite-job?country=PH&query=accountant&location=1679802')
  await expect(page.getByText('No results found.')).toBeVisible()
  const nearby = page.getByRole('region', { name: /^Nothing found in Virac\. [\d,]+ jobs? (within|in) .+:$/ })
  await nearby
    .getByRole('link', { name: /accountant/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/job\//)
})

test('a slip of the keyboard still finds jobs, and says so', async ({ page }) => {
  await open(page, '/en/onsite-job?query=acountant')
  await expect(page.getByText('Showing results for “accountant”. You typed “acountant”.')).toBeVisible()
  await expect(new SearchPage(page).titles.first()).toContainText(/accountant/i)
  await page.getByRole('link', { name: 'Search as typed' }).click()
  await expect(page.getByText('Showing results for')).toBeHidden()
})

test('similar jobs have a heading of their own, and one link leaves them out', async ({ page }) => {
  const { promise: isAwaited, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/similar-heading-*.js', (route) => isAwaited.then(() => route.continue()))
  await page.goto('/en/onsite-job?query=accountant')
  const heading = page.getByRole('heading', { name: /^[\d,]+ similar jobs?$/ })
  await page.locator('html[data-ready]').waitFor()
  await expect(heading, 'while its script is on the way').toBeVisible()
  arrive()
  await comeToLife(page)
  await expect(heading).toBeVisible()
  await expect(page.getByRole('link', { name: 'Show similar jobs too' })).toBeHidden()
  await page.getByRole('link', { name: 'Show only exact matches' }).click()
  await expect(heading).toBeHidden()
  await page.getByRole('link', { name: 'Show similar jobs too' }).click()
  await expect(heading).toBeVisible()
})

function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') count += 1
  })
  return () => count
}

async function whatIsShown(page: Page) {
  const { titles, paneTitle, what } = new SearchPage(page)
  await expect(paneTitle).toBeVisible()
  return {
    titles: await titles.allInnerTexts(),
    pane: await paneTitle.innerText(),
    query: await what.inputValue(),
  }
}
