import { docxOf, pdfOf } from '../../src/features/resumes/server/attached/resume-files.test-helper.ts'
import { accessibilityViolations } from '../site/accessibility-violations.ts'
import { register, signUp } from '../site/accounts.ts'
import { expect, open, test } from '../site/journey.ts'

const LINES = [
  'Mai Lan Santos',
  'mai.lan@people.test',
  'Experience',
  'Support lead, Kite Harbour',
  'January 2020 - March 2024',
  'Led the support of eleven people in two cities.',
  'Education',
  'University of the Philippines',
  'Bachelor of Science in Statistics',
  '2012 - 2016',
  'Skills',
  'Excel, SQL',
]
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })
const DOCX = file('Mai Lan.docx', docxOf(LINES.join('</w:t></w:r></w:p><w:p><w:r><w:t>')))
const PDF = file('Mai Lan.pdf', pdfOf(LINES.join(') Tj 0 -28 Td (')))

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a guest has a resume read, signs up, and takes what is right into the profile', async ({ page }) => {
    await page.goto('/en/talents')
    await page.getByRole('link', { name: 'Your resume, read at once' }).click()
    const choose = page.getByLabel('Your resume')
    await expect(page.getByText('up to 5 MB')).toBeVisible()
    await page.getByRole('button', { name: 'Read my resume' }).click()
    await expect(page.getByText('Please choose a file')).toBeVisible()
    await choose.setInputFiles(file('notes.pdf', Buffer.from('only notes')))
    await page.getByRole('button', { name: 'Read my resume' }).click()
    await expect(page.getByText('Unsupported file type')).toBeVisible()
    await choose.setInputFiles(DOCX)
    await page.getByRole('button', { name: 'Read my resume' }).click()
    await expect(page.getByRole('heading', { name: 'What we read' })).toBeVisible()
    await expect(page.getByText('Support lead')).toBeVisible()

    await page.getByRole('link', { name: 'Sign up and keep it' }).click()
    await signUp(page, '/en/terms')
    await page.getByRole('link', { name: 'Later' }).click()
    await expect(page).toHaveURL(/profile\/resume\/.*\/read/)
    await expect(page.getByText('mai.lan@people.test').first()).toBeVisible()
    const job = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { name: 'Support lead' }) })
    await job.getByRole('link', { name: 'Show in the document' }).click()
    await expect(page.locator(':target')).toHaveText('Support lead, Kite Harbour')
    await job.getByText('Change').click()
    await job.getByLabel('Job title').fill('Head of support')
    await page.getByRole('button', { name: 'Add to my profile' }).click()
    await expect(page).toHaveURL(/jobseeker-complete-profile\/1\?.*from=resume/)
    await page.goto('/en/profile')
    await expect(page.getByRole('heading', { name: 'Head of support' })).toBeVisible()
    await page.goto('/en/profile/resume')
    await expect(page.getByText('Mai Lan.docx').first()).toBeVisible()
  })
})

test('a PDF is shown as it looks, and a field shows the line from which it comes', async ({ page }) => {
  await open(page, '/en/quick-resume')
  await page.getByLabel('Your resume').setInputFiles(PDF)
  await page.getByRole('button', { name: 'Read my resume' }).click()
  await expect(page.getByRole('heading', { name: 'What we read' })).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await register(page)
  await open(page, '/en/jobseeker-complete-profile/1101')
  await expect(page.getByRole('img', { name: 'Page 1' })).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  const job = page.getByRole('checkbox', { name: 'Support lead' })
  await job.focus()
  const marked = page.locator('[id^="line-"].outline-2')
  await expect(marked).toHaveCount(1)
  const [sheet, mark] = [await page.getByRole('img').boundingBox(), await marked.boundingBox()]
  // The fourth line of a page of 792 points, which begins 72 points from its top.
  const middle = ((mark?.y ?? 0) + (mark?.height ?? 0) / 2 - (sheet?.y ?? 0)) / (sheet?.height ?? 1)
  expect(middle).toBeCloseTo((72 + 3 * 28 - 8) / 792, 2)
})
