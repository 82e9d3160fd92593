import { pdfOf } from '../../src/features/resumes/server/attached/resume-files.test-helper.ts'
import { call, register } from '../site/accounts.ts'
import { hold, isPost } from '../site/hold.ts'
import { castPath, comeToLife, expect, open, test } from '../site/journey.ts'

const RESUMES = '/en/profile/resume'
const fileOf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdfOf(name) })

test('another file takes the place of one that is on its way, and Cancel ends it', async ({ page }) => {
  await page.clock.install()
  await register(page)
  await open(page, RESUMES)
  const choose = page.getByLabel('Choose your resume')
  const pieces = await hold(page, '**/uploads/*', (request) => request.method() === 'PATCH')
  await choose.setInputFiles(fileOf('Old.pdf'))
  await pieces.asked()
  await page.getByRole('button', { name: 'Cancel' }).click()
  // Nobody chooses the next file within a second, in which a form is not sent twice.
  await page.clock.fastForward(2000)
  await choose.setInputFiles(fileOf('Wrong.pdf'))
  await pieces.asked(2)
  await page.clock.fastForward(2000)
  await choose.setInputFiles(fileOf('Right.pdf'))
  await pieces.asked(3)
  await pieces.release()
  await expect(page.getByRole('status').filter({ hasText: 'Right.pdf is attached.' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^(Old|Wrong)\.pdf$/ })).toHaveCount(0)
})

test('what is typed before the scripts come stays, whatever the device has kept', async ({ page }) => {
  await register(page)
  await open(page, castPath('open-manila'))
  const path = `${new URL(page.url()).pathname}/apply`
  await open(page, path)
  const message = page.getByLabel(/^A first message to/)
  await message.fill('Old words')
  const scripts = await hold(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await message.fill('New words')
  await scripts.release()
  await comeToLife(page)
  await expect(message).toHaveValue('New words')

  const late = await hold(page, '**/assets/*.js')
  await page.goto('/en/account/notifications', { waitUntil: 'domcontentloaded' })
  const zone = page.getByLabel('Time zone')
  await zone.selectOption('Pacific/Honolulu')
  await late.release()
  await comeToLife(page)
  await expect(zone).toHaveValue('Pacific/Honolulu')
})

const job = (job_title: string, year: number) => ({
  ...{ job_title, company_name: 'BrightCall' },
  ...{ started_on: `${year}-01`, ended_on: `${year}-12` },
})

test('a kept draft does not overwrite what is typed before its script comes', async ({ page }) => {
  await register(page)
  await call(page, '/jobseeker/work-experiences/create', job('Team lead', 2023))
  await open(page, '/en/profile')
  const edit = page.getByRole('link', { name: 'Edit: Team lead' })
  const title = page.getByLabel('Job title')
  const kept = page.getByText(/^Draft kept on this device/)
  await edit.click()
  await title.fill('Floor lead')
  await expect(kept).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('edits-kept')))
  await open(page, '/en/profile')
  const script = await hold(page, '**/assets/*draft*.js')
  await edit.click()
  await script.asked()
  await title.fill('Night lead')
  await script.release()
  await expect(kept).toBeVisible()
  await expect(title).toHaveValue('Night lead')
})

test('the second press of a key moves an entry on from where the first has put it', async ({ page }) => {
  await register(page)
  for (const [index, title] of ['Cook', 'Baker', 'Waiter'].entries())
    await call(page, '/jobseeker/work-experiences/create', job(title, 2020 + index))
  await open(page, '/en/profile?order=work_experiences')
  const rows = page.getByRole('region', { name: 'Experience' }).locator('[data-row]')
  const before = await rows.allInnerTexts()
  const answer = await hold(page, /\.data/, isPost)
  const handle = page.getByRole('button', { name: `Move ${before[0]}`, exact: true })
  await handle.press('ArrowDown')
  await answer.asked()
  await handle.press('ArrowDown')
  await answer.asked(2)
  await answer.release()
  await page.getByRole('link', { name: 'Done', exact: true }).click()
  await expect(
    page.getByRole('region', { name: 'Experience' }).getByRole('heading', { level: 3 }),
  ).toHaveText([before[1] ?? '', before[2] ?? '', before[0] ?? ''])
})
