import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { applicant, originsOf, recruiter } from './applications.test-helper.ts'
import { lapseApplications } from './lapse-applications.ts'

let now = new Date('2026-05-20T12:00:00Z')
const clock = { now: () => now }
const site = await testSite({ clock })
const { db } = site.database
const origins = originsOf(site)

const MANILA = 1701668
const CEBU = 1717512
/** The rate limits of an account begin anew. */
const passMinute = () => {
  now = new Date(now.getTime() + 61_000)
}
beforeEach(passMinute)

let company: number
let rita: Awaited<ReturnType<typeof recruiter>>
beforeAll(async () => {
  company = await addCompany(db, { name: 'Kites of Laguna' })
  rita = await recruiter(site, company)
})
const job = (given: object = {}) => addJob(db, { company_id: company, country: 'PH', ...given })

test('what is sent is what the employer reads, and a withdrawal takes name and contacts back', async () => {
  const mai = await applicant(site)
  await mai.change('PATCH', 'me', { last_name: 'Nguyen', headline: 'Kite maker' })
  const jobId = await job()
  const id = await mai.applied(jobId, { first_message: ' I make kites. ', source: 'search' })
  await mai.change('PATCH', 'me', { headline: 'Kite master' })
  const received = await rita.opened(id)
  expect(received).toMatchObject({
    ...{ state: 'viewed', stage_id: 2, name: 'Mai Nguyen' },
    sent: {
      first_message: 'I make kites.',
      profile: { headline: 'Kite maker', contacts: { email: mai.email } },
    },
  })
  expect(await mai.application(id)).toMatchObject({
    ...{ state: 'viewed', phase: 'waiting', may: { withdraw: true, apply_again: false } },
    sent: { profile_version: 1, resume: null, answers: [] },
    events: [{ event: 'apply' }, { event: 'view', stage_id: 2 }],
  })
  expect((await mai.withdraw(id)).code).toBe(0)
  expect(await rita.opened(id)).toMatchObject({ state: 'cancelled', name: '', headline: null, sent: null })
  expect((await mai.withdraw(id)).code).toBe(41136)
  const again = await mai.applied(jobId)
  expect(await rita.opened(again)).toMatchObject({ name: 'Mai Nguyen' })
})

test('a list of applications is seen in the ledger of each seeker: once an hour, and once more if contacts are', async () => {
  const mai = await applicant(site)
  const flora = await recruiter(site, await addCompany(db, { name: 'Flora' }))
  const { company_id } = await db
    .selectFrom('recruiters')
    .select('company_id')
    .where('id', '=', flora.id)
    .executeTakeFirstOrThrow()
  const id = await mai.applied(await addJob(db, { company_id, country: 'PH' }))
  const seen = async () =>
    db
      .selectFrom('profile_views')
      .select(['saw_name', 'saw_contacts'])
      .where('account_id', '=', mai.id)
      .where('company_id', '=', company_id)
      .orderBy('saw_contacts')
      .execute()
  await Promise.all([flora.list(), flora.list()])
  expect(await seen()).toEqual([{ saw_name: true, saw_contacts: false }])
  await flora.opened(id)
  await flora.list()
  expect(await seen()).toEqual([
    { saw_name: true, saw_contacts: false },
    { saw_name: true, saw_contacts: true },
  ])
})

test('an application is of its seeker and of the company alone', async () => {
  const [mai, bo] = [await applicant(site), await applicant(site)]
  const stranger = await recruiter(site, await addCompany(db))
  const id = await mai.applied(await job())
  expect((await bo.call('GET', `job/applied-jobs/${id}`)).code).toBe(41135)
  expect((await bo.withdraw(id)).code).toBe(41135)
  expect((await stranger.open(id)).code).toBe(41135)
  expect((await stranger.move(id, 'hire')).code).toBe(41135)
  expect(await stranger.list()).toEqual({ applications: [], total: 0 })
  expect((await mai.application(id)).state).toBe('pending')
  await db.updateTable('accounts').set({ delete_after: now }).where('id', '=', mai.id).execute()
  expect((await rita.open(id)).code).toBe(41135)
})

test('however often and from wherever it is sent, it is one application', async () => {
  const mai = await applicant(site)
  const jobId = await job()
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, () => mai.apply(jobId, { request_key: key })))
  const ids = answers.map(({ data }) => Object(data).application?.id)
  expect([new Set(ids).size, answers.map(({ code }) => code)]).toEqual([1, Array(8).fill(0)])
  // Another tab has another key.
  expect((await mai.call('GET', `data/jobs/${jobId}/may-apply`)).data).toMatchObject({
    application_id: ids[0],
  })
  const others = await Promise.all(
    [0, 1, 2].map(() => mai.apply(jobId, { request_key: crypto.randomUUID() })),
  )
  expect(others.map(({ code }) => code)).toEqual([41129, 41129, 41129])
  expect((await mai.apply(jobId)).code).toBe(41129)
  // Nobody is told of an application to a job to which they have not applied.
  expect((await mai.apply(await job(), { request_key: key })).code).toBe(40001)
})

