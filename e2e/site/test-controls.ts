import { createServer } from 'node:http'
import { deletionTask } from '#features/account-settings/server/deletion/delete-due-accounts.ts'
import { grantOperator } from '#features/operators/server/appoint-operator.ts'
import { systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Secrets } from '#platform/secrets.ts'
import { CAST_RECRUITERS } from '../../demo/cast-people.ts'
import { addJob } from '../../tests/builders/jobs.ts'
import { addOperator } from '../../tests/builders/operators.ts'
import { portOf } from '../../tests/providers/openid-server.ts'
import type { Advertised } from './advertised-site.ts'
import { hinder, hinderingJob, isHindrance, jobsThatAskTheSame } from './hinder.ts'
import type { PushService } from './push-service.ts'

/**
 * What no page does, for journeys: `?operator=` makes somebody an operator with an app, and answers its secret; `?link=`
 * makes them one and answers the link that the command line shows; `?gone=` lets the account of an address, which waits for
 * its deletion, have waited long enough; `?aged=` has its owner have shown an hour ago that it is them; `?hires=` answers the
 * address of somebody who recruits in this role, and whom no journey calls by name; `?hindrance=` answers a job that somebody
 * can be kept from in this way, and with `&email=&job=` keeps them from it; `?asked` answers two jobs that ask the same;
 * `?advertised` answers where the site with an advertising pixel is, `?heard=` what the advertising network heard from a
 * visitor's address; `?push` answers where browsers find the push service, and what was posted to it; `?new-job=` adds a job
 * with this title in the Philippines, has alerts looked at that tell at once, and answers its id. Answers its address.
 */
export async function openTestControls(
  { db }: Database,
  secrets: Secrets,
  { advertised, pushService }: { advertised: Advertised; pushService: PushService },
): Promise<string> {
  const clock = systemClock
  const server = createServer(async (request, response) => {
    const parameters = new URL(request.url ?? '', 'http://controls').searchParams
    const [operator, link, gone, aged, hires, heard, job] = [
      'operator',
      'link',
      'gone',
      'aged',
      'hires',
      'heard',
      'new-job',
    ].map((name) => parameters.get(name))
    if (operator) response.write(JSON.stringify(await addOperator({ db, clock, secrets }, operator)))
    if (link) response.write(JSON.stringify((await grantOperator({ db, clock }, link)).link))
    if (hires) response.write(JSON.stringify(await nameless(db, hires)))
    if (heard) response.write(JSON.stringify(advertised.heardFrom(heard)))
    if (parameters.has('hindrance')) response.write(JSON.stringify(await hindered(db, parameters)))
    if (parameters.has('asked')) response.write(JSON.stringify(await jobsThatAskTheSame(db)))
    if (parameters.has('advertised')) response.write(await advertised.origin())
    if (parameters.has('push')) response.write(JSON.stringify(pushService))
    if (job) response.write(JSON.stringify(await addNewJob(db, job)))
    if (gone) await deleteAccountNow(db, gone)
    if (aged) await expireProofs(db, aged)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return `http://127.0.0.1:${portOf(server)}/`
}

async function hindered(db: Database['db'], parameters: URLSearchParams): Promise<number> {
  const [by = '', email = '', job = ''] = ['hindrance', 'email', 'job'].map(
    (name) => parameters.get(name) ?? '',
  )
  if (!isHindrance(by)) throw new Error(`Nobody is kept from a job by: ${by}`)
  if (email === '') return hinderingJob(db, by)
  await hinder(db, by, email, Number(job))
  return Number(job)
}

/** Of the demo world without its cast. */
async function nameless(db: Database['db'], role: string): Promise<string | null> {
  const cast = Object.values(CAST_RECRUITERS).map(({ email }) => email)
  const { email } = await db
    .selectFrom('recruiters')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select('email')
    .where('role', '=', role)
    .where('email', 'not in', cast)
    .orderBy('email')
    .executeTakeFirstOrThrow()
  return email
}

async function deleteAccountNow(db: Database['db'], email: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ delete_after: systemClock.now() })
    .where('email', '=', email)
    .where('delete_after', 'is not', null)
    .execute()
  await deletionTask({ db, clock: systemClock }).run({}, new AbortController().signal)
}

async function addNewJob(db: Database['db'], title: string): Promise<number> {
  const id = await addJob(db, { texts: [{ title }], country: 'PH' })
  await enqueue(db, 'jobAlerts.atOnce', {}, { runAt: systemClock.now() })
  return id
}

async function expireProofs(db: Database['db'], email: string): Promise<void> {
  const accounts = db.selectFrom('accounts').select('id').where('email', '=', email)
  const hourAgo = new Date(systemClock.now().getTime() - 3_600_000)
  await db.updateTable('sessions').set({ proven_at: hourAgo }).where('account_id', 'in', accounts).execute()
}
