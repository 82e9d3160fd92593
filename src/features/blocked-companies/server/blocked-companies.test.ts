import { beforeAll, expect, test } from 'vitest'
import { listStreamEvents } from '#features/accounts/contract/stream.ts'
import { applicant, originsOf, recruiter } from '#features/applications/server/applications.test-helper.ts'
import { notify } from '#features/notifications/server/door.ts'
import { listed } from '#features/notifications/server/notifications.test-helper.ts'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { listBlocks, previewBlock } from '../contract.ts'

const site = await testSite()
const { db } = site.database
let bank: number
let leasing: number
let other: number
let jobs: number[]
beforeAll(async () => {
  bank = await addCompany(db, { name: 'Cedar Bank' })
  leasing = await addCompany(db, { name: 'Cedar Bank Leasing' })
  other = await addCompany(db, { name: 'Blue Feather' })
  jobs = [await addJob(db, { company_id: bank }), await addJob(db, { company_id: leasing })]
})

async function blocker() {
  const person = await applicant(site)
  const path = 'company/blacklist-companies'
  return {
    ...person,
    block: (company_id: number, more: object = {}) =>
      person.call('POST', `${path}/create`, { company_id, ...more }),
    unblock: async (id: number) =>
      (await person.call('DELETE', `company/${id}/blacklist-companies/delete`)).code,
    blocks: async () => listBlocks.response.parse((await person.call('GET', path)).data).blocks,
    preview: async (id: number) =>
      previewBlock.response.parse(
        (await person.call('GET', `company/${id}/blacklist-companies/preview`)).data,
      ),
  }
}

test('a company is blocked once, with its group, for its owner alone, and comes back', async () => {
  const [mai, bo] = [await blocker(), await blocker()]
  expect((await mai.block(bank)).code).toBe(0)
  expect((await mai.block(bank)).code).toBe(41090)
  expect(await mai.blocks()).toMatchObject([{ company: { id: bank }, covers: [{ id: leasing }] }])
  expect(await bo.blocks()).toEqual([])
  const sees = async (id: number, who = mai) => (await who.jar.call(`/api-server/company/${id}`)).body.code
  expect(await Promise.all([bank, leasing, other].map((id) => sees(id)))).toEqual([41060, 41060, 0])
  expect(await sees(bank, bo)).toBe(0)
  const found = async (query: string) =>
    (await mai.call('GET', `company/blacklist-companies/find?${query}`)).data
  expect(await found(`of_job=${jobs[1]}`)).toMatchObject({ block: { company: { id: bank } } })
  expect(await found(`of_company=${other}`)).toEqual({ block: null })
  expect([await bo.unblock(bank), await mai.unblock(bank), await mai.unblock(bank)]).toEqual([
    41091, 0, 41091,
  ])
  expect(await sees(leasing)).toBe(0)
  expect((await mai.block(999_999)).code).toBe(41060)
  // Of somebody who is not signed in nothing is known.
  expect(
    (await site.call(`/api-server/company/blacklist-companies/find?of_company=${bank}`)).body.data,
  ).toEqual({
    block: null,
  })
})

/** Tells somebody what became of their report of a job. */
const tellDecision = (accountId: string, jobId: number) =>
  db
    .transaction()
    .execute((transaction) =>
      notify({ db: transaction, clock: site.clock, origins: originsOf(site) }, [
        { accountId, kind: 'report-decided', variant: 'dismissed', jobId },
      ]),
    )

test('what comes later about a blocked company is neither listed nor counted', async () => {
  const mai = await blocker()
  await mai.block(bank)
  await tellDecision(mai.id, jobs[0] ?? 0)
  const seen = async () => {
    const { notifications, unread } = listed.parse((await mai.call('GET', 'auth/notifications')).data)
    return { shown: notifications.length, unread }
  }
  expect(await seen()).toEqual({ shown: 0, unread: 0 })
  await tellDecision(mai.id, await addJob(db))
  expect(await seen()).toEqual({ shown: 1, unread: 1 })
})

test('the bell of every tab hears that a block has silenced something', async () => {
  const mai = await blocker()
  const heard = async () =>
    listStreamEvents.response
      .parse((await mai.call('GET', 'auth/events?after=0')).data)
      .events.map(({ kind }) => kind)
  await mai.block(bank)
  expect(await heard()).toEqual([])
  await tellDecision(mai.id, await addJob(db, { company_id: other }))
  await mai.block(other)
  expect(await heard()).toEqual(['notification-added', 'notifications-marked'])
})

test('open applications are told before, and withdrawn only when that was said', async () => {
  const mai = await blocker()
  const [first = 0, second = 0] = jobs
  const reader = await recruiter(site, leasing)
  const [kept, ended] = [await mai.applied(first), await mai.applied(second)]
  await reader.open(ended)
  await reader.move(ended, 'reject')
  expect(await mai.preview(leasing)).toMatchObject({ covers: [{ id: bank }], applications: [{ id: kept }] })
  expect((await mai.block(bank)).code).toBe(41108)
  expect((await mai.application(kept)).state).toBe('pending')
  expect(await mai.block(bank, { withdraw_applications: '1' })).toMatchObject({
    code: 0,
    data: { withdrawn: 1 },
  })
  const states = () =>
    db.selectFrom('applications').select(['id', 'state']).where('account_id', '=', mai.id).execute()
  expect(await states()).toEqual(
    expect.arrayContaining([
      { id: kept, state: 'cancelled' },
      { id: ended, state: 'not_accepted' },
    ]),
  )
  expect((await reader.open(ended)).code).toBe(41135)
  expect((await reader.move(ended, 'reconsider')).code).toBe(41135)
  expect(Object(await reader.list()).applications).toEqual([])
  expect((await mai.apply(first)).code).toBe(41120)
  await mai.unblock(bank)
  expect((await mai.application(kept)).state).toBe('cancelled')
  expect(await reader.list()).toMatchObject({ applications: [{ id: ended }], total: 1 })
})

test('who blocks and applies at the same moment has no open application there', async () => {
  const [first = 0] = jobs
  for (let turn = 0; turn < 5; turn++) {
    const mai = await blocker()
    await Promise.all([mai.apply(first), mai.block(bank, { withdraw_applications: '1' })])
    const open = await db
      .selectFrom('applications')
      .select('state')
      .where('account_id', '=', mai.id)
      .where('state', '<>', 'cancelled')
      .execute()
    expect(open).toEqual([])
  }
})