test('characters that no text has are left out of what is sent', async () => {
  const mai = await applicant(site)
  const jobId = await job()
  const asked = { job_id: jobId, position: 0, kind: 'text', question: 'Why?' }
  const { id } = await db.insertInto('job_questions').values(asked).returning('id').executeTakeFirstOrThrow()
  const screening_answers = [{ question_id: id, answer: 'Ki\0tes\ud800' }]
  const said = { first_message: 'I\0 make kites.', source: 'w\0eb', screening_answers }
  const { sent } = await mai.application(await mai.applied(jobId, said))
  expect(sent).toMatchObject({ first_message: 'I make kites.', answers: [{ answer: 'Kites\ufffd' }] })
})

test('of two who move an application at the same time, one is refused', async () => {
  const mai = await applicant(site)
  const id = await mai.applied(await job())
  const codes = await Promise.all([mai.withdraw(id), mai.withdraw(id), rita.move(id, 'hire')])
  expect(codes.map(({ code }) => code).toSorted()).toEqual([0, 41136, 41154])
})

test('a promise that is not kept ends the application, and a late answer takes it up again', async () => {
  const mai = await applicant(site)
  const slow = await addCompany(db, { reply_days: 3 })
  const ines = await recruiter(site, slow)
  const id = await mai.applied(await addJob(db, { company_id: slow }))
  const [before, after] = [2.9, 3].map((days) => new Date(now.getTime() + days * 86_400_000))
  const lapseAt = (time = now) =>
    lapseApplications({ db, clock: { now: () => time }, origins }, AbortSignal.timeout(10_000))
  await lapseAt(before)
  expect((await mai.application(id)).state).toBe('pending')
  await lapseAt(after)
  expect(await mai.application(id)).toMatchObject({ state: 'lapsed', phase: 'over', answered_at: null })
  expect((await ines.move(id, 'reply')).code).toBe(0)
  expect(await mai.application(id)).toMatchObject({ state: 'communicated', answered_at: now.toISOString() })
})

test('what makes an application impossible is told before and at the application, with its code', async () => {
  const mai = await applicant(site)
  await mai.change('PATCH', 'me', { nationality: 'VN', location_id: MANILA })
  const refusal = async (jobId: number) => {
    const form = await mai.call('GET', `data/jobs/${jobId}/application-form`)
    const told = Object(form.data).refusal?.code ?? 0
    const beside = Object((await mai.call('GET', `data/jobs/${jobId}/may-apply`)).data)
    const { code } = await mai.apply(jobId)
    expect([told, beside.refusal?.code ?? 0]).toEqual([code, code])
    return code
  }
  const closed = { status: 'closed', closed_at: now }
  expect(await refusal(await job(closed))).toBe(41121)
  expect(await refusal(await job({ status: 'on_hold' }))).toBe(41122)
  expect(await refusal(await job({ external_url: 'https://jobs.example/1' }))).toBe(41140)
  expect(await refusal(await job({ work_eligibility: 1 }))).toBe(41133)
  const inCebu = await job({ location_id: CEBU })
  const within = async (who: typeof rita, id: number, apply_within_km: number | null) =>
    (await who.call('PUT', `jobs/${id}/apply-distance`, { apply_within_km })).code
  const stranger = await recruiter(site, await addCompany(db))
  expect(await within(stranger, inCebu, 100)).toBe(41120)
  expect([await within(rita, inCebu, 0), await within(rita, await job({ arrangement: 3 }), 100)]).toEqual([
    40001, 41120,
  ])
  expect(await within(rita, inCebu, 100)).toBe(0)
  expect(await refusal(inCebu)).toBe(41134)
  expect(await within(rita, inCebu, null)).toBe(0)
  expect(await refusal(inCebu)).toBe(0)
  expect((await mai.apply(999_999)).code).toBe(41120)
  const until = new Date(now.getTime() + 86_400_000)
  await db.updateTable('seekers').set({ banned_until: until }).where('account_id', '=', mai.id).execute()
  expect(await refusal(await job())).toBe(41156)
  await db.updateTable('seekers').set({ banned_until: now }).where('account_id', '=', mai.id).execute()
  await db.insertInto('recruiters').values({ account_id: mai.id, company_id: company }).execute()
  expect(await refusal(await job())).toBe(41155)
})

