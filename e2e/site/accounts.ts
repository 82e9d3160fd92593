import { expect, type Page } from '@playwright/test'
import { z } from 'zod'

const posted = z.array(z.object({ kind: z.string(), text: z.string() }))

export const newAddress = (): string => `${crypto.randomUUID()}@people.test`
export const PASSWORD = 'violet-harbour-lamp-72'

/** The newest letter to an address, once one matches. */
export async function newestLetter(to: string, holds: RegExp): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      const answer = await fetch(`${process.env.JOBLANE_MAIL}?to=${encodeURIComponent(to)}`)
      found = posted.parse(await answer.json())[0]?.text ?? ''
      return holds.test(found)
    })
    .toBe(true)
  return found
}

export async function codeFor(to: string): Promise<string> {
  return /\b\d{6}\b/.exec(await newestLetter(to, /\b\d{6}\b/))?.[0] ?? ''
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

export async function signIn(page: Page, email: string, start = '/en/get-started'): Promise<void> {
  if (start !== '') await page.goto(start)
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}
