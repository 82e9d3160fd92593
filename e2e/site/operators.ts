import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test'
import type { TOTP } from 'otpauth'
import { z } from 'zod'
import { appWith } from '../../tests/builders/operators.ts'
import { call, joinProven, PASSWORD } from './accounts.ts'
import { open, type Page } from './journey.ts'

interface Operator {
  email: string
  /** The app that the console asks for. */
  app: TOTP
}

/** Somebody with a proven address who may use the console; signed in as a seeker, not there. */
async function becomeOperator(browser: { request: APIRequestContext }): Promise<Operator> {
  const email = await joinProven(browser)
  const answer = await fetch(`${process.env.JOBLANE_CONTROLS}?operator=${encodeURIComponent(email)}`)
  return { email, app: appWith(z.string().parse(await answer.json())) }
}

/** The same, who has not opened the link of the command line yet. */
export async function grantedLink(email: string): Promise<string> {
  const answer = await fetch(`${process.env.JOBLANE_CONTROLS}?link=${encodeURIComponent(email)}`)
  return atConsole(z.string().parse(await answer.json()))
}

/** The address of a page of the console. */
export const atConsole = (path: string): string => new URL(path, process.env.JOBLANE_CONSOLE).href

/** The first step into the console. */
export async function enterConsolePassword(page: Page, email: string, password = PASSWORD): Promise<void> {
  await open(page, atConsole('/en'))
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Signs somebody new in at the console without its pages; returns the id of their account. */
export async function enterByCalls(browser: { request: APIRequestContext }): Promise<string> {
  const { email, app } = await becomeOperator(browser)
  const site = new URL(atConsole('/')).origin
  await call(browser, '/auth/console/sign-in', { email, password: PASSWORD }, site)
  await call(browser, '/auth/console/second-step', { factor: 'app', code: app.generate() }, site)
  const answer: unknown = await (await browser.request.get(`${site}/api-server/auth/console`)).json()
  return consoleSession.parse(answer).data.operator.id
}

const consoleSession = z.object({ data: z.object({ operator: z.object({ id: z.string() }) }) })

/** Another person in the same browser program, from an address of their own. */
export async function anotherPerson(browser: Browser, at: number): Promise<BrowserContext> {
  const address = `10.${at}.${Math.trunc(Math.random() * 255)}.${Math.trunc(Math.random() * 255)}`
  return browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } })
}
