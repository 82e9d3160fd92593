import { beforeEach, expect, test } from 'vitest'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { applicant, recruiter } from './applications.test-helper.ts'

let now = new Date('2026-05-20T12:00:00Z')
const site = await testSite({ clock: { now: () => now } })
const { db } = site.database
/** The rate limits of an account begin anew. */
beforeEach(() => {
  now = new Date(now.getTime() + 61_000)
})

/** A seeker whose application the company has answered, and its recruiter. */
async function inContact() {
  const company_id = await addCompany(db, { name: 'Kites of Laguna' })
  const [mai, rita] = [await applicant(site), await recruiter(site, company_id)]
  await db
    .updateTable('accounts')
    .set({ first_name: 'Rita', last_name: 'Cruz', phone: `+6391${String(Date.now()).slice(-8)}` })
    .where('id', '=', rita.account_id)
    .execute()
  const id = await mai.applied(await addJob(db, { company_id, country: 'PH' }))
  await rita.open(id)
  return { mai, rita, id, exchange: async () => (await mai.application(id)).exchange }
}

test('contacts are exchanged once both have agreed, whoever asks, and however often', async () => {
  const { mai, rita, id, exchange } = await inContact()
  expect([(await mai.exchange(id, 'agree')).code, (await rita.exchange(id, 'agree')).code]).toEqual([
    41148, 41148,
  ])
  await rita.move(id, 'reply')
  expect(await exchange()).toEqual({ state: null, may: { agree: true, refuse: false }, contact: null })
  expect((await rita.exchange(id, 'agree')).code).toBe(0)
  expect((await rita.exchange(id, 'agree')).code).toBe(0)
  expect(await exchange()).toEqual({
    ...{ state: 'asked-by-employer', may: { agree: true, refuse: true }, contact: null },
  })
  const told = async () =>
    (
      await db
        .selectFrom('notifications')
        .select('variant')
        .where('account_id', '=', mai.id)
        .where('variant', 'like', 'exchange%')
        .execute()
    ).map(({ variant }) => variant)
  expect(await told()).toEqual(['exchange-asked'])
  expect((await mai.exchange(id, 'agree')).code).toBe(0)
  expect((await mai.exchange(id, 'agree')).code).toBe(0)
  expect(await mai.application(id)).toMatchObject({
    state: 'exchanged',
    exchange: { state: 'done', may: { agree: false, refuse: false }, contact: { name: 'Rita Cruz' } },
  })
  expect((await rita.exchange(id, 'refuse')).code).toBe(41154)
  // The seeker has agreed themselves, so nobody tells them.
  expect(await told()).toEqual(['exchange-asked'])
  // The list says the same, and after the end nobody sees the other's contacts.
  await mai.withdraw(id)
  expect(await exchange()).toMatchObject({ state: 'done', contact: null })
  expect((await mai.exchange(id, 'agree')).code).toBe(41154)
})

test('a refusal holds until the side that refused asks itself, and a request can be taken back', async () => {
  const { mai, rita, id, exchange } = await inContact()
  await rita.move(id, 'shortlist')
  await mai.exchange(id, 'agree')
  expect(await exchange()).toMatchObject({ state: 'asked-by-seeker', may: { agree: false, refuse: true } })
  await mai.exchange(id, 'refuse')
  expect((await exchange()).state).toBeNull()
  await mai.exchange(id, 'agree')
  await rita.exchange(id, 'refuse')
  expect(await exchange()).toMatchObject({
    ...{ state: 'refused-by-employer', may: { agree: false, refuse: false }, contact: null },
  })
  expect((await mai.exchange(id, 'agree')).code).toBe(40005)
  await rita.exchange(id, 'agree')
  await mai.exchange(id, 'agree')
  // Being shortlisted is more than contacts, so the state stays.
  expect(await mai.application(id)).toMatchObject({
    ...{ state: 'accepted', stage_id: 4 },
    exchange: { state: 'done', contact: { name: 'Rita Cruz' } },
  })
})