test('questions are answered as they are asked; the last answer to the same question is offered', async () => {
  const mai = await applicant(site)
  const [first, second] = [await job(), await job()]
  const ask = async (jobId: number, ...questions: object[]) => {
    const rows = questions.map((row, position) => ({
      kind: 'text',
      question: '',
      ...row,
      job_id: jobId,
      position,
    }))
    const made = await db.insertInto('job_questions').values(rows).returning('id').execute()
    return made.map(({ id }) => id)
  }
  const shift = { kind: 'choice', question: 'Which shift?', choices: ['Day', 'Night'] }
  const [license = 0, which = 0, years = 0] = await ask(
    first,
    { kind: 'yes-no', question: 'Do you have a licence?' },
    shift,
    { kind: 'number', question: 'Years of practice?', is_required: false },
  )
  const send = (answers: Record<number, string>) =>
    mai.apply(first, {
      screening_answers: Object.entries(answers).map(([id, answer]) => ({ question_id: Number(id), answer })),
    })
  const none = await send({})
  expect([none.code, Object.keys(none.errors ?? {}).toSorted()]).toEqual([
    41126,
    [`question-${license}`, `question-${which}`].toSorted(),
  ])
  const wrong = await send({ [license]: 'perhaps', [which]: 'Never', [years]: 'many' })
  expect([wrong.code, Object.keys(wrong.errors ?? {}).length]).toEqual([40001, 3])
  const { code } = await send({ [license]: 'yes', [which]: 'Night', [years]: '٣٫٥' })
  expect(code).toBe(0)
  await ask(second, { ...shift, question: 'which  SHIFT?' }, { question: 'Why kites?' })
  const form = Object((await mai.call('GET', `data/jobs/${second}/application-form`)).data)
  expect(form.questions).toMatchObject([{ earlier_answer: 'Night' }, { earlier_answer: null }])
  expect(form).toMatchObject({ refusal: null, application_id: null, last_sent: { resume_id: null } })
})

test('the list tells how many there are of each state, what is over last', async () => {
  const mai = await applicant(site)
  const ids = []
  for (let index = 0; index < 4; index++) ids.push(await mai.applied(await job()))
  const [first = '', second = '', third = '', last = ''] = ids
  await rita.move(second, 'interview')
  await rita.move(third, 'reject')
  await mai.withdraw(last)
  const list = async (query = '') => Object((await mai.call('GET', `jobApplication/jobseekers${query}`)).data)
  const all = await list()
  expect(all.groups).toEqual({ 'needs-you': 1, 'with-employer': 1, closed: 2 })
  expect(all.applications.map(({ id }: { id: string }) => id).slice(0, 2)).toEqual([second, first])
  expect(all).toMatchObject({ total: 4, counts: { pending: 1, accepted: 1, not_accepted: 1, cancelled: 1 } })
  expect(await list('?state=not_accepted')).toMatchObject({ total: 1, applications: [{ id: third }] })
  expect(await list('?tab=interviews')).toMatchObject({
    total: 1,
    applications: [{ id: second, stage_id: 5 }],
  })
})

test('what needs its seeker comes first on every page and in every order, and groups are counted over all', async () => {
  const mai = await applicant(site)
  const sent: string[] = []
  for (let index = 0; index < 4; index++) {
    passMinute()
    sent.push(await mai.applied(await job()))
  }
  const [oldest = '', shortlisted = '', , newest = ''] = sent
  await db
    .insertInto('applications')
    .values(
      await Promise.all(
        Array.from({ length: 31 }, async () => ({
          ...{ account_id: mai.id, job_id: await job(), company_id: company, state: 'accepted', stage: 4 },
          ...{ source: 'web', sent: '{}', profile_version: 0, sent_at: now, reply_by: now, changed_at: now },
        })),
      ),
    )
    .execute()
  await rita.move(oldest, 'offer')
  await rita.move(shortlisted, 'shortlist')
  passMinute()
  await rita.move(newest, 'reject')
  const list = async (query: string) =>
    Object((await mai.call('GET', `jobApplication/jobseekers${query}`)).data)
  for (const sort of [1, 2, 3]) {
    const [first, second] = [await list(`?sort=${sort}`), await list(`?sort=${sort}&page=2`)]
    expect([first.applications[0].id, second.applications.at(-1).id]).toEqual([oldest, newest])
    for (const page of [first, second])
      expect(page.groups).toEqual({ 'needs-you': 1, 'with-employer': 33, closed: 1 })
  }
  const ids = async (query: string) => (await list(query)).applications.map((one: { id: string }) => one.id)
  expect(await ids('?state=pending')).toEqual([sent[2]])
  expect((await list('?state=accepted&page=2')).applications).toHaveLength(3)
  expect(await list('?state=accepted')).toMatchObject({
    total: 33,
    groups: { 'needs-you': 1, 'with-employer': 32 },
  })
})
