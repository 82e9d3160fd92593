import { beforeAll, expect, test } from 'vitest'
import { person } from '#features/account-settings/server/settings.test-helper.ts'
import { cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { REMOTE_WISH, type Seeker, seeker, WISH } from './profile.test-helper.ts'

let now = new Date('2026-05-20T12:00:00Z')
const site = await testSite({ clock: { now: () => now } })
const { db } = site.database

let mai: Seeker
beforeAll(async () => {
  mai = await seeker(site)
})

const update = (body: object) => mai.change('PATCH', 'me', body)

test('every field of the basic information is saved, and a change says nothing of the others', async () => {
  const said = {
    ...{
      first_name: 'María',
      last_name: 'Reyes',
      headline: 'Kites',
      summary: 'I make kites.\nAll of paper.',
    },
    ...{ birth_date: '2010-05-20', nationality: 'PH', country: 'SG', work_permission_id: 1 },
    ...{ started_working_on: '2019-03', xp_lvl_id: 2, notice_period_id: 4, seeking_status_id: 2 },
    ...{
      seeker_type_id: 3,
      gender_id: 4,
      home_address: '1 Kite Street',
      home_unit: '#02-01',
      is_hidden: true,
    },
  }
  await update({ ...said, location_id: 1880252, is_hidden: 'on' })
  const me = await mai.me()
  expect(me).toMatchObject({ ...said, has_never_worked: false, current_location: { id: 1880252 } })
  const { undo_id } = await update({
    has_never_worked: '1',
    location_words: 'On a boat',
    headline: '',
    first_name: 'Mai',
  })
  expect(await mai.me()).toMatchObject({
    ...said,
    ...{ first_name: 'Mai', headline: null, started_working_on: null, has_never_worked: true },
    current_location: { id: null, value: 'On a boat' },
  })
  await mai.call('POST', 'undo', { undo_id })
  expect({ ...(await mai.me()), activity: null }).toEqual({ ...me, activity: null })
})

test('an undo does not take back a name that was changed on the settings page since', async () => {
  const { undo_id } = await update({ first_name: 'Marie' })
  now = new Date(now.getTime() + 60_000)
  const settings = { method: 'PATCH', body: JSON.stringify({ first_name: 'Maria' }) }
  expect((await mai.jar.call('/api-server/jobseeker/account-setting', settings)).body.code).toBe(0)
  expect((await mai.call('POST', 'undo', { undo_id })).body.code).toBe(40004)
  expect((await mai.me()).first_name).toBe('Maria')
})

test('wrong answers are refused together, each beside its field, and nothing is saved', async () => {
  const before = await mai.me()
  const nothing = 30_000
  const cases: [object, number, string[]][] = [
    [{ first_name: ' ', headline: 'New' }, 41259, ['first_name']],
    [{ first_name: 'x'.repeat(51), last_name: 'y'.repeat(51) }, 41051, ['first_name', 'last_name']],
    [{ birth_date: '2010-05-21' }, 41026, ['birth_date']],
    [{ birth_date: '2010-02-30' }, 40001, ['birth_date']],
    [{ started_working_on: '2026-06' }, 40001, ['started_working_on']],
    [{ started_working_on: '2020-01', has_never_worked: true }, 40001, ['started_working_on']],
    [{ nationality: 'QQ', country: 'QQ' }, 40001, ['country', 'nationality']],
    [{ location_id: 2_000_000_000 }, 41150, ['location_id']],
    [{ xp_lvl_id: nothing, gender_id: nothing }, 40001, ['gender_id', 'xp_lvl_id']],
    [
      { seeking_status_id: nothing, notice_period_id: nothing },
      40001,
      ['notice_period_id', 'seeking_status_id'],
    ],
    [{ headline: 'x'.repeat(121) }, 40001, ['headline']],
    [{ profile_version: 7, headline: 'New' }, 40001, ['']],
  ]
  for (const [body, code, fields] of cases)
    expect([body, await mai.refused('PATCH', 'me', body)]).toEqual([body, [code, fields]])
  expect({ ...(await mai.me()), activity: null }).toEqual({ ...before, activity: null })
})

test('the completion names what would add most, and a finished wizard what is missing since', async () => {
  const { id, change, me } = await seeker(site)
  expect((await me()).completion).toMatchObject({ percent: 0, missing: expect.any(Array) })
  expect((await me()).completion.missing.slice(0, 2)).toEqual(['work_experiences', 'skills'])
  await change('PATCH', 'me', { has_never_worked: true, headline: 'Kites' })
  expect((await me()).completion).toMatchObject({ percent: 23 })
  expect((await me()).needs_updating).toEqual([])
  const finished = { register_flow: 4, profile_completed_at: now }
  await db.updateTable('seekers').set(finished).where('account_id', '=', id).execute()
  expect((await me()).needs_updating).toEqual(['job_preferences'])
  await change('POST', 'job-preferences/create', WISH)
  expect(await me()).toMatchObject({ needs_updating: [], completion: { percent: 31 } })
})

test('the profile says why employers cannot find it', async () => {
  const { id, change, me } = await seeker(site)
  const said = async () => (await me()).unfound
  expect(await said()).toBe('unfinished')
  const finished = { register_flow: 4, profile_completed_at: now }
  await db.updateTable('seekers').set(finished).where('account_id', '=', id).execute()
  expect(await said()).toBeNull()
  await change('PATCH', 'me', { seeking_status_id: 3 })
  expect(await said()).toBe('not_looking')
  await change('PATCH', 'me', { is_hidden: true })
  expect(await said()).toBe('hidden')
})

test('what is changed elsewhere may be sent back as it was read, and is refused otherwise', async () => {
  const { change, refused, me } = await seeker(site)
  const { email, phone_num, avatar, resume_id, filename } = await me()
  await change('PATCH', 'me', { email, phone_num, avatar, resume_id, filename, headline: 'Kites' })
  expect((await me()).headline).toBe('Kites')
  const other = { email: 'thief@people.test', phone_num: '+639170000000', avatar: '/x', resume_id: 'x' }
  expect(await refused('PATCH', 'me', { ...other, user_identity_id: 'S1234567D', headline: 'No' })).toEqual([
    40001,
    ['avatar', 'email', 'phone_num', 'resume_id', 'user_identity_id'],
  ])
  expect(await me()).toMatchObject({ email, headline: 'Kites' })
})

test('the years of work are counted: by jobs, else since somebody began', async () => {
  const { change, me } = await seeker(site)
  const years = async () => (await me()).work_xp_id
  expect(await years()).toBeNull()
  await change('PATCH', 'me', { has_never_worked: true })
  expect(await years()).toBe(1)
  await change('PATCH', 'me', { started_working_on: '2025-12' })
  expect(await years()).toBe(2)
  await change('PATCH', 'me', { started_working_on: '2010-01' })
  expect(await years()).toBe(6)
  const job = { job_title: 'Kite maker', started_on: '2020-01', ended_on: '2023-06' }
  await change('POST', 'work-experiences/create', job)
  expect(await years()).toBe(4)
})

test('pay is asked where the law allows the question', async () => {
  const asked = []
  for (const country of ['PH', 'ES', 'US', 'JP']) {
    await update({ country })
    asked.push((await mai.me()).is_pay_asked)
  }
  expect(asked).toEqual([true, false, false, true])
})

test('employers see how long ago somebody was active', async () => {
  const { me, id } = await seeker(site)
  expect((await me()).activity).toBe('now')
  const seen = []
  const stored = () =>
    db.selectFrom('seekers').select('active_at').where('account_id', '=', id).executeTakeFirst()
  for (const days of [0.5, 6, 20, 29]) {
    const active = await stored()
    now = new Date(now.getTime() + days * 86_400_000)
    seen.push((await me()).activity)
    expect((await stored())?.active_at).not.toEqual(active?.active_at)
  }
  expect(seen).toEqual(['today', 'week', 'month', 'month'])
})

test('the session tells what the specification asks of it', async () => {
  const { jar, change } = await seeker(site)
  await change('PATCH', 'me', { notice_period_id: 4, headline: 'Kites', location_id: 1880252, country: 'SG' })
  await change('POST', 'job-preferences/create', REMOTE_WISH)
  const { body } = await jar.call('/api-server/auth/session')
  expect(body.data).toMatchObject({
    user: {
      ...{ notice_period_id: 4, register_flow: 0, register_flow_v2: 2, chat_flow: 0 },
      latitude: expect.closeTo(1.29, 1),
      longitude: expect.closeTo(103.85, 1),
      additional_info: { headline: 'Kites', needs_updating: [], profile_updated_at: now.toISOString() },
    },
  })
})

test('only seekers have a profile', async () => {
  const { jar } = await person(site)
  expect((await jar.call('/api-server/jobseeker/me')).body.code).toBe(40005)
  const change = { method: 'PATCH', body: '{"headline":"x"}' }
  expect((await jar.call('/api-server/jobseeker/me', change)).body.code).toBe(40005)
  expect((await cookieJar(site).call('/api-server/jobseeker/me')).status).toBe(401)
})
