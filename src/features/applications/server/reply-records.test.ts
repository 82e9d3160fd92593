import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { getCompany } from '#features/companies/contract.ts'
import { listJobCards } from '#features/jobs/contract.ts'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { answeringCompanies } from './answering-companies.ts'
import { applicant, originsOf, recruiter } from './applications.test-helper.ts'
import { countReplyRecords } from './count-reply-records.ts'
import { lapseApplications } from './lapse-applications.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let now = new Date('2026-05-20T12:00:00Z')
const clock = { now: () => now }
const site = await testSite({ clock })
const { db } = site.database
const origins = originsOf(site)
const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}
beforeEach(() => pass(61_000))

const signal = () => AbortSignal.timeout(30_000)
const work = async () => {
  await lapseApplications({ db, clock, origins }, signal())
  await countReplyRecords({ db, clock }, signal())
}
const recordOf = async (companyId: number) =>
  db.selectFrom('reply_records').selectAll().where('company_id', '=', companyId).executeTakeFirst()

/** What a person who counts by hand would say of one application. */
interface History {
  /** Hours after sending; null: never. */
  answeredAt: number | null
  withdrawnAt: number | null
  /** Whether its seeker is leaving. */
  isAway: boolean
}

const PROMISE = 7 * 24

function naiveRecord(histories: readonly History[]) {
  const counted = histories.filter(({ answeredAt, withdrawnAt, isAway }) => {
    if (answeredAt !== null) return true
    return !isAway && (withdrawnAt === null || withdrawnAt >= PROMISE)
  })
  const times = counted.flatMap(({ answeredAt }) => answeredAt ?? []).toSorted((a, b) => a - b)
  const middle = (times.length - 1) / 2
  const [low, high] = [times[Math.floor(middle)], times[Math.ceil(middle)]]
  return {
    finished: counted.length,
    in_time: times.filter((hours) => hours <= PROMISE).length,
    median_seconds: low === undefined || high === undefined ? null : ((low + high) / 2) * 3600,
  }
}

/** Long enough that every promise has ended. */
const LATER = 30 * 24

test('a record is what a person would count, whatever has happened', async () => {
  const hours = fc.integer({ min: 0, max: LATER - 1 })
  const history = fc.record({
    answeredAt: fc.option(hours, { nil: null }),
    withdrawnAt: fc.option(hours, { nil: null }),
    isAway: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(history, { maxLength: 12 }), async (given) => {
      // Whoever has withdrawn gets no answer any more.
      const histories = given.map((one) =>
        one.withdrawnAt !== null && one.answeredAt !== null && one.answeredAt > one.withdrawnAt
          ? { ...one, answeredAt: null }
          : one,
      )
      const company = await addCompany(db)
      await addHistories(company, histories)
      pass(LATER * HOUR)
      await work()
      const { finished, in_time, median_seconds } = (await recordOf(company)) ?? naiveRecord([])
      expect({ finished, in_time, median_seconds }).toEqual(naiveRecord(histories))
    }),
    { numRuns: 40 },
  )
})

/** Applications that are sent now, as they will be once all of it has happened and the clock has ended the rest. */
async function addHistories(companyId: number, histories: readonly History[]): Promise<void> {
  const jobId = await addJob(db, { company_id: companyId })
  const at = (hours: number | null) => (hours === null ? null : new Date(now.getTime() + hours * HOUR))
  for (const { answeredAt, withdrawnAt, isAway } of histories) {
    const account_id = await addSeeker(isAway)
    const state = withdrawnAt !== null ? 'cancelled' : answeredAt === null ? 'pending' : 'communicated'
    await db
      .insertInto('applications')
      .values({
        ...{ account_id, job_id: jobId, company_id: companyId, state, stage: 1, source: 'test' },
        ...{
          sent: '{}',
          profile_version: 0,
          sent_at: now,
          reply_by: new Date(now.getTime() + PROMISE * HOUR),
        },
        ...{ answered_at: at(answeredAt), changed_at: at(withdrawnAt) ?? at(answeredAt) ?? now },
      })
      .execute()
  }
}

