import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ALERT_WAITING_DAYS, ALERTS_WAITING_PER_DAY, MOST_JOB_ALERTS } from '#config/limits.ts'
import { later } from '#shared/later.ts'
import { addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { previewAlertMail, previewJobAlert } from '../contract/alerts.ts'
import { previewConfirmation } from '../contract/by-mail.ts'
import { forgetAlerts } from './forget-alerts.ts'
import { alerted, guest, mailsTo, tokenIn } from './job-alerts.test-helper.ts'

let now = new Date('2026-05-20T12:00:00Z')
const site = await testSite({ clock: { now: () => now } })
const { db } = site.database
const API = 'job/job-alerts'
const address = () => `${randomUUID()}@mail.example`

test('an alert stores every filter of the search and what is chosen beside it', async () => {
  const mai = await alerted(site)
  const search = {
    query: 'nurse',
    country: 'PH',
    job_locations: '1701668',
    xp_lvls: '1,2',
    financing_stages: '3',
  }
  const made = await mai.made({
    ...search,
    is_company_verified: '1',
    frequency: '2',
    time_zone: 'Asia/Tokyo',
  })
  expect(made).toMatchObject({
    ...{ user_id: mai.id, email: mai.email, is_own_email: true, waits_for: null, is_paused: false },
    ...{ frequency: { id: 2, key: 'weekly' }, time_zone: 'Asia/Tokyo', title: 'nurse · Manila' },
    search: {
      query: 'nurse',
      country: 'PH',
      job_locations: [1701668],
      xp_lvls: [1, 2],
      financing_stages: [3],
    },
  })
  // The next Monday, at seven in Tokyo.
  expect(made.next_at).toMatch(/^2026-05-24T22:[012]\d/)
  expect(await mai.list()).toEqual([made])
  const changed = await mai.call('PUT', `${API}/${made.id}/update`, {
    query: 'midwife',
    time_zone: 'Mars/Olympus',
  })
  expect(changed.data).toMatchObject({
    confirm_at: null,
    job_alert: {
      search: { query: 'midwife', job_locations: [] },
      frequency: { id: 1 },
      time_zone: 'Asia/Tokyo',
    },
  })
  expect(await mai.call('PATCH', `${API}/${made.id}/pause`, { is_paused: '1' })).toMatchObject({
    data: { is_paused: true, next_at: null },
  })
  expect((await mai.call('PUT', `${API}/${made.id}/update`, { salary_from: 5, salary_to: 4 })).code).toBe(
    41139,
  )
  expect([await mai.call('DELETE', `${API}/${made.id}/delete`), await mai.list()]).toMatchObject([
    { code: 0 },
    [],
  ])
})

test('alerts for the same words say in which country and where the work is done', async () => {
  const mai = await alerted(site)
  await mai.made({ query: 'nurse', country: 'PH' })
  await mai.made({ query: 'nurse', country: 'EU', scope: 'remote' })
  await mai.made({ country: 'SG', scope: 'web3' })
  const said = (await mai.list()).map(({ title, filters }) => [
    title,
    filters.flatMap(({ values }) => values),
  ])
  expect(said).toEqual([
    ['Singapore · Web3', ['Singapore', 'Web3']],
    ['nurse', ['Europe', 'Remote']],
    ['nurse', ['Philippines']],
  ])
})

test('an alert is its owner’s alone', async () => {
  const [mai, bo] = [await alerted(site), await alerted(site)]
  const { id } = await mai.made({ query: 'nurse' })
  for (const [method, path] of [
    ['GET', `/${id}`],
    ['GET', `/${id}/mail`],
    ['PUT', `/${id}/update`],
    ['PATCH', `/${id}/pause`],
    ['DELETE', `/${id}/delete`],
  ] as const) {
    const body = method === 'GET' ? undefined : {}
    expect((await bo.call(method, `${API}${path}`, body)).code, path).toBe(41141)
    expect((await guest(site).call(method, path, body)).code, path).toBe(40003)
  }
  expect(await bo.list()).toEqual([])
  expect(await mai.list()).toHaveLength(1)
  const gone = `${API}/${id}/delete`
  expect([(await mai.call('DELETE', gone)).code, (await mai.call('DELETE', gone)).code]).toEqual([0, 41141])
})

test('there is an end to alerts, also of those made at the same time', async () => {
  const mai = await alerted(site)
  const codes = await Promise.all(
    Array.from({ length: MOST_JOB_ALERTS + 3 }, (_, at) => mai.create({ query: `nurse ${at}` })),
  )
  expect(codes.filter(({ code }) => code === 0)).toHaveLength(MOST_JOB_ALERTS)
  expect(codes.filter(({ code }) => code === 41144)).toHaveLength(3)
})

test('the same alert a second time is the first one, and so it is for two presses at once', async () => {
  const mai = await alerted(site)
  const nurse = { query: 'nurse', country: 'PH' }
  const [first, second] = await Promise.all([mai.made(nurse), mai.made(nurse)])
  const weekly = await mai.made({ ...nurse, frequency: '2' })
  expect(second.id).toBe(first.id)
  expect((await mai.list()).map(({ id }) => id)).toEqual([weekly.id, first.id])
})

test('an alert does not become the same as another, neither by a change nor by two at once nor by going on', async () => {
  const mai = await alerted(site)
  const nurse = { query: 'nurse', country: 'PH' }
  const [one, two] = [await mai.made(nurse), await mai.made({ ...nurse, query: 'cook' })]
  const three = await mai.made({ ...nurse, query: 'baker' })
  const change = (id: string, body: object) => mai.call('PUT', `${API}/${id}/update`, body)
  const pause = (is_paused: string) => mai.call('PATCH', `${API}/${one.id}/pause`, { is_paused })
  expect(await change(two.id, nurse)).toMatchObject({
    code: 41158,
    errors: { query: ['You already have a job alert with this search and these choices.'] },
  })
  expect((await change(one.id, nurse)).code).toBe(0)
  expect((await change(two.id, { ...nurse, frequency: '2' })).code).toBe(0)
  const waiter = { ...nurse, query: 'waiter' }
  const codes = (await Promise.all([change(two.id, waiter), change(three.id, waiter)])).map(
    ({ code }) => code,
  )
  expect(codes.toSorted()).toEqual([0, 41158])
  await pause('1')
  await mai.made(nurse)
  expect((await pause('')).code).toBe(41158)
  expect((await mai.list()).find(({ id }) => id === one.id)?.is_paused).toBe(true)
})

test('characters that no text has are left out of a search', async () => {
  const mai = await alerted(site)
  const search = { query: 'nur\0se', exclude_words: ['nig\0ht'] }
  expect((await mai.made(search)).search).toMatchObject({ query: 'nurse', exclude_words: ['night'] })
})

test('a failure of ours is said in the words of the product', async () => {
  const mai = await alerted(site)
  await sql`alter table job_alerts rename to gone`.execute(db)
  const [own, waiting] = [await mai.create({}), await guest(site).create({ email: address() })]
  await sql`alter table gone rename to job_alerts`.execute(db)
  expect([own.code, waiting]).toMatchObject([
    41143,
    { code: 41142, message: 'Failed to enable job alert. Please contact support for assistance.' },
  ])
})

test('a guest’s alert waits for a click, which makes an account and signs nobody in', async () => {
  const to = `mai.tan@${randomUUID()}.example`
  const visitor = guest(site)
  expect((await visitor.create({ query: 'nurse' })).code).toBe(41004)
  expect((await visitor.create({ query: 'nurse', email: 'no' })).code).toBe(41012)
  expect(await visitor.create({ query: 'nurse', email: to })).toMatchObject({
    data: { job_alert: null, confirm_at: to },
  })
  // The second of a day sends no second mail; the link of the first shows both.
  await visitor.create({ query: 'midwife', email: to.toUpperCase() })
  const [mail, ...more] = await mailsTo(site, to)
  expect(more).toEqual([])
  const token = tokenIn(mail?.text ?? '', 'job-alert-confirm')
  const look = async () =>
    previewConfirmation.response.parse((await visitor.call('GET', `/confirmation?token=${token}`)).data)
      .alerts
  const [nurse, midwife] = await look()
  expect([nurse?.title, midwife?.title]).toEqual(['nurse', 'midwife'])
  expect(await db.selectFrom('accounts').selectAll().where('email', '=', to).execute()).toEqual([])
  // Only what its reader has seen is confirmed.
  const confirm = () => visitor.call('POST', '/confirm', { token, ids: [nurse?.id] })
  expect((await confirm()).data).toEqual({ confirmed: 1, is_new_account: true })
  expect((await confirm()).data).toEqual({ confirmed: 0, is_new_account: false })
  expect((await look()).map(({ title }) => title)).toEqual(['midwife'])
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', to)
    .executeTakeFirstOrThrow()
  expect(account).toMatchObject({ first_name: 'mai.tan', source: 'jobalert', password_hash: null })
  expect(account.email_verified_at).not.toBeNull()
  expect((await visitor.call('GET', '')).code).toBe(40003)
  expect((await visitor.call('POST', '/confirm', { token: 'x', ids: [] })).code).toBe(41018)
})

test('two clicks at once on the link of a new address make one account, and neither is refused', async () => {
  const to = address()
  const visitor = guest(site)
  await visitor.create({ query: 'nurse', email: to })
  const token = tokenIn((await mailsTo(site, to))[0]?.text ?? '', 'job-alert-confirm')
  const { id } = await db
    .selectFrom('job_alerts')
    .select('id')
    .where('email', '=', to)
    .executeTakeFirstOrThrow()
  const click = () => visitor.call('POST', '/confirm', { token, ids: [id] })
  const answers = await Promise.all([click(), click()])
  expect(answers.map(({ code }) => code)).toEqual([0, 0])
  expect(answers.map(({ data }) => Object(data).confirmed).toSorted()).toEqual([0, 1])
})

test('what waits at the address of an account goes to that account', async () => {
  const mai = await alerted(site)
  const visitor = guest(site)
  const unknown = await visitor.create({ query: 'nurse', email: address() })
  const known = await visitor.create({ query: 'nurse', email: mai.email })
  // The answers say nothing of accounts.
  expect({ ...known, data: null }).toEqual({ ...unknown, data: null })
  expect(await mai.list()).toEqual([])
  const token = tokenIn((await mailsTo(site, mai.email))[0]?.text ?? '', 'job-alert-confirm')
  const { id } = await db
    .selectFrom('job_alerts')
    .select('id')
    .where('email', '=', mai.email)
    .executeTakeFirstOrThrow()
  expect((await visitor.call('POST', '/confirm', { token, ids: [id] })).data).toEqual({
    ...{ confirmed: 1, is_new_account: false },
  })
  expect(await mai.list()).toMatchObject([{ id, is_own_email: true, waits_for: null }])
})

test('somebody else’s address gets one mail a day, however many ask', async () => {
  const to = address()
  const codes = await Promise.all(
    Array.from({ length: ALERTS_WAITING_PER_DAY + 2 }, () =>
      guest(site).create({ query: 'nurse', email: to }),
    ),
  )
  expect(codes.filter(({ code }) => code === 41157)).toHaveLength(2)
  expect(await mailsTo(site, to)).toHaveLength(1)
  now = new Date(now.getTime() + 25 * 3_600_000)
  // A seeker’s other address is asked the same way.
  const mai = await alerted(site)
  expect(await mai.made({ email: to })).toMatchObject({ email: to, waits_for: 'confirmation', next_at: null })
  expect(await mailsTo(site, to)).toHaveLength(2)
})

test('the same alert to another address says that it waits for a click, and no more once it was clicked', async () => {
  const mai = await alerted(site)
  const asked = { query: 'nurse', email: address() }
  const waitsAt = async () => Object((await mai.create(asked)).data).confirm_at
  expect([await waitsAt(), await waitsAt()]).toEqual([asked.email, asked.email])
  const token = tokenIn((await mailsTo(site, asked.email))[0]?.text ?? '', 'job-alert-confirm')
  const ids = (await mai.list()).map(({ id }) => id)
  expect((await guest(site).call('POST', '/confirm', { token, ids })).code).toBe(0)
  expect(await waitsAt()).toBeNull()
  expect(await mai.list()).toHaveLength(1)
})

test('an old alert that shall go to another address waits as long as a new one, and reaches no more strangers', async () => {
  const mai = await alerted(site)
  const { id } = await mai.made({ query: 'nurse' })
  now = later(now, (ALERT_WAITING_DAYS + 3) * 24 * 3600)
  const to = address()
  const sendTo = (email: string) => mai.call('PUT', `${API}/${id}/update`, { query: 'nurse', email })
  expect((await sendTo(to)).data).toMatchObject({ confirm_at: to })
  await forgetAlerts({ db, clock: site.clock })
  expect(await mai.list()).toMatchObject([{ id, email: to, waits_for: 'confirmation' }])
  const codes: unknown[] = []
  for (let at = 0; at < ALERTS_WAITING_PER_DAY; at++) {
    await sendTo(mai.email)
    codes.push((await sendTo(to)).code)
  }
  expect(codes).toEqual([...Array(ALERTS_WAITING_PER_DAY - 1).fill(0), 41157])
  expect(await mailsTo(site, to)).toHaveLength(1)
})

test('what a stranger has typed brings no address or number into a mail', async () => {
  const to = address()
  await guest(site).create({ query: 'Prizes at evil-prizes.com', email: to })
  const [mail] = await mailsTo(site, to)
  expect(mail?.text).toContain('Somebody, probably you, entered this address')
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil-prizes')
})

test('the preview counts what the search lists, and shows the mail before the first', async () => {
  const mai = await alerted(site)
  await addJob(db, { texts: [{ title: 'Lighthouse keeper' }], country: 'PH' })
  await site.jobSearch.caughtUp()
  const found = previewJobAlert.response.parse(
    (await mai.call('GET', `${API}/preview?query=lighthouse%20keeper&country=PH`)).data,
  )
  expect(found).toMatchObject({
    total: 1,
    title: 'lighthouse keeper',
    jobs: [{ title: 'Lighthouse keeper' }],
  })
  const { id } = await mai.made({ query: 'lighthouse keeper', country: 'PH' })
  const { mail } = previewAlertMail.response.parse((await mai.call('GET', `${API}/${id}/mail`)).data)
  expect(mail?.subject).toBe('1 new job: lighthouse keeper')
  expect(mail?.text).toContain('“lighthouse” in the title')
  // Its index has pairs of letters, which nobody has typed.
  await addJob(db, { texts: [{ title: '灯台のエンジニア', lang: 'ja' }], country: 'PH' })
  await site.jobSearch.caughtUp()
  const japanese = await mai.made({ query: 'エンジニア 灯台', country: 'PH' })
  const other = previewAlertMail.response.parse((await mai.call('GET', `${API}/${japanese.id}/mail`)).data)
  expect(other.mail?.text).toContain('Fits: “エンジニア” in the title, “灯台” in the title')
  const none = await mai.made({ query: 'zzzz', country: 'PH' })
  expect((await mai.call('GET', `${API}/${none.id}/mail`)).data).toEqual({ mail: null })
})

test('the mails of somebody whose browser hides where it is come in the morning of their country', async () => {
  const email = address()
  const search = { query: 'nurse', country: 'JP', email }
  for (const query of ['nurse', 'midwife'])
    await guest(site).create({ ...search, query, ...(query === 'nurse' && { time_zone: 'UTC' }) })
  const zones = await db.selectFrom('job_alerts').select('time_zone').where('email', '=', email).execute()
  expect(zones).toEqual([{ time_zone: 'Asia/Tokyo' }, { time_zone: 'Asia/Tokyo' }])
})
