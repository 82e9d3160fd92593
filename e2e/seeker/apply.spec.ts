import { z } from 'zod'
import { pdfOf } from '../../src/features/resumes/server/attached/resume-files.test-helper.ts'
import { codeFor, enterCode, newAddress, register } from '../site/accounts.ts'
import {
  actFirst,
  castId,
  castPath,
  comeToLife,
  expect,
  open,
  type Page,
  reload,
  test,
} from '../site/journey.ts'
import { invite } from '../site/recruiters.ts'

/** Parts of a seeker's own come with the first interaction. */
async function openSheet(page: Page): Promise<void> {
  await actFirst(page)
  // Within the part that opens the sheet; before it has come, the link leads to the page of applying.
  await page.locator('.contents').getByRole('link', { name: 'Apply', exact: true }).first().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Send application' })).toBeVisible()
}

const LINES = [
  'Mai Lan Santos',
  'mai.lan@people.test',
  'Experience',
  'Support lead, Kite Harbour',
  '2020 - 2024',
]
const RESUME = {
  name: 'Mai.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOf(LINES.join(') Tj 0 -28 Td (')),
}

const receipt = (page: Page) => page.getByRole('heading', { level: 1, name: /^Your application is with/ })

/** In the dialog, and takes it back. */
async function chooseToSendAlways(page: Page, name: string): Promise<void> {
  const automatic = async () => {
    const { data } = listed.parse(await (await page.request.get('/api-server/jobseeker/resumes')).json())
    return data.resumes.filter((resume) => resume.is_sent_automatically).map(({ filename }) => filename)
  }
  // Before its script has come, the link leads to the page of resumes.
  await comeToLife(page)
  await actFirst(page)
  await page.getByRole('link', { name: 'Send a resume automatically' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio').first()).toBeChecked()
  await dialog.getByRole('radio', { name }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect(await automatic()).toEqual([name])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(automatic).toEqual([])
}

const listed = z.object({
  data: z.object({
    resumes: z.array(z.object({ filename: z.string(), is_sent_automatically: z.boolean() })),
  }),
})

test('on a phone from a cold start: find, save, apply with a resume while signing up, and see what the recruiter does', async ({
  page,
  browser,
}) => {
  const began = performance.now()
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/en/web3-jobs?job_title=Smart%20Contract')
  const id = castId('remote-web3')
  await page.locator(`[data-job="${id}"] .card-link`).click()
  await actFirst(page)
  await page.locator(`.page-bar [data-save] > button[value="${id}"]`).click()
  await expect(page.getByText('Saved on this device. Sign in to keep it everywhere.')).toBeVisible()

  await page.getByRole('link', { name: 'Apply', exact: true }).first().click()
  const email = newAddress()
  await page.getByLabel('Choose a file').setInputFiles(RESUME)
  await expect(page.getByText('It comes along. We filled in')).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue('mai.lan@people.test')
  await expect(page.getByLabel('First name')).not.toHaveValue('')
  await reload(page)
  await expect(page.getByText('Mai.pdf')).toBeVisible()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await enterCode(page, await codeFor(email))
  await expect(page.getByRole('radio', { name: 'Mai.pdf' })).toBeChecked()
  await page.getByLabel(/A first message/).fill('Hello, I write contracts with care.')
  await page.getByRole('button', { name: 'Send application' }).click()
  await expect(receipt(page)).toBeVisible()
  await expect(page.getByText('Hello, I write contracts with care.')).toBeVisible()

  await chooseToSendAlways(page, 'Mai.pdf')

  await page.getByRole('link', { name: 'See it in My jobs' }).click()
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Reply due')
  await invite(browser, 'xin-yi.tan@tidepool-protocol.example', page)
  await open(page, '/en/my-jobs/interviews')
  await expect(page.getByText(/wants to interview you\./)).toBeVisible()
  await page.getByRole('link', { name: 'Saved' }).click()
  await expect(page.locator(`[data-job="${id}"]`)).toBeVisible()
  expect(performance.now() - began).toBeLessThan(120_000)
})

test('the sheet keeps what was typed; a double click and a lost answer make one application', async ({
  page,
}) => {
  await register(page)
  await open(page, castPath('urgent-manila'))
  await openSheet(page)
  const sheet = page.getByRole('dialog')
  const message = sheet.getByLabel(/A first message/)
  await message.fill('Typed once')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await openSheet(page)
  await expect(message).toHaveValue('Typed once')
  // The server gets it, and the answer is lost.
  const isSent = (url: URL) => url.pathname.endsWith('/apply.data')
  await page.route(isSent, async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await (route.request().method() === 'POST' ? route.abort() : route.continue())
  })
  await sheet.getByRole('button', { name: 'Send application' }).dblclick()
  await expect(sheet.getByText('it is sent only once')).toBeFocused()
  await page.unroute(isSent)
  await sheet.getByRole('button', { name: 'Send application' }).click()
  await expect(receipt(page)).toBeVisible()
  const answer = await page.request.get('/api-server/jobApplication/jobseekers')
  expect((await answer.json()).data.total).toBe(1)
})

test('whoever comes back from an employer’s page is asked, and finds the job in My jobs', async ({
  page,
  context,
}) => {
  await register(page)
  await context.route('**/out/job/**', (route) => route.fulfill({ body: 'The page of the employer' }))
  await open(page, castPath('external-manila'))
  await actFirst(page)
  const employers = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Apply on the employer’s site' }).click()
  await (await employers).close()
  // Any tab of the device asks, and once one has its answer, nobody asks again.
  const other = await context.newPage()
  await open(other, castPath('external-manila'))
  await other.mouse.move(5, 5)
  await other.getByRole('button', { name: 'Yes, keep it' }).click()
  await expect(other.getByText('It is kept in My jobs')).toBeVisible()
  await reload(page)
  await actFirst(page)
  await expect(page.getByRole('button', { name: 'Yes, keep it' })).toBeHidden()
  await open(page, '/en/my-jobs/elsewhere')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page of applying sends a resume and the application with one button', async ({ page }) => {
    await register(page)
    await page.goto(castPath('open-manila'))
    await page.getByRole('link', { name: 'Apply', exact: true }).first().click()
    await page.getByLabel(/A first message/).fill('Without scripts')
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(page.getByText('Choose a file first.')).toBeVisible()
    await expect(page.getByLabel(/A first message/)).toHaveValue('Without scripts')
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(receipt(page)).toBeVisible()
    await expect(page.getByText('Without scripts')).toBeVisible()
    await page.getByText('Withdraw', { exact: true }).click()
    await page.getByRole('button', { name: 'Withdraw it' }).click()
    await expect(page.getByRole('heading', { name: 'You withdrew this application' })).toBeVisible()
    await page.getByRole('link', { name: 'Apply once more' }).click()
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(receipt(page)).toBeVisible()
  })
})
