import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { convertAmount } from '#config/exchange-rates.ts'
import { MOST_SAVED_JOBS } from '#config/limits.ts'
import { applicant } from '#features/applications/server/applications.test-helper.ts'
import { comparablePay } from '#job-index/query/best-hits.ts'
import { monthlyPay } from '#shared/monthly-pay.ts'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { listApplications } from '../../applications/contract/applications.ts'
import { listSavedIds, listSavedJobs } from '../contract/saved-jobs.ts'

let now = new Date('2026-05-20T12:00:00Z')
const site = await testSite({ clock: { now: () => now } })
const { db } = site.database

async function saver() {
  const person = await applicant(site)
  const data = async (path: string) => (await person.call('GET', `job/${path}`)).data
  return {
    ...person,
    save: async (body: object) => (await person.call('POST', 'job/saved-jobs/create', body)).code,
    unsave: async (id: number) => (await person.call('DELETE', `job/saved-jobs/${id}/delete`)).code,
    ids: async () => listSavedIds.response.parse(await data('saved-job-ids')).ids,
    list: async (query = '') => listSavedJobs.response.parse(await data(`saved-jobs${query}`)),
  }
}

test('a job is saved once, whoever presses how often, and goes when its owner says so', async () => {
  const [mai, bo] = [await saver(), await saver()]
  const [first, second] = [await addJob(db), await addJob(db)]
  expect(await Promise.all([0, 1, 2].map(() => mai.save({ job_id: first })))).toEqual([0, 0, 0])
  now = new Date(now.getTime() + 1000)
  // What a device has kept comes at once; a job that is gone is skipped.
  expect(await mai.save({ job_ids: [first, second, 999_999] })).toBe(0)
  expect(await mai.ids()).toEqual([second, first])
  expect([await mai.save({}), await mai.save({ job_id: 999_999 })]).toEqual([40001, 41120])
  expect(await bo.ids()).toEqual([])
  expect(await bo.unsave(first)).toBe(0)
  const isSaved = async (id: number) => (await mai.call('GET', `job/${id}/is-saved`)).data
  expect([await isSaved(first), await isSaved(999_999)]).toEqual([{ is_saved: true }, { is_saved: false }])
  expect([await mai.unsave(first), await mai.unsave(first)]).toEqual([0, 0])
  expect(await isSaved(first)).toEqual({ is_saved: false })
  expect((await mai.call('GET', `job/saved-jobs/${first}`)).code).toBe(41131)
  expect((await bo.call('GET', `job/saved-jobs/${second}`)).code).toBe(41131)
})

test('the list keeps jobs that have closed, last, and knows to which one has applied', async () => {
  const mai = await saver()
  const pay = (amount: number) => ({
    ...{ pay_kind: 'monthly', pay_currency: 'PHP' },
    ...{ pay_min_minor: amount, pay_max_minor: amount },
  })
  const posted = (day: number) => ({ posted_at: new Date(Date.UTC(2026, 4, day)) })
  const old = await addJob(db, { ...pay(300), ...posted(1) })
  const fresh = await addJob(db, { ...pay(100), ...posted(9) })
  const closed = await addJob(db, { ...pay(900), ...posted(19), status: 'closed', closed_at: now })
  for (const id of [fresh, closed, old]) {
    now = new Date(now.getTime() + 1000)
    await mai.save({ job_id: id })
  }
  const application = await mai.applied(old)
  const ids = async (query: string) => (await mai.list(query)).jobs.map(({ job }) => job.id)
  expect(await ids('')).toEqual([old, fresh, closed])
  expect(await ids('?sort=1')).toEqual([fresh, old, closed])
  expect(await ids('?sort=3')).toEqual([old, fresh, closed])
  const { jobs, total } = await mai.list()
  expect(total).toBe(3)
  expect(jobs.map(({ application_id }) => application_id)).toEqual([application, null, null])
})

test('the highest pay comes first in saved jobs and applications, as the search compares it', async () => {
  const mai = await saver()
  const amount = fc.integer({ min: 1, max: 20_000_000 })
  const stated = fc.record({
    pay_kind: fc.constantFrom('monthly', 'hourly', 'daily', 'annually'),
    // Minor units of 2, 0 and 3 places; the last has no rate.
    pay_currency: fc.constantFrom('PHP', 'USD', 'JPY', 'KWD', 'XTS'),
    ends: fc.oneof(
      amount.map((one) => [one, null]),
      amount.map((one) => [null, one]),
      fc.tuple(amount, amount),
    ),
  })
  const pays = fc.sample(stated, 40).map(({ ends: [one = null, other = null], ...pay }) => {
    const isTwo = one !== null && other !== null
    return {
      ...pay,
      pay_min_minor: isTwo ? Math.min(one, other) : one,
      pay_max_minor: isTwo ? Math.max(one, other) : other,
    }
  })
  const unstated = { pay_kind: 'negotiable', pay_min_minor: null, pay_max_minor: null, pay_currency: null }
  const company_id = await addCompany(db)
  const added = new Map<number, number>()
  for (const pay of [...pays, unstated]) {
    const monthly = monthlyPay(pay)
    const dollars = monthly === null ? null : convertAmount(1, monthly.currency, 'USD')
    added.set(
      await addJob(db, { company_id, ...pay }),
      comparablePay(monthly?.max ?? 0, dollars ?? undefined),
    )
  }
  await mai.save({ job_ids: [...added.keys()] })
  const { id: account_id } = mai
  await db
    .insertInto('applications')
    .values(
      [...added.keys()].map((job_id) => ({
        ...{ account_id, job_id, company_id, state: 'pending', stage: 1, source: 'web', sent: '{}' },
        ...{ profile_version: 0, sent_at: now, reply_by: now, changed_at: now },
      })),
    )
    .execute()
  const [saved, more, applied] = await Promise.all([
    mai.list('?sort=3'),
    mai.list('?sort=3&page=2'),
    mai.call('GET', 'jobApplication/jobseekers?sort=3'),
  ])
  const applications = listApplications.response.shape.applications.element
    .pick({ job: true })
    .array()
    .parse(Object(applied.data).applications)
  for (const ids of [
    [...saved.jobs, ...more.jobs].map(({ job }) => job.id),
    applications.map(({ job }) => job.id),
  ]) {
    const keys = ids.map((id) => added.get(id) ?? Number.NaN)
    const isInOrder = keys.every((key, place) => key <= (keys[place - 1] ?? key) + Math.abs(key) * 1e-9)
    expect(isInOrder).toBe(true)
    expect(ids.length).toBeGreaterThanOrEqual(30)
  }
})

test('there is an end to saving, and it is told', async () => {
  const mai = await saver()
  const [one, ...others] = await Promise.all(Array.from({ length: 3 }, () => addJob(db)))
  await sql`
    insert into jobs (company_id, source, source_ref, posted_at, first_seen_at, valid_through)
    select company_id, 'many', n::text, posted_at, first_seen_at, valid_through
    from jobs, generate_series(2, ${MOST_SAVED_JOBS}) n where id = ${one}`.execute(db)
  await sql`
    insert into saved_jobs (account_id, job_id, saved_at)
    select ${mai.id}, id, ${now} from jobs where source = 'many' or id = ${one}`.execute(db)
  expect((await mai.ids()).length).toBe(MOST_SAVED_JOBS)
  expect(await mai.save({ job_ids: others })).toBe(41130)
  expect((await mai.ids()).length).toBe(MOST_SAVED_JOBS)
  // One that is saved already takes no room.
  expect(await mai.save({ job_id: one })).toBe(0)
})
