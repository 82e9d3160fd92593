import { z } from 'zod'
import { call, register } from '../site/accounts.ts'
import { actFirst, alive, expect, open, type Page, reload, test } from '../site/journey.ts'

const HOME = '/en?country=PH&of=fit'
const MANILA = 1701668

/** A seeker who looks for accountant jobs in Manila. */
async function joinAsAccountant(page: Page): Promise<void> {
  await register(page)
  const { job_titles } = await page.request
    .get('/api-server/config/search/job-title-lists?query=Accountant&size=1')
    .then(async (answer) => (await answer.json()).data)
  const titles = [{ title_id: job_titles[0].id }]
  await call(page, '/jobseeker/complete-profile/desired-job', { titles, location_id: MANILA })
}

const recommended = (page: Page) => page.locator('[data-sub-page="recommended"] > li')

async function jobWithSkills(page: Page): Promise<string> {
  const answer = await page.request.get('/api-server/search/job?country=PH&sort=1&size=50')
  const { jobs } = found.parse((await answer.json()).data)
  return `/en/job/${jobs.find(({ skills }) => skills.length > 2)?.slug_id}`
}

const found = z.object({ jobs: z.array(z.object({ slug_id: z.string(), skills: z.array(z.string()) })) })

test('a recommended job says why it is there, and goes by keyboard; Undo brings it back', async ({
  page,
}) => {
  await joinAsAccountant(page)
  await open(page, HOME)
  const [first, second] = [recommended(page).nth(0), recommended(page).nth(1)]
  await expect(first).toContainText('Because you look for Accountant jobs around Manila')
  const title = await first.locator('h3').innerText()
  await actFirst(page)
  const hide = first.getByRole('button', { name: `Not interested in ${title}` })
  await alive(hide)
  await hide.focus()
  await page.keyboard.press('Enter')
  await expect(first).toBeHidden()
  await expect(second.locator('.card-link')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'You will not see this job again.' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(first).toBeVisible()
  await expect(first.locator('.card-link')).toBeFocused()
  const id = await first.locator('[data-job]').getAttribute('data-job')
  const hidden = page.waitForResponse(/hidden-jobs\/create/)
  await hide.click()
  await hidden
  await reload(page)
  await expect(recommended(page).first()).toBeVisible()
  await expect(page.locator(`[data-sub-page="recommended"] [data-job="${id}"]`)).toHaveCount(0)
})

test('a job’s page says which skills somebody has; one tap adds another, and Undo takes it back', async ({
  page,
}) => {
  await joinAsAccountant(page)
  await open(page, await jobWithSkills(page))
  await actFirst(page)
  const add = page.getByRole('button', { name: /^Add .* to your profile$/ })
  await expect(add.first()).toBeVisible()
  const name = await add.first().innerText()
  await add.first().click()
  await expect(page.getByRole('heading', { name: /^You have 1 of \d+ skills?$/ })).toBeVisible()
  await expect(page.getByText(`${name} is now in your profile.`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Skills', exact: true })).toBeVisible()
  await add.first().click()
  await expect(page.getByText(`${name} is now in your profile.`)).toBeVisible()
  await reload(page)
  await actFirst(page)
  await expect(page.getByRole('heading', { name: /^You have 1 of \d+ skills?$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Not interested', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Show again', exact: true })).toBeVisible()
  const similar = page.getByRole('complementary', { name: 'Similar jobs' }).getByRole('heading')
  await similar.getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Not interested', exact: true })).toBeVisible()
  await open(page, '/en/hidden-jobs')
  const again = page.getByRole('button', { name: /^Show .* again$/ })
  await page.route('**/hidden-jobs/**', (route) => route.abort('internetdisconnected'))
  await again.click()
  await expect(page.getByText('Network error, please try again later')).toBeVisible()
  await page.unroute('**/hidden-jobs/**')
  await again.click()
  await expect(page.getByText('You have not hidden any jobs.')).toBeVisible()
})

test('without scripts a job is hidden, and shown again on the page of hidden jobs', async ({
  browser,
  extraHTTPHeaders,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders })
  const page = await context.newPage()
  await joinAsAccountant(page)
  await page.goto(HOME)
  const title = await recommended(page).first().locator('h3').innerText()
  await recommended(page).first().getByRole('button', { name: 'Not interested' }).click()
  await expect(page).toHaveURL(/\/en\/hidden-jobs\?hidden/)
  await expect(page.getByRole('status').filter({ hasText: 'You will not see this job again.' })).toBeVisible()
  await page.getByRole('button', { name: `Show ${title} again` }).click()
  await expect(page.getByText('You have not hidden any jobs.')).toBeVisible()
  await page.goto('/en/profile/advice')
  await page.getByRole('button', { name: 'Fluent' }).first().click()
  await expect(page).toHaveURL(/\/en\/profile\/advice(\?|$)/)
  await expect(page.getByRole('heading', { name: /^How well do you speak English/ })).toHaveCount(0)
  await context.close()
})
