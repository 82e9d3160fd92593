import type { Browser } from '@playwright/test'
import { z } from 'zod'
import { type Caller, call, codeFor, skipOldCodes } from './accounts.ts'

/** Signs somebody in on the employers' site by calls; within a minute nobody is sent a second code. */
export async function enterToHire(browser: Caller, email: string): Promise<void> {
  const site = process.env.JOBLANE_EMPLOYER ?? ''
  await skipOldCodes(email)
  await call(browser, '/auth/otp/send', { channel: 'email', email }, site)
  await call(browser, '/auth/otp/verify', { channel: 'email', email, otp: await codeFor(email) }, site)
}

/** A recruiter opens the last application of a seeker, and invites them to an interview. */
export async function invite(browser: Browser, email: string, seeker: Caller): Promise<void> {
  const site = process.env.JOBLANE_EMPLOYER ?? ''
  const answer = await seeker.request.get('/api-server/jobApplication/jobseekers?sort=1')
  const [last] = sent.parse((await answer.json()).data).applications
  const recruiter = await browser.newContext()
  await enterToHire(recruiter, email)
  const path = `/jobApplication/received/${last?.id}`
  await call(recruiter, `${path}/open`, {}, site)
  await call(recruiter, `${path}/move`, { event: 'interview' }, site)
  await recruiter.close()
}

const sent = z.object({ applications: z.array(z.object({ id: z.string() })) })
