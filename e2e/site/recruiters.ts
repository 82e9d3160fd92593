import type { APIRequestContext } from '@playwright/test'
import { call, codeFor } from './accounts.ts'

/** Signs somebody in on the employers' site by calls; within a minute nobody is sent a second code. */
export async function enterToHire(browser: { request: APIRequestContext }, email: string): Promise<void> {
  const site = process.env.JOBLANE_EMPLOYER ?? ''
  await call(browser, '/auth/otp/send', { channel: 'email', email }, site)
  await call(browser, '/auth/otp/verify', { channel: 'email', email, otp: await codeFor(email) }, site)
}
