import type { APIRequestContext } from '@playwright/test'
import { newAddress } from '../site/accounts.ts'
import { expect, open, test } from '../site/journey.ts'
import { sendForm } from '../site/send-form.ts'

/**
 * What the forms of getting in say of what was left out or mistyped, as the specification quotes it. Sent as a browser
 * without scripts sends them; with scripts it is the same answer.
 */

const EMPTY = 'This field cannot be empty'
const NO_EMAIL = 'Please enter a valid email address.'
const WRONG_CODE = 'The OTP you have entered is wrong. Please try again.'
const SOMEBODY = newAddress()
const PHONE = { channel: 'phone', country_code: 'PH' }

type Case = [what: string, path: string, typed: Record<string, string>, ...said: string[]]

const CASES: Case[] = [
  ['no email', '/get-started', { intent: 'email', email: ' ' }, EMPTY],
  ['half an email', '/get-started', { intent: 'email', email: 'nobody@' }, NO_EMAIL],
  ['no password', '/get-started', { intent: 'password', email: SOMEBODY, password: '' }, EMPTY],
  ['a password for nobody', '/get-started', { intent: 'password', email: '', password: 'x' }, EMPTY],
  [
    'a wrong password',
    '/get-started',
    { intent: 'password', email: SOMEBODY, password: 'x' },
    'Invalid credential',
  ],
  [
    'no phone',
    '/get-started?with=phone',
    { intent: 'send-code', ...PHONE, phone_num: '' },
    'Phone cannot be empty',
  ],
  [
    'a short phone',
    '/get-started?with=phone',
    { intent: 'send-code', ...PHONE, phone_num: '917' },
    'Phone Number is too short',
  ],
  [
    'a long phone',
    '/get-started?with=phone',
    { intent: 'send-code', ...PHONE, phone_num: '9'.repeat(30) },
    'A phone number has at most 15 characters.',
  ],
  [
    'a phone of another form',
    '/get-started?with=phone',
    { intent: 'send-code', ...PHONE, phone_num: '917 123 456' },
    'A phone number in Philippines has 10 digits.',
  ],
  ['no code', '/get-started', { intent: 'verify', channel: 'email', email: SOMEBODY, otp: ' ' }, EMPTY],
  [
    'a wrong code',
    '/get-started',
    { intent: 'verify', channel: 'email', email: SOMEBODY, otp: '123456' },
    WRONG_CODE,
  ],
  [
    'nothing to sign up with',
    '/sign-up',
    { intent: 'register', first_name: '', last_name: '', email: '', password: '' },
    EMPTY,
    'Please agree to the terms of use and the privacy policy.',
  ],
  [
    'a name without end',
    '/sign-up',
    {
      intent: 'register',
      first_name: 'x'.repeat(51),
      email: 'nobody',
      password: '',
      terms_and_condition: 'on',
    },
    'First and last name have at most 50 characters each.',
    NO_EMAIL,
  ],
  ['nobody to send a reset to', '/change-password', { intent: 'request', email: '' }, EMPTY],
  ['no email to send a reset to', '/change-password', { intent: 'request', email: 'nobody' }, NO_EMAIL],
  ['no code of a reset', '/change-password', { intent: 'verify', email: SOMEBODY, otp: '' }, EMPTY],
  [
    'a wrong code of a reset',
    '/change-password',
    { intent: 'verify', email: SOMEBODY, otp: '123456' },
    WRONG_CODE,
  ],
]

for (const [what, path, typed, ...said] of CASES) {
  test(`${what} is shown in the form`, async ({ request }) => {
    const { status, messages, validates } = await send(request, `/en${path}`, typed)
    expect([status >= 400 && status < 500, messages]).toEqual([true, said])
    expect(validates, 'the browser would say it in words of its own').toEqual([])
  })
}

test('a recruiter who types nothing hears it of both fields', async ({ request }) => {
  const path = `${process.env.JOBLANE_EMPLOYER}/en/get-started`
  const { messages } = await send(request, path, { intent: 'password', login: ' ', password: '' })
  expect(messages).toEqual([EMPTY, EMPTY])
})

test('who asks for a new password again and again is told to try later', async ({ request }) => {
  const ask = () => send(request, '/en/change-password', { intent: 'request', email: SOMEBODY })
  expect(await ask()).toMatchObject({ status: 200, messages: [] })
  expect(await ask()).toMatchObject({ status: 429, messages: ['Too many attempts. Try again later.'] })
})

/** Sends a form; answers what is told in it, and the forms that the browser would judge before. */
async function send(request: APIRequestContext, path: string, form: Record<string, string>) {
  const { status, text, messages } = await sendForm(request, path, form)
  const judged = [...text.matchAll(/<form [^>]*method="post"[^>]*>.*?<\/form>/gs)].filter(
    ([whole]) =>
      /\srequired|type="(?:email|url|number)"/.test(whole) && !/^<form [^>]*noValidate/.test(whole),
  )
  return {
    status,
    messages: messages.map((message) => message.replaceAll('&#x27;', "'")),
    validates: judged.map(([whole]) => whole),
  }
}

test('a refused password is emptied, and nothing is said of its strength any more', async ({ page }) => {
  await open(page, '/en/sign-up')
  const password = page.getByLabel('Password (optional)')
  await password.fill('short')
  await expect(page.getByText('Weak', { exact: true })).toBeVisible()
  await page.getByLabel('First name').fill('Mai')
  await page.getByLabel('Last name').fill('Ramos')
  await page.getByLabel('Email address').fill('meter@people.test')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible()
  await expect(password).toHaveValue('')
  await expect(page.getByText('Weak', { exact: true })).toHaveCount(0)
})
