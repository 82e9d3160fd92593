import { z } from 'zod'
import { call, joinProven, newAddress, PASSWORD, register } from '../site/accounts.ts'
import { actFirst, castId, expect, goBack, open, type Page, test } from '../site/journey.ts'
import { invite } from '../site/recruiters.ts'

const found = z.object({
  jobs: z.array(z.object({ id: z.number(), slug_id: z.string(), title: z.string() })),
})

async function firstJob(page: Page) {
  const answer = await page.request.get('/api-server/search/job?country=PH&sort=1&size=1')
  const [job] = found.parse((await answer.json()).data).jobs
  if (job === undefined) throw new Error('The demo world has no job.')
  return job
}

test.use({ viewport: { width: 390, height: 844 } })

test('a guest saves on the device; after signing up it is in the account, in every tab, and Undo works', async ({
  page,
}) => {
  const job = await firstJob(page)
  const save = (where: Page) => where.locator(`[data-save] > button[value="${job.id}"]`).first()
  await open(page, '/en/onsite-job?country=PH&sort=1')
  await actFirst(page)
  await save(page).click()
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Saved on this device. Sign in to keep it everywhere.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.locator('.bottom-bar').getByRole('link', { name: 'My jobs' }).click()
  await expect(page.getByRole('heading', { name: job.title })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden({ timeout: 5_000 })

  const email = newAddress()
  await call(page, '/auth/register', {
    ...{ email, password: PASSWORD, first_name: 'Mai', last_name: 'Santos' },
    terms_and_condition: true,
  })
  const moved = page.waitForResponse(/saved-jobs\/create/)
  await open(page, `/en/job/${job.slug_id}`)
  await moved
  await actFirst(page)
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true')

  const second = await page.context().newPage()
  await open(second, '/en/my-jobs/saved')
  await expect(second.getByRole('heading', { name: job.title })).toBeVisible()
  await actFirst(second)
  await save(page).click()
  await expect(page.getByText('Job removed from saved.')).toBeVisible()
  // A message stays while the pointer is on it, however long the other tab takes.
  await page.getByRole('button', { name: 'Undo' }).hover()
  await expect(second.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(second.getByRole('heading', { name: job.title })).toBeVisible()
})

test('a saved job stays saved when an error page comes between', async ({ page }) => {
  await open(page, '/en/onsite-job?country=PH')
  await actFirst(page)
  const save = page.locator('#jobs [data-save] > button').first()
  /** An error page mounts everything anew, and so does the way back. */
  const seeError = async () => {
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/en/no-such-page' })
      link.dataset.follow = ''
      document.querySelector('main')?.append(link)
      link.click()
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/page/i)
    await goBack(page)
    await expect(save).toBeVisible()
  }
  await seeError()
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await seeError()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
})

test('without scripts a job is saved by its form, and removed with Undo', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const job = await firstJob(page)
  await page.goto(`/en/job/${job.slug_id}`)
  const save = page.locator(`[data-save] > button[value="${job.id}"]`).first()
  await save.click()
  await expect(page.getByRole('heading', { name: 'Keep your jobs everywhere' })).toBeVisible()
  await register(page)
  await page.goto(`/en/job/${job.slug_id}`)
  await save.click()
  await expect(page.getByRole('status').filter({ hasText: 'Job saved.' })).toBeVisible()
  await page.getByRole('button', { name: `Remove ${job.title} from saved jobs` }).click()
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: job.title })).toBeVisible()
  await context.close()
})

test('without scripts an application elsewhere is written by hand, moves on, and is removed', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await register(page)
  await page.goto('/en/my-jobs/applied')
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await page.getByLabel('Job', { exact: true }).fill('Lighthouse keeper')
  await page.getByLabel('Link to the posting (optional)').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.locator('[aria-invalid]')).toHaveCount(2)
  await expect(page.getByLabel('Job', { exact: true })).toHaveValue('Lighthouse keeper')
  await page.getByLabel('Company').fill('Coast & Sons')
  await page.getByLabel('Link to the posting (optional)').fill('https://coast.example/jobs/7')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('The job was added.')).toBeVisible()
  await page.getByLabel('How far: Lighthouse keeper').selectOption('Closed')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('1 closed application')).toBeVisible()
  await page.getByText('Remove', { exact: true }).click()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText('The job was removed.')).toBeVisible()
  await expect(page.getByText('Lighthouse keeper')).toBeHidden()
  await context.close()
})

test('an application is a line of dots, and asks for the person once its recruiter invites; it is folded when withdrawn', async ({
  page,
  browser,
}) => {
  await joinProven(page)
  await call(page, `/data/jobs/${castId('open-manila')}/applications`, {})
  await open(page, '/en/my-jobs/applied')
  const timeline = page.getByRole('list', { name: 'Timeline' })
  await expect(timeline).toContainText('Reply due')
  await invite(browser, 'noel.garcia@harbour-lantern.example', page)
  // The notification leads to this very application.
  await open(page, '/en/notifications')
  await page.getByRole('link', { name: /wants to interview you/ }).click()
  await expect(page.getByRole('link', { name: 'All your applications' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible()
  await expect(page.getByText(/wants to interview you\./)).toBeVisible()
  await page.getByText('Decline', { exact: true }).click()
  await page.getByRole('button', { name: 'Yes, decline' }).click()
  await page.getByRole('link', { name: 'Applied' }).click()
  await expect(page.getByText('1 closed application')).toBeVisible()
  await expect(timeline).toContainText('You declined')
})

test('guests turn twenty pages of a search; the next ones ask to sign in, and keep the search', async ({
  page,
}) => {
  await open(page, '/en/onsite-job?country=PH&size=6&page=21')
  await expect(page).toHaveURL(/page=20/)
  const more = page.getByRole('link', { name: 'Login to see more jobs' })
  await expect(more).toHaveAttribute('href', /redirect=.*size%3D6%26page%3D21/)
})
