import { expect, type Page, type Route, test } from '@playwright/test'
import { z } from 'zod'
import { register } from '../site/accounts.ts'

const made = z.object({ data: z.object({ id: z.string() }) })
const shared = z.object({ data: z.object({ address: z.string(), share: z.object({ id: z.string() }) }) })

/** Opens a new draft in the editor, and returns its address. */
async function openDraft(page: Page): Promise<{ id: string; address: string }> {
  await register(page)
  const answer = await page.request.post('/api-server/jobseeker/resume-drafts/create', { data: {} })
  const { id } = made.parse(await answer.json()).data
  const address = `/en/profile/resume/drafts/${id}`
  await page.goto(address)
  await expect(page.locator('.maker[data-ready]')).toBeVisible()
  return { id, address }
}

const picture = (page: Page) => page.getByRole('img', { name: /^Page 1 of/ })

test('the page follows what is typed, which is saved by itself and can be undone', async ({ page }) => {
  await openDraft(page)
  await expect(picture(page)).toHaveAttribute('src', /^data:/)
  const before = await picture(page).getAttribute('src')
  await page.getByLabel('Occupation or headline').fill('Kite maker')
  await expect(picture(page)).not.toHaveAttribute('src', before ?? '')
  await expect(page.locator('[data-save=saved]')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Occupation or headline')).toHaveValue('Kite maker')
  await expect(page.locator('.maker[data-ready]')).toBeVisible()
  await page.getByRole('button', { name: 'Add a job' }).click()
  await page.getByLabel('Job title').fill('Pilot')
  await page.getByRole('button', { name: 'Remove: Pilot' }).click()
  await expect(page.getByLabel('Job title')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByLabel('Job title')).toHaveValue('Pilot')
})

test('of two tabs neither overwrites the other, and the person chooses', async ({ page, context }) => {
  const { address } = await openDraft(page)
  const other = await context.newPage()
  await other.goto(address)
  await expect(other.locator('.maker[data-ready]')).toBeVisible()
  await page.getByLabel('City or address').fill('Manila')
  await expect(page.locator('[data-save=saved]')).toBeVisible()
  await other.getByLabel('City or address').fill('Cebu')
  await expect(other.getByRole('alert').filter({ hasText: 'changed elsewhere' })).toBeVisible()
  await expect(other.getByLabel('City or address')).toHaveValue('Cebu')
  await other.getByRole('button', { name: 'Keep what is here' }).click()
  await expect(other.locator('[data-save=saved]')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('City or address')).toHaveValue('Cebu')
})

test('without a connection what is typed stays on the device, and is saved later', async ({
  page,
  context,
}) => {
  const { address } = await openDraft(page)
  await context.setOffline(true)
  await page.getByLabel('City or address').fill('Davao')
  await expect(page.getByText('kept on this device')).toBeVisible()
  await context.setOffline(false)
  await page.goto('/en/terms')
  await page.goto(address)
  await expect(page.getByLabel('City or address')).toHaveValue('Davao')
  await expect(page.locator('[data-save=saved]')).toBeVisible()
})

test('a save whose answer is lost is nobody else’s version', async ({ page }) => {
  await openDraft(page)
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route('**/resume-drafts/*/update**', loseAnswer, { times: 1 })
  await page.getByLabel('Occupation or headline').fill('Kite maker')
  await expect(page.getByText('kept on this device')).toBeVisible()
  await page.getByLabel('City or address').fill('Davao')
  await expect(page.locator('[data-save=saved]')).toBeVisible()
})

test('a link shows the resume to somebody without an account, until it is closed', async ({
  page,
  browser,
}) => {
  const { id } = await openDraft(page)
  const answer = await page.request.post(`/api-server/jobseeker/resume-drafts/${id}/shares/create`, {
    data: { days: 7 },
  })
  const { address, share } = shared.parse(await answer.json()).data
  const { pathname } = new URL(address)
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(new URL(pathname, page.url()).href)
  await expect(picture(stranger)).toBeVisible()
  await expect(stranger.getByRole('button', { name: 'Download PDF' })).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Share link' }).click()
  await expect(page.getByText('opened once')).toBeVisible()
  await page.request.delete(`/api-server/jobseeker/document-grants/${share.id}/revoke`)
  await stranger.reload()
  await expect(stranger.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('without a script the editor is a form that saves and shows the page', async ({ browser, page }) => {
  const { address } = await openDraft(page)
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const form = await plain.newPage()
  await form.goto(new URL(address, page.url()).href)
  await form.getByRole('button', { name: 'Add a skill' }).click()
  await form.getByLabel('Skill', { exact: true }).fill('Knots')
  await form.getByRole('button', { name: 'Save and see the page' }).click()
  await expect(form.getByLabel('Skill', { exact: true })).toHaveValue('Knots')
})
