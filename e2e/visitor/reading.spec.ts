import { expect, test } from '../site/journey.ts'
import { SearchPage } from '../site/search-page.ts'

test.use({ javaScriptEnabled: false })

test('what was read in the query is shown, and each part of it is taken away by a link', async ({ page }) => {
  await page.goto('/en/onsite-job?country=PH&query=full%20time%20accountant%20manila')
  const search = new SearchPage(page)
  const read = page.getByRole('list', { name: 'Read in your search' })
  await expect(read.getByRole('link')).toHaveText([/^Job type: Full-time/, /^Place: Manila/])
  await expect(search.cards.first()).toContainText('Manila')
  const both = await search.total()
  await read.getByRole('link', { name: 'Job type: Full-time' }).click()
  await expect(page).toHaveURL(/query=accountant\+manila/)
  await expect(read.getByRole('link')).toHaveText([/^Place: Manila/])
  expect(await search.total()).toBeGreaterThanOrEqual(both)
})

test('the search word for word is one link away, and leads back', async ({ page }) => {
  await page.goto('/en/onsite-job?country=PH&query=accountant%20manila')
  const read = page.getByRole('list', { name: 'Read in your search' })
  await page.getByRole('link', { name: 'Search for “accountant manila” word for word' }).click()
  await expect(page).toHaveURL(/literal=1/)
  await expect(page.getByText('Searched for “accountant manila” word for word.')).toBeVisible()
  await expect(read).toBeHidden()
  await page.getByRole('link', { name: 'Read its words as filters' }).click()
  await expect(page).not.toHaveURL(/literal=1/)
  await expect(read).toBeVisible()
})

test('a place in another country is searched there, and the page says so', async ({ page }) => {
  await page.goto('/en/onsite-job?country=PH&query=jobs%20in%20tokyo')
  await expect(page.getByText('Showing jobs in Japan.')).toBeVisible()
  await expect(new SearchPage(page).cards.first()).toBeVisible()
})
