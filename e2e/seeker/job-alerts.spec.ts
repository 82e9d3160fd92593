import { texts as ar } from '#features/job-alerts/locales/ar.ts'
import { texts as en } from '#features/job-alerts/locales/en.ts'
import { texts as ja } from '#features/job-alerts/locales/ja.ts'
import { accessibilityViolations } from '../site/accessibility-violations.ts'
import { newAddress, newestMessage, register } from '../site/accounts.ts'
import { expect, open, test } from '../site/journey.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('an alert is made from a search, changed, paused and deleted', async ({ page }) => {
  await register(page)
  await open(page, '/en/account/job-alerts/create?country=PH&query=manager&jobType=1')
  await page.getByRole('button', { name: en['alerts.create'] }).click()
  await expect(page.getByText(en['alerts.done_created'])).toBeVisible()
  await expect(page.getByRole('heading', { name: 'manager' })).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('link', { name: en['alerts.change'] }).click()
  await expect(page.getByLabel(en['alerts.query'])).toHaveValue('manager')
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByLabel(en['alerts.query']).fill('nobody does this work zzz')
  await expect(page.getByText('No open job fits now')).toBeVisible()
  await page.getByLabel(en['alerts.query']).fill('engineer')
  await page.getByRole('button', { name: en['alerts.save'] }).click()
  await expect(page.getByRole('heading', { name: 'engineer' })).toBeVisible()
  await page.getByRole('button', { name: en['alerts.pause'] }).click()
  await expect(page.getByText(en['alerts.done_paused'])).toBeVisible()
  await page.getByRole('link', { name: en['alerts.delete'] }).click()
  await page.getByRole('button', { name: en['alerts.delete'] }).click()
  await expect(page.getByText(en['alerts.none_title'])).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  const LANGUAGES = [
    { lang: 'en', query: 'nurse', texts: en },
    { lang: 'ja', query: '看護師', texts: ja },
    { lang: 'ar', query: 'ممرض', texts: ar },
  ] as const

  for (const { lang, query, texts } of LANGUAGES) {
    test(`a guest gets an alert after a click in a mail (${lang})`, async ({ page }) => {
      const email = newAddress()
      await page.goto(`/${lang}/account/job-alerts/create?country=PH&query=${encodeURIComponent(query)}`)
      await expect(page.getByLabel(texts['alerts.query'])).toHaveValue(query)
      await page.getByRole('button', { name: texts['alerts.create'] }).click()
      // Nothing typed is lost.
      await expect(page.getByLabel(texts['alerts.query'])).toHaveValue(query)
      await page.getByLabel(texts['alerts.email'], { exact: true }).fill(email)
      await page.getByRole('button', { name: texts['alerts.create'] }).click()
      await expect(page.getByText(texts['alerts.sent_text'])).toBeVisible()
      const [, path = ''] =
        /https?:\/\/[^/]+(\/\S+job-alert-confirm\S+)/.exec(await newestMessage(email, /job-alert-confirm/)) ??
        []
      await page.goto(path)
      await expect(page.getByText(query)).toBeVisible()
      await page.getByRole('button', { name: texts['alerts.confirm'] }).click()
      await expect(page.getByText(texts['alerts.confirmed'])).toBeVisible()
    })
  }
})
