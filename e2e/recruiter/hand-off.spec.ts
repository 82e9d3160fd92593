import { CAST_RECRUITERS } from '../../demo/cast-people.ts'
import { accessibilityViolations } from '../site/accessibility-violations.ts'
import { codeFor, enterCode, register } from '../site/accounts.ts'
import { expect, open, type Page, test } from '../site/journey.ts'
import { enterToHire } from '../site/recruiters.ts'

const { ramon, tess, noel, xinyi, kenta } = CAST_RECRUITERS

interface Sites {
  seeker: string
  employer: string
}

/** As `npm start` runs them: two ports, to which a browser sends the same cookies. */
const byPorts = (): Sites => ({
  seeker: process.env.JOBLANE_ORIGIN ?? '',
  employer: process.env.JOBLANE_EMPLOYER ?? '',
})
/** As in production: two names over TLS, neither of which is sent the other’s cookies. */
const byNames = (): Sites => ({
  seeker: process.env.JOBLANE_JOBS ?? '',
  employer: process.env.JOBLANE_HIRE ?? '',
})

test.use({ ignoreHTTPSErrors: true })

async function openToHire(page: Page, employer: string, email: string): Promise<void> {
  await enterToHire(page, email)
  await open(page, `${employer}/en`)
}

/** By the page: only browsers know the names. */
async function signInToHire(page: Page, employer: string, email: string): Promise<void> {
  await open(page, `${employer}/en/get-started`)
  await page.getByLabel('Email or phone number').fill(email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await enterCode(page, await codeFor(email))
  await expect(page).toHaveURL(`${employer}/en`)
}

const menu = (page: Page) => page.locator('header details').last()

async function choose(page: Page, item: string): Promise<void> {
  await menu(page).locator('summary').click()
  await menu(page).getByText(item).click()
}

for (const [how, sites, enter, { email, firstName }] of [
  ['on two ports', byPorts, openToHire, noel],
  ['under two names', byNames, signInToHire, tess],
] as const) {
  test(`a recruiter goes to the job seekers and back, ${how}`, async ({ page, context }) => {
    const { seeker, employer } = sites()
    await context.addCookies([{ name: 'joblane_app_prompt', value: 'closed', url: employer }])
    await enter(page, employer, email)
    await expect(page.getByRole('heading', { name: 'Harbour Lantern Services' })).toBeVisible()
    await expect(page.getByText('adding colleagues, applicants and chat are being built')).toBeVisible()
    await page.locator('html[data-ready]').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await choose(page, 'Account settings')
    await expect(page).toHaveURL(`${seeker}/en/account`)
    await expect(page.getByLabel('First name')).toHaveValue(firstName)
    const prompt = (await context.cookies(seeker)).find(({ name }) => name === 'joblane_app_prompt')
    expect(prompt?.value).toBe('closed')

    await choose(page, 'Switch to employer site')
    await page.getByRole('link', { name: 'Go to the employer site' }).click()
    await expect(page).toHaveURL(`${employer}/en`)
    await choose(page, 'Sign out')
    await expect(page.getByRole('heading', { name: 'Sign in to hire' })).toBeVisible()
    // What one site has let in on the other goes with it.
    await page.getByRole('link', { name: 'Continue with that account' }).click()
    await expect(page.getByText('Nobody is signed in on the job seekers’ site')).toBeVisible()
    expect(page.url()).toMatch(`${employer}/en/get-started`)
  })
}

test('under two names each site holds its own session, in a cookie that no neighbour can plant', async ({
  page,
  context,
}) => {
  const { seeker, employer } = byNames()
  await signInToHire(page, employer, xinyi.email)
  const names = async (origin: string) => (await context.cookies(origin)).map(({ name }) => name)
  expect(await names(employer)).toContain('__Host-employer_sid')
  expect(await names(seeker)).not.toContain('__Host-seeker_sid')
  await choose(page, 'Go to the job seekers’ site')
  await expect(page).toHaveURL(`${seeker}/en/onsite-job`)
  await expect(page.locator('header').getByText('Xin Yi').first()).toBeVisible()
  expect(await names(seeker)).toContain('__Host-seeker_sid')
  expect((await names(seeker)).join()).not.toContain('employer_sid')
})

test('what passes between the sites is good once, here, and unchanged', async ({ page, browser }) => {
  const { seeker, employer } = byPorts()
  await openToHire(page, employer, ramon.email)
  const enter = `${seeker}/en/jobseeker-login-redirect`
  /** As far as the browser is sent, short of what would redeem it. */
  const catchOne = async () => {
    let url = `${enter}?redirectUrl=%2Fen%2Fprivacy`
    while (!url.includes('code=')) {
      const answer = await page.request.get(url, { maxRedirects: 0 })
      url = new URL(answer.headers().location ?? '', url).href
    }
    return url
  }
  const [used, changed, stolen] = [await catchOne(), await catchOne(), await catchOne()]
  expect(new Set([used, changed, stolen]).size).toBe(3)
  const refused = page.getByRole('heading', { name: 'That didn’t work' })

  const stranger = await (await browser.newContext()).newPage()
  expect((await stranger.goto(stolen))?.status()).toBe(410)
  await expect(stranger.getByRole('heading', { name: 'That didn’t work' })).toBeVisible()
  await stranger.goto(`${seeker}/en`)
  await expect(stranger.locator('header').getByText('Ramon')).toHaveCount(0)
  await stranger.context().close()

  await page.goto(changed.replace(/code=.../, 'code=xyz'))
  await expect(refused).toBeVisible()
  await page.goto(used)
  await expect(page).toHaveURL(`${seeker}/en/privacy`)
  await expect(page.locator('header').getByText('Ramon').first()).toBeVisible()
  await page.goto(used)
  await expect(refused).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`${seeker}/en/onsite-job`)
})

test('two people in one browser are asked who goes on, and who hires for nobody is told so', async ({
  page,
}) => {
  const { seeker, employer } = byPorts()
  await openToHire(page, employer, kenta.email)
  await register(page)
  await page.goto(`${employer}/en`)
  await choose(page, 'Go to the job seekers’ site')
  await expect(page.getByRole('heading', { name: 'Two people, one browser' })).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Stay signed in as Mai Santos' }).click()
  await expect(page.locator('header').getByText('Mai').first()).toBeVisible()

  await page.goto(`${seeker}/en/switch-to-employer`)
  await expect(page.getByText('Mai Santos doesn’t hire for any company yet')).toBeVisible()
  await page.goto(`${employer}/en/recruiter-login-redirect`)
  await page.getByRole('button', { name: 'Continue as Mai Santos' }).click()
  await expect(page.getByRole('heading', { name: 'This account doesn’t hire yet' })).toBeVisible()
  await page.goto(`${employer}/en`)
  await expect(page.locator('header').getByText('健太').first()).toBeVisible()
})

test('an ended session of a recruiter leads to the start and says why', async ({ page, context }) => {
  const { employer } = byPorts()
  await context.addCookies([{ name: 'employer_sid', value: 'x'.repeat(43), url: employer }])
  await open(page, `${employer}/en`)
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByLabel('Email or phone number')).toHaveAccessibleDescription(/cannot be empty/)
  await page.getByLabel('Email or phone number').fill('nobody@people.test')
  await page.getByLabel('Password', { exact: true }).fill('wrong-password-72')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Invalid credential', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Email or phone number')).toHaveValue('nobody@people.test')
  expect(await accessibilityViolations(page)).toEqual([])
})
