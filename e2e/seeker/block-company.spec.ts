import { register } from '../site/accounts.ts'
import { castCompanyPath, expect, test } from '../site/journey.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('a company is blocked from its page, hidden with a reason, and comes back, without scripts', async ({
  page,
}) => {
  await register(page)
  const company = castCompanyPath('harbour')
  await page.goto(company)
  const name = (await page.locator('h1').innerText()).trim()
  await page.getByRole('link', { name: 'Block this company' }).click()
  await expect(page.getByRole('heading', { name: /^Block .*\?$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'is blocked.' })).toBeVisible()

  const answer = await page.goto(company)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: /^You have blocked/ })).toBeVisible()
  await page.getByRole('button', { name: 'Unblock' }).click()
  await expect(page.locator('h1')).toContainText(name)

  await page.goto('/en/account/block-company')
  await page.getByRole('searchbox', { name: 'Find a company' }).fill(name)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('link', { name: `Block ${name}` })).toBeVisible()
})
