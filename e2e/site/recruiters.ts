import type { APIRequestContext, Browser } from '@playwright/test'
import { z } from 'zod'
import { call, codeFor, skipOldCodes } from './accounts.ts'

/** Signs somebody in on the employers' site by calls; within a minute nobody is sent a second code. */
export async function enterToHire(browser: { request: APIRequestContext }, email: string): Promise<void> {
  const site = process.env.JOBLANE_EMPLOYER ?? ''
  await skipOldCodes(email)
  await call(browser, '/auth/otp/send', { channel: 'email', email }, site)
  await call(browser, '/auth/otp/verify', { channel: 'email', email, otp: await codeFor(email) }, site)
}

/** A recruiter opens the newest application to a job, and invites its seeker to an interview. */
export async function invite(browser: Browser, email: string, jobId: number): Promise<void> {
  const site = process.env.JOBLANE_EMPLOYER ?? ''
  const recruiter = await browser.newContext()
  await enterToHire(recruiter, email)
  const answer = await recruiter.request.get(
    `${site}/api-server/jobApplication/received?job_id=${jobId}&stage_id=1`,
  )
  const { applications } = received.parse((await answer.json()).data)
  const path = `/jobApplication/received/${applications.at(-1)?.id}`
  await call(recruiter, `${path}/open`, {}, site)
  await call(recruiter, `${path}/move`, { event: 'interview' }, site)
  await recruiter.close()
}

const received = z.object({ applications: z.array(z.object({ id: z.string() })) })
