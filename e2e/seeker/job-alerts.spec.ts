import { texts as ar } from '#features/job-alerts/locales/ar.ts'
import { texts as en } from '#features/job-alerts/locales/en.ts'
import { texts as ja } from '#features/job-alerts/locales/ja.ts'
import { accessibilityViolations } from '../site/accessibility-violations.ts'
import { newAddress, newestMessage, register } from '../site/accounts.ts'
import { expect, open, test } from '../site/journey.ts'
import { lineIn } from '../site/markup.ts'
import { plainBrowser } from '../site/plain-browser.ts'

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

  test('a guest gets an alert after a click in a mail', async ({ page }) => {
    const email = newAddress()
    await page.goto('/en/account/job-alerts/create?country=PH&query=nurse')
    await expect(page.getByLabel(en['alerts.query'])).toHaveValue('nurse')
    await page.getByRole('button', { name: en['alerts.create'] }).click()
    // Nothing typed is lost.
    await expect(page.getByLabel(en['alerts.query'])).toHaveValue('nurse')
    await page.getByLabel(en['alerts.email'], { exact: true }).fill(email)
    await page.getByRole('button', { name: en['alerts.create'] }).click()
    await expect(page.getByText(en['alerts.sent_text'])).toBeVisible()
    await page.goto(await confirmationFor(email))
    await expect(page.getByText('nurse')).toBeVisible()
    await page.getByRole('button', { name: en['alerts.confirm'] }).click()
    await expect(page.getByText(en['alerts.confirmed'])).toBeVisible()
  })
})

for (const { lang, query, texts } of [
  { lang: 'ja', query: '看護師', texts: ja },
  { lang: 'ar', query: 'ممرض', texts: ar },
] as const) {
  test(`a guest gets an alert after a click in a mail (${lang})`, async ({ request, baseURL }) => {
    const email = newAddress()
    const plain = plainBrowser(request, baseURL)
    const shown = () => lineIn(plain.page())
    await plain.open(`/${lang}/account/job-alerts/create?country=PH&query=${encodeURIComponent(query)}`)
    plain.fill(texts['alerts.email'], email)
    await plain.press(texts['alerts.create'])
    expect(shown()).toContain(texts['alerts.sent_text'])
    await plain.open(await confirmationFor(email))
    expect(shown()).toContain(query)
    await plain.press(texts['alerts.confirm'])
    expect(shown()).toContain(texts['alerts.confirmed'])
  })
}

/** The path in the mail that asks whether the alert is wanted. */
async function confirmationFor(email: string): Promise<string> {
  const mail = await newestMessage(email, /job-alert-confirm/)
  const [, path = ''] = /https?:\/\/[^/]+(\/\S+job-alert-confirm\S+)/.exec(mail) ?? []
  return path
}
