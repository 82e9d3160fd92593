import { codeFor, forgetSession, newAddress, PASSWORD, signIn, signUp } from '../site/accounts.ts'
import { test as httpTest } from '../site/http-journey.ts'
import { expect, type Page, test } from '../site/journey.ts'
import { plainBrowser } from '../site/plain-browser.ts'

/**
 * Where a link of somebody else may say where to afterwards, with one payload of each kind: all of it stays home, with
 * scripts and without. The many payloads of the one parser are tried beside it (`safe-redirect.test.ts`).
 */

const PAYLOADS = [
  'https://evil.test/a',
  '//evil.test/a',
  '/\\evil.test/a',
  '/\t/evil.test/a',
  'https:evil.test',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/..//evil.test',
  'http://127.0.0.1@evil.test/',
  '／／evil.test',
]

const seeker = () => process.env.JOBLANE_ORIGIN ?? ''
const employer = () => process.env.JOBLANE_EMPLOYER ?? ''

const ENTRANCES = [
  ...['/en/get-started', '/en/get-started?with=phone', '/en/sign-up', '/en/change-password'],
  ...[
    '/en/verify-email',
    '/en/magic-link?token=none',
    '/en/choose-account',
    '/en/second-factor',
    '/en/log-out',
  ],
  ...['/en/account/confirm', '/en/account/keep', '/en/jobseeker-complete-profile/1', '/get-started', '/en/'],
  ...['/en/jobseeker-login-redirect', '/en/jobseeker-login-redirect?change', '/en/hand-off?ask=none'],
  ...[
    '/%2Fevil.test/log-out',
    '/%252Fevil.test/log-out',
    '/%5Cevil.test',
    '/%2Fevil.test/job/1',
    '//evil.test/',
  ],
]

/** Every address in a page that a browser would follow by itself or on a click, and where its scripts may lead. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|action|src|formaction)="([^"]*)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )

const isHome = (address: string, from: string): boolean => {
  const { protocol, origin } = new URL(address, from)
  return protocol === 'mailto:' || [seeker(), employer()].includes(origin)
}

for (const [site, origin] of [
  ['seekers’', seeker],
  ['employers’', employer],
] as const) {
  test(`no address of the ${site} site is somebody else’s, whatever a link says`, async ({ request }) => {
    for (const entrance of ENTRANCES) {
      const path = site === 'seekers’' ? entrance : entrance.replace('jobseeker-login', 'recruiter-login')
      const strange = await Promise.all(
        PAYLOADS.map(async (payload) => {
          const wish = new URLSearchParams({ redirect: payload, redirectUrl: payload, from: payload })
          const url = `${origin()}${path}${path.includes('?') ? '&' : '?'}${wish}`
          const answer = await request.get(url, { maxRedirects: 0 })
          const { location } = answer.headers()
          const found = location === undefined ? addressesIn(await answer.text()) : [location]
          return found
            .filter((address) => !isHome(address, url) && /evil|script|data:/i.test(address))
            .map((address) => `${address} with ${payload}`)
        }),
      )
      expect(strange.flat(), path).toEqual([])
    }
  })
}

async function everyWay(page: Page): Promise<void> {
  const [, second = '', third = ''] = PAYLOADS.map(encodeURIComponent)
  const home = async () => expect(new URL(page.url()).origin).toBe(seeker())
  const email = await signUp(page, PAYLOADS[1])
  await home()
  for (const payload of [second, third]) {
    await forgetSession(page)
    await signIn(page, email, `/en/get-started?redirect=${payload}`)
    await expect(page).toHaveURL(`${seeker()}/en/jobseeker-complete-profile/1`)
    await page.goto(`/en/jobseeker-complete-profile/2?redirect=${payload}`)
    await page.getByRole('link', { name: 'Later' }).click()
    await expect(page).toHaveURL(/\/en\/onsite-job/)
    await page.goto(`/en/jobseeker-login-redirect?redirectUrl=${payload}`)
    await home()
    await page.goto(`/en/choose-account?redirect=${payload}`)
    await expect(page).toHaveURL(/\/en\/onsite-job/)
  }
  await page.goto(`/ja/terms?redirect=${second}&country=PH`)
  await page.locator('footer').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/terms/)
  await home()
}

test('whoever signs in by a bad link lands on our site', ({ page }) => everyWay(page))

test('a code signs in and stays home', async ({ page }) => {
  const email = newAddress()
  await page.goto(`/en/get-started?redirect=${encodeURIComponent('//evil.test')}`)
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await page.getByLabel('Six-digit code').fill(await codeFor(email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByLabel('First name').fill('Mai')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(`${seeker()}/en/jobseeker-complete-profile/1`)
})

httpTest('whoever signs in by a bad link lands on our site without scripts', async ({ playwright }) => {
  const [, second = '', third = ''] = PAYLOADS.map(encodeURIComponent)
  const address = `10.77.${Math.trunc(Math.random() * 255)}.${Math.trunc(Math.random() * 255)}`
  const freshBrowser = async () =>
    plainBrowser(
      await playwright.request.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } }),
      seeker(),
    )
  const email = newAddress()
  const first = await freshBrowser()
  await first.open(`/en/sign-up?redirect=${second}`)
  for (const [label, text] of [
    ['First name', 'Mai'],
    ['Last name', 'Santos'],
    ['Email address', email],
    ['Password (optional)', PASSWORD],
  ] as const)
    first.fill(label, text)
  first.fill(/I agree/, true)
  await first.press('Create an account')
  expect(new URL(first.url()).origin).toBe(seeker())
  for (const payload of [second, third]) {
    const browser = await freshBrowser()
    await browser.open(`/en/get-started?redirect=${payload}`)
    browser.fill('Email address', email)
    await browser.press('Continue')
    browser.fill('Password', PASSWORD)
    await browser.press('Sign in')
    expect(browser.url()).toBe(`${seeker()}/en/jobseeker-complete-profile/1`)
    await browser.open(`/en/jobseeker-complete-profile/2?redirect=${payload}`)
    await browser.follow('Later')
    expect(browser.url()).toMatch(/\/en\/onsite-job/)
    await browser.open(`/en/jobseeker-login-redirect?redirectUrl=${payload}`)
    expect(new URL(browser.url()).origin).toBe(seeker())
    await browser.open(`/en/choose-account?redirect=${payload}`)
    expect(browser.url()).toMatch(/\/en\/onsite-job/)
  }
  await first.open(`/ja/terms?redirect=${second}&country=PH`)
  await first.follow('English')
  expect(first.url()).toMatch(/\/en\/terms/)
  expect(new URL(first.url()).origin).toBe(seeker())
})
