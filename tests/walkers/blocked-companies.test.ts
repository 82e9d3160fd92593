import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type CookieJar, cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { applicant, recruiter } from '#features/applications/server/applications.test-helper.ts'
import { createJobAlert } from '#features/job-alerts/contract/alerts.ts'
import { tokenOf } from '#features/job-alerts/server/alert-token.ts'
import { type Contract, isAnsweredAt } from '#shared/contract.ts'
import { addCompany, addJob } from '../builders/jobs.ts'
import { testSite } from '../site/test-site.ts'
import { addressOf, bodyOf, type Fields, requestsOf } from './walked-site.ts'

/**
 * A seeker has blocked a company: every call is asked as the seeker and as a recruiter of the company, with the ids of the
 * other side and searches for it. No answer has anything of the other in it. Before the block the same requests show it:
 * so the walk looks where it could be seen.
 */

let time = Date.parse('2026-05-20T12:00:00Z')
// It moves a second with every reading, so that no walk reaches a rate limit.
const clock = {
  now: () => {
    time += 1000
    return new Date(time)
  },
}

/** Far from all other numbers, so that they are found in an answer. */
const COMPANIES_FROM = 876_543_210
const JOBS_FROM = 987_654_320

/** Words and numbers of the company; a query that is repeated in an answer has none of them. */
const OF_COMPANY = /zephyrine|quokkaherd|ottoline|876543\d{3}|987654\d{3}/i

const made = { company: 0, job: 0, hidden: 0, external: 0, asking: 0 }

const site = await testSite({
  clock,
  prepare: async ({ db }) => {
    const open = { country: 'PH', title_ids: [1001], skill_ids: [1], location_id: 1701668 }
    const elsewhere = await addCompany(db, { name: 'Plain Harbour', industry_id: 31 })
    made.asking = await addJob(db, { ...open, company_id: elsewhere })
    await sql`select setval(pg_get_serial_sequence('companies', 'id'), ${COMPANIES_FROM})`.execute(db)
    await sql`select setval(pg_get_serial_sequence('jobs', 'id'), ${JOBS_FROM})`.execute(db)
    const alike = { industry_id: 31, is_verified: true, country: 'PH' }
    made.company = await addCompany(db, { ...alike, name: 'Zephyrine Bank' })
    const leasing = await addCompany(db, { ...alike, name: 'Zephyrine Bank Leasing' })
    const texts = [{ title: 'Lamplighter Quokkaherd' }]
    made.job = await addJob(db, { ...open, texts, company_id: made.company })
    made.hidden = await addJob(db, { ...open, texts, company_id: leasing })
    made.external = await addJob(db, {
      ...{ ...open, texts, company_id: leasing },
      external_url: 'https://zephyrine.test/1',
    })
    for (const job of [made.asking, made.job])
      await sql`insert into job_questions (job_id, position, kind, question, is_required)
        values (${job}, 0, 'text', 'Why?', false)`.execute(db)
  },
})
const { db } = site.database

let mai: Awaited<ReturnType<typeof applicant>>
let otto: Awaited<ReturnType<typeof recruiter>>
/** What each side could know of the other by its id. */
let application = ''
let invitation = ''
const grant = crypto.randomUUID()
let alert = ''
let alertToken = ''
let notification = 0

