import type { Kysely, KyselyPlugin } from 'kysely'
import { z } from 'zod'
import { cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { applicant } from '#features/applications/server/applications.test-helper.ts'
import { languagesRead } from '#i18n/languages-read.ts'
import type { DB } from '#platform/db/schema.generated.ts'
import { UNKNOWN_PERSON } from '#platform/search/person.ts'
import type { TestSite } from '../../../../tests/site/test-site.ts'
import { createJobAlert, listJobAlerts } from '../contract/alerts.ts'
import type { MatchServices } from './match-due.ts'

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

const person = { ...UNKNOWN_PERSON, languages: languagesRead({ language: 'en', country: 'PH' }) }

/** Finds all new jobs for every alert, without an index. */
export const everything: MatchServices['match'] = async function* (alerts, { jobIds }) {
  for await (const { id } of alerts) {
    const hits = jobIds.map((job) => ({ id: job, score: 1 }))
    yield {
      ...{ id, hits, total: hits.length, similar: 0, distant: 0, reasons: [], met: [], read: [] },
      person,
    }
  }
}

/** A database that answers so many statements, and then none. */
export function diesAfter(db: Kysely<DB>, steps: number): { db: Kysely<DB>; isDead: () => boolean } {
  let left = steps
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (left-- <= 0) throw new Error('The worker is dead.')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: db.withPlugin(plugin), isDead: () => left < 0 }
}
