import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accessibilityViolations } from '../site/accessibility-violations.ts'
import { call, register } from '../site/accounts.ts'
import { expect, open, test } from '../site/journey.ts'

const FIXTURES = join(import.meta.dirname, '../../src/features/profiles/server/import/fixtures')
const fileOf = (name: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: readFileSync(join(FIXTURES, name)),
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a file fills the profile after a look at what was read, which can be undone', async ({ page }) => {
    await register(page)
    await page.goto('/en/profile')
    await page.getByRole('link', { name: 'Fill it from a file' }).click()
    const choose = page.getByLabel('Choose a file')
    await page.getByRole('button', { name: 'Read the file' }).click()
    await expect(page.getByText('This field is required.')).toBeVisible()
    await choose.setInputFiles({ name: 'cv.json', mimeType: 'text/plain', buffer: Buffer.from('{"cv":1}') })
    await page.getByRole('button', { name: 'Read the file' }).click()
    await expect(page.getByText('We couldn’t read this resume')).toBeVisible()
    await choose.setInputFiles(fileOf('full.json'))
    await page.getByRole('button', { name: 'Read the file' }).click()

    await expect(page.getByRole('heading', { name: 'What we read' })).toBeVisible()
    await expect(page.getByText('Klingon')).toBeVisible()
    for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
    await page.getByRole('button', { name: 'Add to my profile' }).click()
    await expect(page.getByRole('alert')).toHaveText(/^Nothing is ticked/)
    await page.goto('/en/profile/import')
    await page.getByRole('checkbox', { name: 'Support agent' }).uncheck()
    await page.getByRole('button', { name: 'Add to my profile' }).click()
    const started = page.getByRole('group', { name: 'From' })
    await expect(started).toContainText('This field is required.')
    await expect(page.getByRole('checkbox', { name: 'Support agent' })).not.toBeChecked()
    await started.getByLabel('Month').selectOption('07')
    await page.getByRole('button', { name: 'Add to my profile' }).click()

    const jobs = page.getByRole('region', { name: 'Experience' }).getByRole('heading', { level: 3 })
    await expect(jobs).toHaveText(['Support lead', 'Cashier'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(jobs).toHaveCount(0)
  })
})

test('an upload in pieces leads to the choice, which waits, and from the wizard to its review', async ({
  page,
}) => {
  await register(page)
  await call(page, '/jobseeker/skills/create', { value: 'Zendesk' })
  await open(page, '/en/jobseeker-complete-profile/1')
  await page.getByRole('link', { name: 'I have a resume file or a LinkedIn archive' }).click()
  await page.getByLabel('Choose a file').setInputFiles(fileOf('full.json'))
  await page.getByRole('button', { name: 'Read the file' }).click()
  await expect(page.getByRole('heading', { name: 'What we read' })).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await expect(page.getByRole('checkbox', { name: 'Zendesk' })).not.toBeChecked()
  await open(page, '/en/jobseeker-complete-profile/1101')
  await page.getByRole('checkbox', { name: 'Cashier' }).uncheck()
  await page.getByRole('button', { name: 'Add to my profile' }).click()
  await expect(page).toHaveURL(/jobseeker-complete-profile\/1101/)
  await expect(page.getByText('Support lead', { exact: true })).toBeVisible()
})