/** All that a seeker and a company can have had to do with each other. */
beforeAll(async () => {
  mai = await applicant(site)
  await db
    .updateTable('accounts')
    .set({ first_name: 'Wombatina', last_name: 'Xylander' })
    .where('id', '=', mai.id)
    .execute()
  otto = await recruiter(site, made.company)
  await db.updateTable('accounts').set({ first_name: 'Ottoline' }).where('id', '=', otto.account_id).execute()
  await db.updateTable('jobs').set({ recruiter_id: otto.id }).where('id', '=', made.job).execute()
  const [question] = await db
    .selectFrom('job_questions')
    .select('id')
    .where('job_id', '=', made.job)
    .execute()
  const screening_answers = [{ question_id: question?.id, answer: 'Because' }]
  application = await mai.applied(made.job, { screening_answers })
  await otto.open(application)
  await otto.move(application, 'reject')
  await otto.call('POST', `candidates/${mai.id}/save`)
  invitation = z
    .object({ id: z.string() })
    .parse((await otto.call('POST', `candidates/${mai.id}/invite`, { job_id: made.job })).data).id
  await mai.call('POST', 'job/saved-jobs/create', { job_id: made.job })
  await mai.call('POST', 'job/outside-applications/create', { job_id: made.external })
  await mai.call('POST', 'job/hidden-jobs/create', { job_ids: [made.hidden] })
  await sql`insert into document_grants (id, account_id, document_kind, document_id, document_name, reason, company_id,
      company_name, granted_at)
    values (${grant}, ${mai.id}, 'resume', ${crypto.randomUUID()}, 'Resume of Wombatina', 'application',
      ${made.company}, 'Zephyrine Bank', ${new Date(time)})`.execute(db)
  await sql`insert into notifications (account_id, kind, variant, user_agent, job_id, is_listed, created_at)
    values (${mai.id}, 'report-decided', 'upheld', '', ${made.job}, true, ${new Date(time)})`.execute(db)
  await addAlert()
})

/** An alert for the company's jobs that has sent one, and has told of it at once. */
async function addAlert(): Promise<void> {
  const search = { company_ids: [made.company], query: 'lamplighter' }
  const answer = await mai.call('POST', 'job/job-alerts/create', search)
  alert = createJobAlert.response.parse(answer.data).job_alert?.id ?? ''
  alertToken = tokenOf(site.secrets, { id: alert, email: z.string().parse(mai.email) })
  const row = { account_id: mai.id, job_id: made.job }
  await db
    .insertInto('job_alert_jobs')
    .values({ ...row, alert_id: alert, sent_at: new Date(time) })
    .execute()
  const told = { ...row, alert_id: alert, job_count: 2, kind: 'new-jobs', is_listed: true }
  const { id } = await db
    .insertInto('notifications')
    .values({ ...told, created_at: new Date(time) })
    .returning('id')
    .executeTakeFirstOrThrow()
  notification = id
}

/** The calls whose answers are the seeker's own words about the company. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  'blockedCompanies.list': 'their own list of what they have blocked',
  'blockedCompanies.find': 'the same, for the page that is not there',
  'blockedCompanies.preview': 'the question before they block',
  'blockedCompanies.create': 'what they have blocked just now',
  'blockedCompanies.delete': 'it ends the block',
  'jobAlerts.create': 'the words of the search that they have just typed',
}

/** Their answers repeat the search that the seeker has stored: it has the id of the company, never its name. */
const OWN_SEARCHES: ReadonlySet<string> = new Set([
  'jobAlerts.list',
  'jobAlerts.get',
  'jobAlerts.update',
  'jobAlerts.pause',
])
const NAMES_OF_COMPANY = /zephyrine|quokkaherd|ottoline|987654\d{3}/i

const asSeeker = site.dispatcher.contracts.filter(
  (contract) =>
    isAnsweredAt(contract, 'seeker') &&
    ['public', 'account', 'seeker'].includes(contract.access) &&
    !(contract.name in OWN_WORDS),
)
const asRecruiter = site.dispatcher.contracts.filter(
  (contract) =>
    isAnsweredAt(contract, 'employer') && ['public', 'account', 'recruiter'].includes(contract.access),
)
const reads = (contracts: readonly Contract[]) => contracts.filter(({ method }) => method === 'GET')
/** Signing in and out, and the account itself, know of no company; they would end the walk. */
const ENDS_SESSIONS = /^accounts\./
const writes = (contracts: readonly Contract[]) =>
  contracts.filter(({ method, name }) => method !== 'GET' && !ENDS_SESSIONS.test(name))

const seekersRequests = (contract: Contract) =>
  requestsOf(contract, {
    id: [made.job, made.external, made.company, application, invitation, grant, alert],
    notification_id: [notification],
    token: [alertToken],
    job_id: [made.job, made.external],
    company_id: [made.company],
    ids: [[made.job, made.hidden]],
    job_ids: [[made.job, made.hidden]],
    company_ids: [[made.company]],
    query: ['lamplighter', 'zephyr'],
    company_name: ['zephyr'],
    country: ['PH'],
    path: ['ph'],
  })