test('whoever is suspended for a time is gone for the other side, and there again afterwards', async () => {
  const { mai, rita, id, exchange } = await inContact()
  await rita.move(id, 'reply')
  await mai.exchange(id, 'agree')
  await rita.exchange(id, 'agree')
  const suspend = async (account: string) => {
    const set = { suspended_at: now, suspended_until: new Date(now.getTime() + 3_600_000) }
    await db.updateTable('accounts').set(set).where('id', '=', account).execute()
    now = new Date(now.getTime() + 60_000)
  }
  const anHourLater = () => {
    now = new Date(now.getTime() + 3_600_000)
  }
  const seen = async () => ({ code: (await rita.open(id)).code, list: await rita.list() })
  await suspend(mai.id)
  expect(await seen()).toMatchObject({ code: 41135, list: { total: 0 } })
  anHourLater()
  expect(await seen()).toMatchObject({ code: 0, list: { total: 1 } })
  await suspend(rita.account_id)
  expect(await exchange()).toMatchObject({ state: 'done', contact: null })
  anHourLater()
  expect(await exchange()).toMatchObject({ contact: { name: 'Rita Cruz' } })
})

test('each answer to an exchange that shows a recruiter the contacts is a line in the ledger of the seeker', async () => {
  const { mai, rita, id } = await inContact()
  const anHourLater = () => {
    now = new Date(now.getTime() + 3_700_000)
  }
  const newest = async () => {
    const [view] = Object((await mai.call('GET', 'jobseeker/profile-views')).data).views
    return view
  }
  const answered = async (answer: string) => {
    anHourLater()
    const { code, data } = await rita.exchange(id, answer)
    return { code, hasContacts: JSON.stringify(data ?? null).includes(mai.email ?? '-') }
  }
  const line = () => ({
    ...{ company: { name: 'Kites of Laguna' }, saw_name: true, saw_contacts: true },
    viewed_at: now.toISOString(),
  })
  const opened = line()
  // Before the employer has replied there is no answer, and so no line.
  expect(await answered('agree')).toEqual({ code: 41148, hasContacts: false })
  expect(await newest()).toMatchObject(opened)
  await rita.move(id, 'reply')
  for (const answer of ['agree', 'refuse', 'agree']) {
    expect(await answered(answer)).toEqual({ code: 0, hasContacts: true })
    expect(await newest()).toMatchObject(line())
  }
  const seen = line()
  anHourLater()
  // The answer to the seeker shows the recruiter to them, and nobody else sees anything.
  expect((await mai.exchange(id, 'agree')).code).toBe(0)
  expect((await mai.application(id)).exchange.contact).toMatchObject({ name: 'Rita Cruz' })
  expect(await newest()).toMatchObject(seen)
  expect(await answered('agree')).toEqual({ code: 0, hasContacts: true })
  expect(await newest()).toMatchObject(line())
  await mai.withdraw(id)
  const last = line()
  expect(await answered('agree')).toEqual({ code: 41154, hasContacts: false })
  expect(await newest()).toMatchObject(last)
})

test('of two who ask at the same time, each agrees to the other', async () => {
  const { mai, rita, id } = await inContact()
  await rita.move(id, 'reply')
  const asked = [mai, rita, mai, rita].map((one) => one.exchange(id, 'agree'))
  expect((await Promise.all(asked)).map(({ code }) => code)).toEqual([0, 0, 0, 0])
  const { state, exchange, events } = await mai.application(id)
  expect([state, exchange.state]).toEqual(['exchanged', 'done'])
  expect(events.filter(({ event }) => event === 'exchange').length).toBe(1)
})

test('strangers of both sides find no such application, and a question waits for its seeker first', async () => {
  const { mai, rita, id } = await inContact()
  const others = [await applicant(site), await recruiter(site, await addCompany(db))]
  for (const stranger of others) expect((await stranger.exchange(id, 'agree')).code).toBe(41135)
  const list = async () => Object((await mai.call('GET', 'jobApplication/jobseekers')).data)
  const later = await mai.applied(await addJob(db, { country: 'PH' }))
  expect((await list()).applications.map((one: { id: string }) => one.id)).toEqual([later, id])
  await rita.move(id, 'reply')
  await rita.exchange(id, 'agree')
  const asked = await list()
  expect(asked.applications.map((one: { id: string }) => one.id)).toEqual([id, later])
  expect(asked.groups).toEqual({ 'needs-you': 1, 'with-employer': 1 })
})
