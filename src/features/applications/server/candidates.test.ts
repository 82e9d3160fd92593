import { beforeAll, beforeEach, expect, test } from 'vitest'
import { listNotifications } from '#features/notifications/contract.ts'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { inviteCandidate } from '../contract/candidates.ts'
import { applicant, recruiter } from './applications.test-helper.ts'

let now = new Date('2026-05-20T12:00:00Z')
const site = await testSite({ clock: { now: () => now } })
const { db } = site.database
beforeEach(() => {
  now = new Date(now.getTime() + 61_000)
})

let company: number
let job: number
let rita: Awaited<ReturnType<typeof recruiter>>
beforeAll(async () => {
  company = await addCompany(db, { name: 'Kites of Laguna' })
  job = await addJob(db, { company_id: company })
  rita = await recruiter(site, company)
})

/** A seeker whom companies may see. */
async function candidate(given: object = {}) {
  const mai = await applicant(site)
  const standing = { register_flow: 4, profile_completed_at: now, ...given }
  await db.updateTable('seekers').set(standing).where('account_id', '=', mai.id).execute()
  return mai
}

const save = async (id: string, who = rita) => (await who.call('POST', `candidates/${id}/save`)).code
const invite = async (id: string, to = job, who = rita) =>
  (await who.call('POST', `candidates/${id}/invite`, { job_id: to })).code
const invitation = async (id: string, to = job) =>
  inviteCandidate.response.parse((await rita.call('POST', `candidates/${id}/invite`, { job_id: to })).data)
const seen = async (id: string) => Object((await rita.ask('GET', `jobseeker/profiles/${id}`)).data).contact
const told = async (mai: Awaited<ReturnType<typeof candidate>>) =>
  listNotifications.response
    .parse((await mai.call('GET', 'auth/notifications')).data)
    .notifications.map(({ kind, company: who }) => [kind, who])

test('who cannot be seen can be neither saved nor invited, as if they did not exist', async () => {
  const hidden = await candidate({ is_hidden: true })
  const unfinished = await applicant(site)
  const former = await candidate()
  const work = { job_title: 'Kite maker', company_name: 'Kites of Laguna', started_on: '2020-01' }
  await former.change('POST', 'work-experiences/create', { ...work, is_hidden_from_company: '1' })
  for (const id of [hidden.id, unfinished.id, former.id, rita.account_id, crypto.randomUUID()]) {
    expect([await save(id), await invite(id)]).toEqual([40004, 40004])
  }
  expect(await told(hidden)).toEqual([])
})

test('a candidate is saved once for a company, and taken off by any of its recruiters', async () => {
  const mai = await candidate()
  const noel = await recruiter(site, company)
  expect([await save(mai.id), await save(mai.id, noel)]).toEqual([0, 0])
  const rows = () => db.selectFrom('saved_candidates').selectAll().where('account_id', '=', mai.id).execute()
  expect(await rows()).toMatchObject([{ company_id: company, recruiter_id: rita.id }])
  const other = await recruiter(site, await addCompany(db))
  expect((await other.call('DELETE', `candidates/${mai.id}/save`)).code).toBe(0)
  expect(await rows()).toHaveLength(1)
  expect((await noel.call('DELETE', `candidates/${mai.id}/save`)).code).toBe(0)
  expect(await rows()).toEqual([])
})

test('an invitation is for an open job of the own company, comes once, and is told once', async () => {
  const mai = await candidate()
  const elsewhere = await addJob(db)
  const of = (given: object) => addJob(db, { company_id: company, ...given })
  expect(await invite(mai.id, elsewhere)).toBe(41120)
  expect(await invite(mai.id, 999_999)).toBe(41120)
  expect(await invite(mai.id, await of({ status: 'closed', closed_at: now }))).toBe(41121)
  expect(await invite(mai.id, await of({ status: 'on_hold' }))).toBe(41122)
  expect(await invite(mai.id, await of({ external_url: 'https://jobs.example/1' }))).toBe(41140)
  expect(await Promise.all([0, 1, 2].map(() => invite(mai.id)))).toEqual([0, 0, 0])
  expect(await told(mai)).toEqual([['invitation', 'Kites of Laguna']])
})

test('an accepted invitation opens name and contacts; taking it back, or withdrawing, closes them again', async () => {
  const mai = await candidate()
  const { id } = await invitation(mai.id)
  const answer = async (given: string, who = mai) =>
    (await who.call('PATCH', `job/invitations/${id}`, { answer: given })).code
  expect(await answer('accept', await candidate())).toBe(40004)
  expect(await seen(mai.id)).toBe('none')
  expect([await answer('accept'), await answer('accept')]).toEqual([0, 0])
  expect(await seen(mai.id)).toBe('invited')
  expect(await answer('decline')).toBe(0)
  expect(await seen(mai.id)).toBe('none')
  // A no is kept, also if the company asks again.
  expect(await invitation(mai.id)).toMatchObject({ id, state: 'declined' })
  expect(await told(mai)).toHaveLength(1)
  expect([await answer('undecided'), await answer('accept')]).toEqual([0, 0])
  const application = await mai.applied(job)
  expect(await seen(mai.id)).toBe('applied')
  await mai.withdraw(application)
  expect(await seen(mai.id)).toBe('none')
})

test('a job that takes no applications takes no yes either; no is always possible', async () => {
  const mai = await candidate()
  const mine = await addJob(db, { company_id: company })
  const { id } = await invitation(mai.id, mine)
  await db.updateTable('jobs').set({ status: 'on_hold' }).where('id', '=', mine).execute()
  const answer = async (given: string) =>
    (await mai.call('PATCH', `job/invitations/${id}`, { answer: given })).code
  expect([await answer('accept'), await answer('decline')]).toEqual([41122, 0])
})
