import { docxOf, pdfOf } from '../../src/features/resumes/server/attached/resume-files.test-helper.ts'
import { accessibilityViolations } from '../site/accessibility-violations.ts'
import { newAddress, newestMessage, register } from '../site/accounts.ts'
import { expect, open, type Page, test } from '../site/journey.ts'

const PAGE = '/en/profile/resume'

const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first()

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a resume is uploaded, renamed, and deleted after a question', async ({ page }) => {
    await register(page)
    await page.goto(PAGE)
    await page.getByRole('button', { name: 'Upload' }).click()
    await expect(page.getByText('Choose a file first.')).toBeVisible()
    const choose = page.getByLabel('Choose your resume')
    await choose.setInputFiles(fileOf('Mai.pdf', Buffer.from('<html>')))
    await page.getByRole('button', { name: 'Upload' }).click()
    await expect(page.getByText('Unsupported file type, please upload PDF, DOC, DOCX files')).toBeVisible()
    await choose.setInputFiles(fileOf('Mai.pdf', pdfOf('Mai Santos')))
    await page.getByRole('button', { name: 'Upload' }).click()
    await expect(told(page, 'Mai.pdf is attached.')).toBeVisible()

    await page.getByRole('link', { name: 'Rename' }).click()
    await page.getByLabel('Name of the file').fill('Mai/2026')
    await page.getByLabel('Name of the file').press('Enter')
    await expect(page.getByText('A file name can’t contain special characters.')).toBeVisible()
    await expect(page.getByLabel('Name of the file')).toHaveValue('Mai/2026')
    await page.getByLabel('Name of the file').fill('Mai 2026')
    await page.getByLabel('Name of the file').press('Enter')
    await expect(told(page, 'It is called Mai 2026.pdf now.')).toBeVisible()

    await page.getByRole('link', { name: 'Delete' }).click()
    await expect(page.getByText('Delete Mai 2026.pdf?')).toBeVisible()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(told(page, 'The resume is deleted.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download' })).toHaveCount(0)
  })
})

test('an upload shows its progress, goes on after the line was cut, and ends in a preview', async ({
  page,
}) => {
  await register(page)
  await open(page, PAGE)
  let pieces = 0
  await page.route('**/uploads/*', async (route) => {
    const isPiece = route.request().method() === 'PATCH'
    if (isPiece && ++pieces > 1) await route.abort('connectionfailed')
    else await route.continue()
  })
  // Behind its end a PDF may have anything.
  const large = Buffer.concat([pdfOf('Mai Santos'), Buffer.alloc(600 * 1024)])
  await page.clock.install()
  await page.getByLabel('Choose your resume').setInputFiles(fileOf('Mai.pdf', large))
  await expect(page.getByText('43% uploaded')).toBeVisible()
  await expect(async () => {
    await page.clock.runFor(6000)
    await expect(page.getByRole('alert')).toHaveText('Network error, please try again later', {
      timeout: 500,
    })
  }).toPass()
  await page.clock.resume()
  const cut = pieces
  await page.unroute('**/uploads/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(told(page, 'Mai.pdf is attached.')).toBeVisible()
  expect(cut).toBeGreaterThan(1)

  await page.getByRole('link', { name: 'Mai.pdf' }).click()
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.goBack()
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toHaveCount(0)
})

test('by keyboard a resume is renamed, sent and given a new version; three are enough', async ({ page }) => {
  await register(page)
  await open(page, PAGE)
  await page.getByLabel('Choose your resume').setInputFiles(fileOf('One.pdf', pdfOf('One')))
  await expect(told(page, 'One.pdf is attached.')).toBeVisible()
  await row(page, 'One.pdf').getByRole('link', { name: 'Rename' }).press('Enter')
  await expect(page.getByLabel('Name of the file')).toBeFocused()
  await page.keyboard.type('Cook')
  await page.keyboard.press('Enter')
  await expect(told(page, 'It is called Cook.pdf now.')).toBeVisible()

  const to = newAddress()
  await row(page, 'Cook.pdf').getByRole('link', { name: 'Send by email' }).press('Enter')
  await expect(page.getByLabel('Email address of the recipient')).toBeFocused()
  await page.keyboard.type('not an address')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await page.getByLabel('Email address of the recipient').fill(to)
  await page.keyboard.press('Enter')
  await expect(told(page, 'Cook.pdf is on its way.')).toBeVisible()
  const mail = await newestMessage(to, /sent you a resume/)
  await page.goto(/\/en\/resume-mail\/[\w-]+/.exec(mail)?.[0] ?? '')
  await page.getByRole('button', { name: 'Send me no more resumes' }).click()
  await expect(page.getByText('You get no more resumes by email.')).toBeVisible()

  await open(page, PAGE)
  await page.getByLabel('Add another resume').setInputFiles(fileOf('Two.docx', docxOf('Two, a cook')))
  await expect(told(page, 'Two.docx is attached.')).toBeVisible()
  await page.getByRole('link', { name: 'Two.docx' }).click()
  await expect(page.getByText('Two, a cook')).toBeVisible()
  await page.getByRole('link', { name: 'Close' }).click()
  await page.getByLabel('Add another resume').setInputFiles(fileOf('Three.pdf', pdfOf('Three')))
  await expect(page.getByText('You have 3 resumes.')).toBeVisible()
  await row(page, 'Cook.pdf').getByRole('link', { name: 'New version' }).click()
  await page.getByLabel('New version of Cook.pdf').setInputFiles(fileOf('Chef.pdf', pdfOf('Chef')))
  await expect(told(page, 'Chef.pdf is the new version.')).toBeVisible()
})
