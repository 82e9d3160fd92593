import { expect, test } from 'vitest'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { REMOTE_WISH, seeker, WISH } from '../profile.test-helper.ts'

const site = await testSite()
const CREATE = 'job-preferences/create'

test('a preference is saved whole, read alone, changed in part, and is nobody else’s', async () => {
  const mai = await seeker(site)
  expect((await mai.me()).job_preferences).toEqual([])
  const { id } = await mai.change('POST', CREATE, WISH)
  const saved = (await mai.me()).job_preferences
  expect(saved).toMatchObject([
    {
      ...{
        id,
        titles: [{ id: 1001, near: [] }],
        job_type_ids: [1],
        country: 'PH',
        location: { id: 1701668 },
      },
      ...{
        salary_currency: 'PHP',
        salary_min: 30_000,
        salary_max: 45_000.5,
        missing: [],
        may: { delete: false },
      },
    },
  ])
  const alone = async () => (await mai.call('GET', `job-preferences/${id}`)).body.data
  expect(await alone()).toEqual(saved[0])
  const words = {
    titles: [{ words: 'Kite maker', near_title_ids: [1002] }],
    location_words: 'Dalig',
    country: 'PH',
  }
  const { undo_id } = await mai.change('PATCH', `job-preferences/${id}/update`, words)
  expect(await alone()).toMatchObject({
    titles: [{ id: null, value: 'Kite maker', near: [{ id: 1002 }] }],
    location: { id: null, value: 'Dalig' },
    job_type_ids: [1],
  })
  await mai.call('POST', 'undo', { undo_id })
  expect(await alone()).toEqual(saved[0])
  await mai.change('PATCH', `job-preferences/${id}/update`, { salary_type_id: 2 })
  // What was said stays for when it counts again.
  expect(await alone()).toMatchObject({ salary_type_id: 2, salary_min: 30_000, missing: [] })
  const remote = { arrangement_id: 3, time_zone: 'Asia/Manila' }
  await mai.change('PATCH', `job-preferences/${id}/update`, remote)
  await mai.change('PATCH', `job-preferences/${id}/update`, { industry_id: 2 })
  expect(await alone()).toMatchObject({ ...remote, country: 'PH', location: { id: 1701668 } })
  await mai.change('PATCH', `job-preferences/${id}/update`, { arrangement_id: 2 })
  expect(await alone()).toMatchObject({ time_zone: 'Asia/Manila', location: { id: 1701668 } })

  const other = await seeker(site)
  expect(await other.refused('GET', `job-preferences/${id}`)).toEqual([41240, []])
  expect(await other.refused('PATCH', `job-preferences/${id}/update`, WISH)).toEqual([41240, []])
  expect(await other.refused('DELETE', `job-preferences/${id}/delete`)).toEqual([41240, []])
})

test('amounts are read as people type them', async () => {
  const mai = await seeker(site)
  await mai.change('POST', CREATE, { ...WISH, salary_min: '30,000', salary_max: '٤٥٬٠٠٠٫٥' })
  expect((await mai.me()).job_preferences).toMatchObject([{ salary_min: 30_000, salary_max: 45_000.5 }])
  const { body } = await mai.call('POST', CREATE, { ...WISH, salary_min: 'a lot', salary_max: '-5' })
  expect(body.errors).toEqual({
    salary_min: ['Please enter a number.'],
    salary_max: ['Please enter 0 or more.'],
  })
})

test('an amount with two readings in its currency is asked about beside it, in any currency else it has one', async () => {
  const mai = await seeker(site)
  const ask = async (pay: object) => (await mai.call('POST', CREATE, { ...WISH, ...pay })).body
  const dinars = { salary_currency: 'KWD' }
  expect(await ask({ ...dinars, salary_min: '1.250', salary_max: '1,354' })).toMatchObject({
    code: 40001,
    errors: {
      salary_min: ['“1.250” can be read in two ways. Please write 1250 or 1.25.'],
      salary_max: ['“1,354” can be read in two ways. Please write 1354 or 1,3540.'],
    },
  })
  expect((await ask({ ...dinars, salary_min: 'x.250', salary_max: '2' })).errors).toEqual({
    salary_min: ['Please enter a number.'],
  })
  expect((await ask({ ...dinars, salary_min: '1,3540', salary_max: '1,250.500' })).code).toBe(0)
  expect((await ask({ salary_currency: 'EUR', salary_min: '1.250', salary_max: '1.250,5' })).code).toBe(0)
  expect((await mai.me()).job_preferences).toMatchObject([
    { salary_currency: 'KWD', salary_min: 1.354, salary_max: 1250.5 },
    { salary_currency: 'EUR', salary_min: 1250, salary_max: 1250.5 },
  ])
})

