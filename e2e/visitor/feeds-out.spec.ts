import { expect, open, test } from '../site/journey.ts'

test('a search can be followed in a feed reader, with its filters', async ({ page }) => {
  await open(page, '/en/onsite-job?country=PH&query=accountant&page=2')
  const link = page.getByRole('link', { name: 'RSS' })
  await expect(link).toBeVisible()
  const address = await link.getAttribute('href')
  expect(address).toContain('/en/onsite-job/feed.rss?')
  expect(address).toContain('query=accountant')
  expect(address).not.toContain('page=')
  const announced = page.locator('head link[rel=alternate][type="application/rss+xml"]')
  expect(await announced.getAttribute('href')).toBe(new URL(address ?? '', page.url()).href)
  const feed = await page.request.get(address ?? '')
  expect(feed.headers()['content-type']).toContain('application/rss+xml')
  const counted = await page.evaluate(
    (text) => {
      const document = new DOMParser().parseFromString(text, 'application/xml')
      return [
        document.querySelectorAll('parsererror').length,
        document.querySelectorAll('item > guid').length,
      ]
    },
    await feed.text(),
  )
  expect(counted[0]).toBe(0)
  expect(counted[1]).toBeGreaterThan(0)
})

test('job aggregators get well-formed XML of all open jobs of a country', async ({ page }) => {
  const feed = await page.request.get('/feeds/SG.xml')
  const counted = await page.evaluate(
    (text) => {
      const document = new DOMParser().parseFromString(text, 'application/xml')
      const jobs = [...document.querySelectorAll('source > job')]
      const needed = ['title', 'date', 'referencenumber', 'url', 'company', 'description']
      const whole = jobs.filter((job) => needed.every((name) => job.querySelector(name)?.textContent))
      return {
        errors: document.querySelectorAll('parsererror').length,
        jobs: jobs.length,
        whole: whole.length,
      }
    },
    await feed.text(),
  )
  expect(counted.errors).toBe(0)
  expect(counted.jobs).toBeGreaterThan(20)
  expect(counted.whole).toBe(counted.jobs)
})
