import type { Browser, BrowserContext } from '@playwright/test'
import { TOTP } from 'otpauth'
import { codeFor, joinProven, PASSWORD } from './accounts.ts'
import { expect, open, type Page } from './journey.ts'

/** Somebody with a proven address whom the command line has made an operator; signed in as a seeker, not at the console. */
export async function becomeOperator(page: Page): Promise<string> {
  const email = await joinProven(page)
  const answer = await fetch(`${process.env.JOBLANE_BACKSTAGE}?operator=${encodeURIComponent(email)}`)
  expect(await answer.json()).toBe('done')
  return email
}

/** The first step into the console. */
export async function giveConsolePassword(page: Page, email: string, password = PASSWORD): Promise<void> {
  await open(page, '/en/console')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Both steps, the second by mail. */
export async function enterConsole(page: Page, email: string): Promise<void> {
  await giveConsolePassword(page, email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'A code is on its way' })).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(email))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
}

/** Sets an authenticator app up on the page for it; the app. */
export async function setUpApp(page: Page): Promise<TOTP> {
  await open(page, '/en/account/security')
  await page.getByRole('button', { name: 'Set up' }).click()
  const secret = await page.getByRole('main').locator('code').innerText()
  const app = new TOTP({ secret: secret.replaceAll(' ', '') })
  await page.getByLabel('Code from the app').fill(app.generate())
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('I have saved them')).toBeVisible()
  return app
}

/** Another person in the same browser program, from an address of their own. */
export async function anotherPerson(browser: Browser, at: number): Promise<BrowserContext> {
  const address = `10.${at}.${Math.trunc(Math.random() * 255)}.${Math.trunc(Math.random() * 255)}`
  return browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } })
}
