import {
  codeFor,
  expireProofs,
  joinProven,
  newAddress,
  newestMessage,
  PASSWORD,
  register,
  signIn,
  watchesSession,
} from '../site/accounts.ts'
import { test as httpTest } from '../site/http-journey.ts'
import { comeToLife, expect, goBack, open, test } from '../site/journey.ts'
import { attributeOf, named, parsePage } from '../site/markup.ts'

const undoLink = async (to: string): Promise<string> =>
  /https?:\S+\/account\/undo\?code=[\w-]+/.exec(await newestMessage(to, /account\/undo/))?.[0] ?? ''

test('a new address is proven at both sides, and the old one can take it back', async ({ page, browser }) => {
  const [old, email] = [await joinProven(page), newAddress()]
  await open(page, '/en/account')
  await page.getByRole('link', { name: 'Change: Email address' }).click()
  await page.getByLabel('New email address').fill('nonsense')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByLabel('New email address')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('New email address')).toHaveValue('nonsense')
  await page.getByLabel('New email address').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Six-digit code').fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByLabel('Six-digit code')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Six-digit code').fill(await codeFor(email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your email address was changed.')).toBeVisible()
  await expect(page.getByText(`${email} · verified`)).toBeVisible()
  // Going back finds a form, not the code that is spent.
  await goBack(page)
  await expect(page.getByLabel('New email address')).toBeVisible()

  const stranger = await (await browser.newContext()).newPage()
  const link = await undoLink(old)
  await stranger.goto(link)
  await stranger.getByRole('button', { name: 'Undo and sign everybody out' }).click()
  await expect(stranger.getByRole('heading', { name: 'The change is undone' })).toBeVisible()
  await stranger.goto(link)
  await expect(stranger.getByText('This link is no longer valid')).toBeVisible()
  await expect(page.getByText('Your session has expired')).toBeVisible()
})

test('a phone is added, changed and taken away, and the mailbox hears of it', async ({ page }) => {
  const email = await joinProven(page)
  const number = () => `917${Math.floor(1_000_000 + Math.random() * 8_999_999)}`
  for (const [act, local] of [
    ['Add', number()],
    ['Change', number()],
  ] as const) {
    await open(page, '/en/account')
    await page.getByRole('link', { name: `${act}: Phone number` }).click()
    await page.getByLabel('Country code').selectOption('PH')
    await page.getByLabel('New phone number').fill('12')
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await expect(page.getByLabel('New phone number')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('New phone number').fill(local)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await page.getByLabel('Six-digit code').fill(await codeFor(`+63${local}`))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Your phone number was changed.')).toBeVisible()
    await expect(page.getByText(`+63${local} · verified`)).toBeVisible()
  }
  expect(await undoLink(email)).toContain('/en/account/undo?code=')
  await page.getByRole('button', { name: 'Remove: Phone number' }).click()
  await expect(page.getByText('Phone number removed')).toBeVisible()
})

test('a new password closes the other devices, and a device that is signed out is out at once', async ({
  page,
  browser,
}) => {
  const email = await joinProven(page)
  const other = await (await browser.newContext()).newPage()
  await signIn(other, email, '/en/get-started?redirect=%2Fen%2Fprivacy')
  await expect(other.locator('header').getByText('Mai').first()).toBeVisible()
  await open(page, '/en/account/devices')
  await page.getByRole('button', { name: /^Sign out: / }).click()
  await expect(page.getByText('Device signed out').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sign out: / })).toHaveCount(0)
  await expect(other.getByText('Your session has expired')).toBeVisible()

  await signIn(other, email, '/en/get-started?redirect=%2Fen%2Fprivacy')
  await expect(other.locator('header').getByText('Mai').first()).toBeVisible()
  await open(page, '/en/account/password')
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password').fill('password123')
  await expect(page.getByText('Too easy to guess')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password').fill('lantern-orchid-tunnel-58')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your password is set. All other devices were signed out.')).toBeVisible()
  await expect(other.getByText('Your session has expired')).toBeVisible()
})