async function addSeeker(isAway: boolean): Promise<string> {
  const account = { email: `${crypto.randomUUID()}@people.example`, delete_after: isAway ? now : null }
  const { id } = await db.insertInto('accounts').values(account).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('seekers').values({ account_id: id }).execute()
  return id
}

test('below ten finished applications nobody reads a record; then cards, jobs and the company show it', async () => {
  const company = await addCompany(db)
  const rita = await recruiter(site, company)
  const job = await addJob(db, { company_id: company })
  const elsewhere = await addJob(db, { company_id: company, external_url: 'https://jobs.example/1' })
  const shown = async (id = job) => {
    const { data } = (await site.call(`/api-server/job/cards?ids=${id}`)).body
    return listJobCards.response.parse(data).jobs[0]?.company.reply_record
  }
  const answerIn = async (milliseconds: number) => {
    const mai = await applicant(site)
    const id = await mai.applied(job)
    pass(milliseconds)
    expect((await rita.move(id, 'reply')).code).toBe(0)
  }
  for (let index = 0; index < 9; index++) await answerIn(2 * HOUR)
  await work()
  expect(await recordOf(company)).toMatchObject({ finished: 9 })
  expect(await shown()).toBeNull()
  // The tenth is answered late: it counts as late, and its time in the median.
  await answerIn(8 * DAY)
  await work()
  const record = { in_time_percent: 90, median_hours: 2 }
  expect(await shown()).toEqual(record)
  expect(await shown(elsewhere)).toBeNull()
  const { data } = (await site.call(`/api-server/company/${company}`)).body
  expect(getCompany.response.parse(data)).toMatchObject({ reply_record: record, reply_days: 7 })
  const answering = answeringCompanies({ db, clock })
  expect((await answering()).answeringCompanyIds).toContain(company)
})

test('what lapses counts once, a withdrawal within the promise never, and time takes it out again', async () => {
  const company = await addCompany(db)
  const job = await addJob(db, { company_id: company })
  const [mai, bo] = [await applicant(site), await applicant(site)]
  await mai.applied(job)
  expect((await bo.withdraw(await bo.applied(job))).code).toBe(0)
  await work()
  expect(await recordOf(company)).toMatchObject({ finished: 0, median_seconds: null })
  pass(8 * DAY)
  await work()
  await work()
  expect(await recordOf(company)).toMatchObject({ finished: 1, in_time: 0 })
  pass(180 * DAY)
  await work()
  expect(await recordOf(company)).toMatchObject({ finished: 0 })
})

test('what lapsed counts again once the suspension of its seeker has ended', async () => {
  const company = await addCompany(db)
  const mai = await applicant(site)
  await mai.applied(await addJob(db, { company_id: company }))
  const set = { suspended_at: now, suspended_until: new Date(now.getTime() + 10 * DAY) }
  await db.updateTable('accounts').set(set).where('id', '=', mai.id).execute()
  pass(8 * DAY)
  await work()
  expect(await recordOf(company)).toMatchObject({ finished: 0 })
  pass(2 * DAY)
  await work()
  expect(await recordOf(company)).toMatchObject({ finished: 1, in_time: 0 })
})

test('a company promises 1 to 14 days, for what is sent from then on; its admins alone decide', async () => {
  const company = await addCompany(db)
  const [ada, rita] = [await recruiter(site, company, 'admin'), await recruiter(site, company)]
  const job = await addJob(db, { company_id: company })
  const before = await applicant(site)
  const first = await before.applied(job)
  const code = async (who: typeof ada, reply_days: number) =>
    (await who.ask('PUT', 'company/mine/reply-days', { reply_days })).code
  expect([await code(rita, 3), await code(ada, 0), await code(ada, 15), await code(ada, 3)]).toEqual([
    40005, 40001, 40001, 0,
  ])
  const mai = await applicant(site)
  const second = await mai.applied(job)
  const days = async (who: typeof mai, id: string) => {
    const { reply_by, sent_at } = await who.application(id)
    return (Date.parse(reply_by) - Date.parse(sent_at)) / DAY
  }
  expect([await days(before, first), await days(mai, second)]).toEqual([7, 3])
})
