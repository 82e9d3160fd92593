import { comeToLife, expect, open, test } from '../site/journey.ts'

test('a call is found, read and really made', async ({ page }) => {
  await open(page, '/en/api')
  await page.getByLabel('Search calls').fill('similar')
  await page.getByRole('main').getByRole('button', { name: 'Search calls' }).click()
  await expect(page).toHaveURL(/\/en\/api\?query=similar/)
  await page.getByRole('link', { name: '/api-server/job/similar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('/api-server/job/similar')
  await expect(page.getByLabel('job_id')).toHaveValue(/^\d+$/)
  // The search was a form, so this may be another document; without a script the button leads to what is answered.
  await comeToLife(page)
  await page.getByLabel('size').fill('2')
  await page.getByRole('button', { name: 'Send the request' }).click()
  const body = page.getByRole('region', { name: 'Body' })
  await expect(body).toContainText('"code": 0')
  await expect(page.getByText(/^200/).first()).toBeVisible()
  await page.getByText('Headers', { exact: true }).click()
  await expect(page.getByRole('region', { name: 'Headers' })).toContainText('content-type: application/json')
})

test('a refusal is shown as it comes', async ({ page }) => {
  await open(page, '/tr/api/search.jobs')
  await page.getByLabel('sort', { exact: true }).fill('9')
  await page.getByRole('button', { name: 'İsteği gönder' }).click()
  await expect(page.getByRole('region', { name: 'Gövde' })).toContainText('"code": 40001')
  await expect(page.getByText(/^422/).first()).toBeVisible()
})

test('a value in the path goes there', async ({ page }) => {
  await open(page, '/en/api/jobs.get')
  const id = await page.getByLabel('job_id').inputValue()
  const requested = page.waitForRequest((request) => request.url().includes('/api-server/job/'))
  await page.getByRole('button', { name: 'Send the request' }).click()
  expect((await requested).url()).toContain(`/api-server/job/${id}?language_code=en`)
  await expect(page.getByRole('region', { name: 'Body' })).toContainText(`"id": ${id}`)
})

test('an unknown call is said so', async ({ page }) => {
  const response = await page.goto('/en/api/no.such')
  expect(response?.status()).toBe(404)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('calls can be read, and those that only read be made', async ({ page }) => {
    await page.goto('/en/api/search.jobs')
    await expect(page.getByText('pattern ^([A-Z]{2})?$')).toBeVisible()
    await page.getByLabel('query', { exact: true }).fill('nurse')
    await page.getByRole('button', { name: 'Send the request' }).click()
    await expect(page).toHaveURL(/\/api-server\/search\/job\?.*query=nurse/)
    await expect(page.locator('body')).toContainText('"code":0')
    await page.goto('/en/api/jobs.get')
    await expect(page.getByRole('button', { name: 'Send the request' })).toHaveCount(0)
  })
})
