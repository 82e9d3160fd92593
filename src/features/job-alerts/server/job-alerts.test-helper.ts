import { z } from 'zod'
import { cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { applicant } from '#features/applications/server/applications.test-helper.ts'
import type { TestSite } from '../../../../tests/site/test-site.ts'
import { createJobAlert, listJobAlerts } from '../contract/alerts.ts'

const API = '/api-server/job/job-alerts'

/** A seeker with a proven address and the calls of their alerts. */
export async function alerted(site: TestSite) {
  const person = await applicant(site)
  const account = await site.database.db
    .updateTable('accounts')
    .set({ email_verified_at: site.clock.now(), language: 'en', country: 'PH' })
    .where('id', '=', person.id)
    .returning('email')
    .executeTakeFirstOrThrow()
  const email = z.string().parse(account.email)
  const create = (body: object = {}) => person.call('POST', 'job/job-alerts/create', body)
  return {
    ...person,
    email,
    create,
    made: async (body: object = {}) => {
      const { job_alert } = createJobAlert.response.parse((await create(body)).data)
      if (job_alert === null) throw new Error('Only a guest’s alert waits without an owner.')
      return job_alert
    },
    list: async () =>
      listJobAlerts.response.parse((await person.call('GET', 'job/job-alerts')).data).job_alerts,
  }
}

/** A browser without an account. */
export function guest(site: TestSite) {
  const jar = cookieJar(site)
  const call = async (method: string, path: string, body?: object) =>
    (await jar.call(`${API}${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) }))
      .body
  return { call, create: (body: object) => call('POST', '/create', body) }
}

/** All mails to an address, the oldest first. */
export const mailsTo = (site: TestSite, to: string) =>
  site.database.db
    .selectFrom('outbound_messages')
    .select(['kind', 'language', 'subject', 'text', 'html', 'headers'])
    .where('recipient', '=', to)
    .orderBy('id')
    .execute()

/** The last part of the first link to a page in a mail. */
export function tokenIn(text: string, page: string): string {
  const [, token = ''] = new RegExp(`/${page}/([A-Za-z0-9_-]+)`).exec(text) ?? []
  return token
}