test('a country in which the place is not is asked about; one from before follows a new place', async () => {
  const mai = await seeker(site)
  const [manila, cebu, tokyo] = [1701668, 1717512, 1850147]
  const { body } = await mai.call('POST', CREATE, { ...WISH, location_id: manila, country: 'JP' })
  expect([body.code, body.errors]).toEqual([
    40001,
    { country: ['This place is elsewhere: Philippines. Choose that country, or another place.'] },
  ])
  const { id } = await mai.change('POST', CREATE, { ...WISH, location_id: manila, country: 'PH' })
  const change = (changes: object) => mai.refused('PATCH', `job-preferences/${id}/update`, changes)
  expect(await change({ country: 'JP' })).toEqual([40001, ['country']])
  expect(await change({ country: 'JP', location_id: cebu })).toEqual([40001, ['country']])
  expect(await change({ country: 'PH', location_id: tokyo })).toEqual([0, []])
  expect((await mai.me()).job_preferences).toMatchObject([{ country: 'JP', location: { id: tokyo } }])
})

test('every required field is asked for beside it', async () => {
  const { call, refused } = await seeker(site)
  const always = ['arrangement_id', 'industry_id', 'job_type_ids', 'language_ids', 'salary_type_id', 'titles']
  const amounts = ['salary_currency', 'salary_max', 'salary_min']
  const without = (wish: object, ...fields: string[]) =>
    Object.fromEntries(Object.entries(wish).filter(([field]) => !fields.includes(field)))
  const cases: [object, number, string[]][] = [
    [{}, 41259, [...always, 'location_id'].toSorted()],
    [without(WISH, ...amounts), 41259, amounts],
    [without(REMOTE_WISH, 'time_zone'), 41259, ['time_zone']],
    [{ ...without(WISH, 'location_id'), location_words: 'Dalig' }, 41259, ['country']],
    [{ ...WISH, salary_min: 50_000 }, 41139, ['salary_max']],
    [{ ...WISH, titles: [{ title_id: 2_000_000_000 }] }, 41149, ['titles']],
    [
      { ...WISH, titles: [{ title_id: 2_000_000_000 }], job_type_ids: [99] },
      40001,
      ['job_type_ids', 'titles'],
    ],
    [{ ...WISH, salary_currency: 'QQQ', industry_id: 9999 }, 40001, ['industry_id', 'salary_currency']],
    [{ ...REMOTE_WISH, time_zone: 'Mars/Olympus' }, 40001, ['time_zone']],
    [{ ...WISH, location_id: 2_000_000_000 }, 41150, ['location_id']],
  ]
  for (const [body, code, fields] of cases)
    expect([body, await refused('POST', CREATE, body)]).toEqual([body, [code, fields]])
  const { body } = await call('POST', CREATE, { ...WISH, titles: [], industry_id: '' })
  expect(body.errors).toEqual({
    titles: ['Please select at least one'],
    industry_id: ['This field is required.'],
  })
})

test('three of each kind are kept however fast they come, and the last one stays', async () => {
  const { call, change, refused, me } = await seeker(site)
  const both = [...Array(5).fill(WISH), ...Array(5).fill(REMOTE_WISH)]
  const answers = await Promise.all(both.map((wish) => call('POST', CREATE, wish)))
  const codes = answers.map(({ body }) => body.code).toSorted()
  expect(codes).toEqual([0, 0, 0, 0, 0, 0, 41230, 41230, 41231, 41231])
  const [first, ...others] = (await me()).job_preferences
  const isRemote = first?.arrangement_id === 3
  expect(
    await refused('PATCH', `job-preferences/${first?.id}/update`, isRemote ? WISH : REMOTE_WISH),
  ).toEqual([isRemote ? 41231 : 41230, ['arrangement_id']])
  expect(await refused('POST', 'complete-profile/desired-job', { arrangement_id: isRemote ? 1 : 3 })).toEqual(
    [isRemote ? 41231 : 41230, ['arrangement_id']],
  )
  for (const { id } of others.slice(1)) await change('DELETE', `job-preferences/${id}/delete`)
  const left = (await me()).job_preferences
  expect(left.map(({ may }) => may.delete)).toEqual([true, true])
  const ends = await Promise.all(left.map(({ id }) => call('DELETE', `job-preferences/${id}/delete`)))
  expect(ends.map(({ body }) => body.code).toSorted()).toEqual([0, 41232])
  const [last] = (await me()).job_preferences
  expect(await refused('DELETE', `job-preferences/${last?.id}/delete`)).toEqual([41232, []])
})
