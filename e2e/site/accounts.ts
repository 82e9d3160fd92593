import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { z } from 'zod'

const posted = z.array(z.object({ text: z.string() }))

export const newAddress = (): string => `${crypto.randomUUID()}@people.test`
export const PASSWORD = 'violet-harbour-lamp-72'

/** A mobile number of the Philippines as it is written there. */
export const newNumber = (): string => `917 ${digits(3)} ${digits(4)}`

const digits = (count: number): string => String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0')

/** The newest email to an address, or SMS to a number in E.164, once one matches. */
export async function newestMessage(to: string, holds: RegExp): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      found = (await messagesTo(to)).find(({ text }) => holds.test(text))?.text ?? ''
      return found
    })
    .not.toBe('')
  return found
}

async function messagesTo(to: string): Promise<z.output<typeof posted>> {
  const answer = await fetch(`${process.env.JOBLANE_MAIL}?to=${encodeURIComponent(to)}`)
  return posted.parse(await answer.json())
}

/** The newest code, once there is one that was not returned before: emails take their time. */
export async function codeFor(to: string): Promise<string> {
  const read = [...codesReadAt(to)].join('|') || 'none'
  const fresh = new RegExp(`\\b(?!${read})\\d{6}\\b`)
  const [code = ''] = fresh.exec(await newestMessage(to, fresh)) ?? []
  codesReadAt(to).add(code)
  return code
}

/** Apart for each address: among those of all, a new code is often enough one that somebody else has had. */
function codesReadAt(to: string): Set<string> {
  const read = codesRead.get(to) ?? new Set()
  codesRead.set(to, read)
  return read
}

const codesRead = new Map<string, Set<string>>()

/** For an address of the cast: a code that another journey was sent is not the next one's. */
export async function skipOldCodes(to: string): Promise<void> {
  for (const { text } of await messagesTo(to))
    for (const [code] of text.matchAll(/\b\d{6}\b/g)) codesReadAt(to).add(code)
}

/**
 * The page of somebody signed in watches the session by now, and keeps what is sent from it: the last thing that it has
 * asked for is what listens to the server.
 */
export async function watchesSession(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/watch-socket-')),
  )
}

/** The two weeks of an account that waits for its deletion are over. */
export async function deleteAccountNow(email: string): Promise<void> {
  await fetch(`${process.env.JOBLANE_CONTROLS}?gone=${encodeURIComponent(email)}`)
}

/** An hour has passed since they showed that it is them. */
export async function expireProofs(email: string): Promise<void> {
  await fetch(`${process.env.JOBLANE_CONTROLS}?aged=${encodeURIComponent(email)}`)
}

/** Makes an account with a password by the pages; the browser is then signed in, at the page for the code. */
export async function signUp(page: Page, redirect = '/en/terms'): Promise<string> {
  const email = newAddress()
  await page.goto(`/en/sign-up?redirect=${encodeURIComponent(redirect)}`)
  await page.getByLabel('First name').fill('Mai')
  await page.getByLabel('Last name').fill('Santos')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password (optional)').fill(PASSWORD)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  return email
}

/** A page of a browser, or what asks without one. */
export interface Caller {
  request: APIRequestContext
}

/** The same by a call, for journeys about something else; the browser is then signed in, and still where it was. */
export async function register(browser: Caller): Promise<string> {
  const email = newAddress()
  await call(browser, '/auth/register', {
    ...{ email, password: PASSWORD, first_name: 'Mai', last_name: 'Santos' },
    terms_and_condition: true,
  })
  return email
}

/** Somebody with a proven address, signed in by calls. */
export async function joinProven(browser: Caller): Promise<string> {
  const email = await register(browser)
  await call(browser, '/data/email/verify', { otp: await codeFor(email) })
  return email
}

export async function call({ request }: Caller, path: string, data: object, site = ''): Promise<void> {
  const answer = await request.post(`${site}/api-server${path}`, { data })
  expect(await answer.json()).toMatchObject({ code: 0 })
}

export async function signIn(
  page: Page,
  email: string,
  start = '/en/get-started',
  password = PASSWORD,
): Promise<void> {
  // The page of a session that has ended leads to the sign-in by itself; that may end a step that is taken meanwhile.
  if (start !== '') await expect(() => page.goto(start)).toPass()
  await nameAddress(page, email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** The first step of getting in. */
export async function nameAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Six-digit code').fill(code)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
}

/** Names and terms, for what was proven by a code or link. */
export async function finishSignUp(page: Page, firstName = 'Mai'): Promise<void> {
  await page.getByLabel('First name').fill(firstName)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create an account' }).click()
}

export async function logOut(page: Page): Promise<void> {
  await page.locator('header details').last().locator('summary').click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.locator('header').getByRole('link', { name: 'Sign in' })).toBeVisible()
}

/** The same for journeys about something else: the browser has lost its session. */
export const forgetSession = (page: Page): Promise<void> =>
  page.context().clearCookies({ name: /seeker_sid$/ })

/** Whose page it is, as the header says. */
export const expectSignedIn = (page: Page, firstName = 'Mai'): Promise<void> =>
  expect(page.locator('header').getByText(firstName, { exact: true }).first()).toBeVisible()
