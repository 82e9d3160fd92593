import {
  codeFor,
  enterCode,
  expectSignedIn,
  finishSignUp,
  logOut,
  nameAddress,
  newAddress,
  newestMessage,
  newNumber,
  PASSWORD,
  signIn,
  signUp,
} from '../site/accounts.ts'
import { expect, open, reload, test } from '../site/journey.ts'

test('an account is made, its email proven, and its way leads back', async ({ page }) => {
  const email = await signUp(page)
  expect(await page.content()).not.toContain(PASSWORD)
  await page.getByLabel('Six-digit code').fill(await codeFor(email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/en\/terms$/)
})

test('who has no account gets one by a code alone', async ({ page }) => {
  const email = newAddress()
  await open(page, '/en/get-started?redirect=%2Fen%2Fterms')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await page.getByLabel('Six-digit code').fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('The OTP you have entered is wrong. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Six-digit code')).toBeFocused()
  await reload(page)
  await page.getByLabel('Six-digit code').fill(await codeFor(email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Almost done' })).toBeVisible()
  await page.getByLabel('First name').fill('Mai')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByText('Please agree to the terms of use and the privacy policy.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Mai')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(/\/en\/terms$/)
  await expect(page.locator('header').getByText('Mai').first()).toBeVisible()
})

test('a link signs in who asked for it, and warns in another browser', async ({ page, browser }) => {
  const email = newAddress()
  const ask = async () => {
    await open(page, '/en/get-started')
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    const [link = ''] = /https?:\S+magic-link\S+/.exec(await newestMessage(email, /magic-link/)) ?? []
    return new URL(link).pathname + new URL(link).search
  }
  const path = await ask()
  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await elsewhere.goto(path)
  await expect(elsewhere.getByText('This link was asked for in another browser')).toBeVisible()
  await open(page, path)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Almost done' })).toBeVisible()
  // A link works once: a second press would have found it used.
  expect(sent.filter((address) => address.includes('magic-link'))).toHaveLength(1)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
  await elsewhere.getByRole('button', { name: 'It was me: sign in here' }).click()
  await expect(elsewhere.getByText(/This link|no longer valid/).first()).toBeVisible()
  await other.close()
})

test('a link that is opened in another browser signs in there, once one says so', async ({
  page,
  browser,
}) => {
  const email = newAddress()
  await open(page, '/en/get-started?redirect=%2Fen%2Fprivacy')
  await nameAddress(page, email)
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  const [link = ''] = /https?:\S+magic-link\S+/.exec(await newestMessage(email, /magic-link/)) ?? []
  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await elsewhere.goto(link)
  await elsewhere.getByRole('button', { name: 'It was me: sign in here' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Almost done' })).toBeVisible()
  await finishSignUp(elsewhere)
  await expectSignedIn(elsewhere)
  await other.close()
})

test('what is typed wrong is told beside its field, and nothing tells who has an account', async ({
  page,
}) => {
  await open(page, '/en/get-started')
  const email = page.getByLabel('Email address')
  const on = page.getByRole('button', { name: 'Continue', exact: true })
  await on.click()
  await expect(page.getByText('This field cannot be empty')).toBeVisible()
  await email.fill('mai@people')
  await on.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveValue('mai@people')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address.')
  await email.fill('mai@people.c')
  await on.click()
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(email).toHaveValue('mai@people.c')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address.')
  await email.fill('nobody@people.test')
  await on.click()
  await page.getByLabel('Password', { exact: true }).fill('wrong-password-72')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Invalid credential', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await open(page, '/en/get-started?with=phone')
  await page.getByLabel('Phone number').fill('12')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true')
})

test('a visitor who has used up the emails is told which methods are left, beside the password', async ({
  page,
  baseURL,
}) => {
  const email = newAddress()
  const body = JSON.stringify({ channel: 'email', email })
  const same = { 'content-type': 'application/json', origin: baseURL ?? '', 'sec-fetch-site': 'same-origin' }
  // Strangers from networks of their own, who keep no cookie.
  for (let stranger = 1; stranger <= 10; stranger++) {
    const headers = { ...same, 'x-forwarded-for': `198.18.${stranger}.1` }
    const sent = await fetch(`${baseURL}/api-server/auth/otp/send`, { method: 'POST', headers, body })
    expect(sent.status).toBe(200)
  }
  await open(page, '/en/get-started')
  await nameAddress(page, email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByText(/Too many attempts/)).toBeVisible()
  await expect(page.getByText(/A browser that you have signed in with before still works/)).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('one signs up, out and in by forms alone', async ({ page }) => {
    const email = await signUp(page)
    await page.goto('/en/terms')
    await logOut(page)
    await expect(page).toHaveURL(/\/en$/)
    await signIn(page, email, '/en/get-started?redirect=%2Fen%2Fprivacy')
    await expect(page).toHaveURL(/\/en\/jobseeker-complete-profile\/1\?redirect=%2Fen%2Fprivacy/)
    await page.getByRole('link', { name: 'Later' }).click()
    await expect(page).toHaveURL(/\/en\/privacy$/)
  })

  test('codes by email and by phone need none either', async ({ page }) => {
    const email = newAddress()
    await page.goto('/en/get-started?redirect=%2Fen%2Fprivacy')
    await nameAddress(page, email)
    await page.getByRole('button', { name: 'Email me a code' }).click()
    const code = await codeFor(email)
    await enterCode(page, code === '000000' ? '111111' : '000000')
    await expect(page.getByText('The OTP you have entered is wrong. Please try again.')).toBeVisible()
    // The wait is told in words, and the server holds to it.
    await expect(page.getByText(/You can ask again in \d+ s/)).toBeVisible()
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await expect(page.getByText(/You can ask for a new code in \d+ seconds/)).toBeVisible()
    await enterCode(page, code)
    await finishSignUp(page)
    await expect(page).toHaveURL(/\/en\/privacy$/)
    await logOut(page)

    const number = newNumber()
    await page.goto('/en/get-started?redirect=%2Fen%2Fprivacy')
    await page.getByRole('link', { name: 'Phone' }).click()
    await page.getByLabel('Phone number').fill(number)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await enterCode(page, await codeFor(`+63${number.replaceAll(' ', '')}`))
    await finishSignUp(page, 'Lualhati')
    await expectSignedIn(page, 'Lualhati')
  })
})

test('only ways that lead in are shown', async ({ page }) => {
  // A site that sends nothing and has no provider; its operator sees it while it is closed.
  await page.goto(process.env.JOBLANE_CLOSED ?? '')
  const { origin } = new URL(page.url())
  await open(page, `${origin}/en/get-started?with=phone`)
  await expect(page.getByRole('link', { name: 'Phone' })).toBeHidden()
  await expect(page.getByLabel('Phone number')).toBeHidden()
  await expect(page.getByRole('button', { name: /Continue with/ })).toHaveCount(0)
  // Without passkeys, as in the browsers inside apps, a small screen offers nothing else: nothing may announce it.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'))
  await open(page, `${origin}/en/get-started`)
  await expect(page.getByText('or', { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText('or', { exact: true })).toBeHidden()
  await nameAddress(page, newAddress())
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Email me a code' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeHidden()
  await open(page, `${origin}/en/sign-up`)
  await expect(page.getByRole('link', { name: 'Sign up with your phone number' })).toBeHidden()
})