test('second factors come and go, each with a word of what was done', async ({ page }) => {
  await joinProven(page)
  const { TOTP, Secret } = await import('otpauth')
  await open(page, '/en/account/security')
  await page.getByRole('button', { name: 'Set up' }).click()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Code from the app').fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByLabel('Code from the app')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('code')).toHaveText(new RegExp(secret.slice(0, 4)))
  const now = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Code from the app').fill(new TOTP({ secret: Secret.fromBase32(now) }).generate())
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible()
  const first = await page.locator('ol li').allInnerTexts()
  expect(first.length).toBeGreaterThan(5)
  await page.getByRole('link', { name: 'I have saved them' }).click()
  await page.getByRole('button', { name: 'Turn on: Code by email' }).click()
  await expect(page.getByText('Code by email turned on')).toBeVisible()
  await page.getByRole('button', { name: 'New codes' }).click()
  await expect(page.locator('ol li').first()).toBeVisible()
  expect(await page.locator('ol li').allInnerTexts()).not.toContain(first[0])
  await page.getByRole('link', { name: 'I have saved them' }).click()
  await page.getByRole('button', { name: 'Remove: Authenticator app' }).click()
  await expect(page.getByText('Authenticator app removed')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off: Code by email' }).click()
  await expect(page.getByText('Code by email turned off')).toBeVisible()
})

test('what was typed about oneself outlives the session', async ({ page, context }) => {
  const email = await register(page)
  await open(page, '/en/account')
  await watchesSession(page)
  const [{ name = '', domain = '' } = {}] = (await context.cookies()).filter((cookie) =>
    cookie.name.endsWith('seeker_sid'),
  )
  await context.addCookies([{ name, value: 'x'.repeat(43), domain, path: '/' }])
  await page.getByLabel('First name').fill('Maribel')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your session has expired')).toBeVisible()
  await comeToLife(page)
  await signIn(page, email, '')
  // Who has not finished their profile is asked for it on the way.
  await page.getByRole('link', { name: 'Later' }).click()
  await expect(page).toHaveURL(/\/en\/account$/)
  await expect(page.getByLabel('First name')).toHaveValue('Maribel')
})

test('who left a form open for an hour shows again that it is them, and finds what they typed', async ({
  page,
}) => {
  const email = await joinProven(page)
  await open(page, '/en/account/email')
  await watchesSession(page)
  await page.getByLabel('New email address').fill('elsewhere@people.test')
  await expireProofs(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Is it you?' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('wrong-password-1')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByLabel('New email address')).toHaveValue('elsewhere@people.test')
})

test('of two tabs that make the same change one makes it, and the other says so', async ({
  page,
  context,
}) => {
  await joinProven(page)
  const email = newAddress()
  const other = await context.newPage()
  await open(page, '/en/account/email')
  await open(other, '/en/account/email')
  await page.getByLabel('New email address').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByLabel('Six-digit code')).toBeVisible()
  // Within a minute no second code is sent, and the form keeps the address.
  await other.getByLabel('New email address').fill(email)
  await other.getByRole('button', { name: 'Send me a code' }).click()
  await expect(other.getByRole('alert')).toBeVisible()
  await expect(other.getByLabel('New email address')).toHaveValue(email)
  await page.getByLabel('Six-digit code').fill(await codeFor(email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your email address was changed.')).toBeVisible()
  await other.getByRole('button', { name: 'Send me a code' }).click()
  await expect(other.getByLabel('New email address')).toHaveAttribute('aria-invalid', 'true')
})

httpTest('the family name comes first where it does in the language', async ({ request }) => {
  const namesIn = async (language: string) => {
    const page = parsePage(await (await request.get(`/${language}/sign-up`)).text())
    const names = named(page, 'input').map((input) => attributeOf(input, 'name') ?? '')
    return names.filter((name) => name.endsWith('_name'))
  }
  expect(await namesIn('ja')).toEqual(['last_name', 'first_name'])
  expect(await namesIn('en')).toEqual(['first_name', 'last_name'])
})