const recruitersRequests = (contract: Contract) =>
  requestsOf(contract, { id: [mai.id, application, grant], job_id: [made.job] })

async function seekersView(contracts: readonly Contract[]): Promise<string[]> {
  await mai.signInAnew()
  const isOwn = ({ name }: Contract) => OWN_SEARCHES.has(name)
  const shown = [
    ...(await namesOf(contracts.filter(isOwn), seekersRequests, mai.jar, NAMES_OF_COMPANY)),
    ...(await namesOf(
      contracts.filter((contract) => !isOwn(contract)),
      seekersRequests,
      mai.jar,
      OF_COMPANY,
    )),
  ]
  // They are still signed in, so they were answered.
  expect((await mai.call('GET', 'job/saved-jobs')).code).toBe(0)
  return shown
}

async function recruitersView(): Promise<string[]> {
  const jar = cookieJar({ ...site, fetch: site.employer.fetch })
  await jar.signIn(otto.account_id, 'employer')
  const asked = asRecruiter.filter(
    ({ name }) => !ENDS_SESSIONS.test(name) && name !== 'applications.moveReceived',
  )
  const shown = await namesOf(
    asked,
    recruitersRequests,
    jar,
    new RegExp(`wombatina|xylander|${mai.email}|${mai.id}|${application}|${grant}`, 'i'),
  )
  // They are still signed in, so they were answered.
  expect((await jar.call('/api-server/jobApplication/received')).body.code).toBe(0)
  return shown
}

/** The calls that show a company or its jobs to somebody who has not blocked it. */
const SHOWING = [
  'companies.get',
  'companies.search',
  'companies.suggest',
  'companies.findByName',
  'companies.listSimilar',
  'jobs.get',
  'jobs.getStatic',
  'jobs.listCards',
  'jobs.listSimilar',
  'jobs.listHidden',
  'search.jobs',
  'search.jobsByDevice',
  'search.suggestCombined',
  'landings.get',
  'landings.aroundJob',
  'applications.getForm',
  'applications.list',
  'applications.get',
  'applications.getToJob',
  'myJobs.listSaved',
  'myJobs.getSaved',
  'myJobs.listSavedIds',
  'myJobs.listViewers',
  'myJobs.listInterested',
  'myJobs.listOutside',
  'profiles.listProfileViews',
  'resumes.listDocumentGrants',
  'notifications.list',
  'notifications.show',
  'jobAlerts.list',
  'jobAlerts.get',
  'jobAlerts.preview',
  'jobAlerts.previewMail',
  'jobAlerts.ofMail',
]

test('before the block, these calls show one to the other', async () => {
  const showing = reads(asSeeker).filter(({ name }) => SHOWING.includes(name))
  expect((await seekersView(showing)).toSorted()).toEqual(SHOWING.toSorted())
  expect(await recruitersView()).toEqual(
    expect.arrayContaining([
      'profiles.getSeekerProfile',
      'applications.listReceived',
      'applications.openReceived',
    ]),
  )
})

test('after it, no call shows anything of one to the other', async () => {
  const block = await mai.call('POST', 'company/blacklist-companies/create', { company_id: made.company })
  expect(block.code).toBe(0)
  expect(await seekersView(reads(asSeeker))).toEqual([])
  expect(await recruitersView()).toEqual([])
  expect(await seekersView(writes(asSeeker))).toEqual([])
})

test('who has not signed in sees the company as before', async () => {
  const { status } = await site.call(`/api-server/company/${made.company}`)
  expect(status).toBe(200)
})

/** The names of the calls with an answer that fits. */
async function namesOf(
  contracts: readonly Contract[],
  requests: (contract: Contract) => readonly Fields[],
  { fetch }: Pick<CookieJar, 'fetch'>,
  pattern: RegExp,
): Promise<string[]> {
  const names = new Set<string>()
  for (const contract of contracts) {
    for (const fields of requests(contract)) {
      const { headers, ...body } = bodyOf(contract.method, fields)
      const response = await fetch(addressOf(contract, fields), { ...body, ...(headers && { headers }) })
      if (pattern.test(await response.text())) names.add(contract.name)
    }
  }
  return [...names]
}
