import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SHIPPED_RATES } from '#config/exchange-rates.ts'
import { languagesRead } from '#i18n/languages-read.ts'
import { createLog } from '#platform/log.ts'
import { type Person, UNKNOWN_PERSON } from '#platform/search/person.ts'
import { addCompany, addJob } from '../../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { jobFilters, searchJobs } from '../../contract.ts'
import { type Alert, type MatchedAlert, matchAlerts } from '../door.ts'

const now = new Date('2026-11-21T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const MANILA = 1701668
const CEBU = 1717512
const made: { heron: number; jobs: number[] } = { heron: 0, jobs: [] }

const site = await testSite({
  clock: { now: () => now },
  prepare: async ({ db }) => {
    made.heron = await addCompany(db, { name: 'Blue Heron Logistics' })
    const add = async (title: string, job: Omit<Parameters<typeof addJob>[1], 'texts'>) => {
      const posted_at = hoursAgo(made.jobs.length)
      made.jobs.push(await addJob(db, { country: 'PH', posted_at, ...job, texts: [{ title }] }))
    }
    await add('Accountant', { location_id: MANILA, job_type_id: 1 })
    await add('Bookkeeping accountant', { location_id: MANILA, job_type_id: 2 })
    await add('Accountant', { location_id: CEBU, job_type_id: 1 })
    await add('Accountant', { location_id: CEBU, company_id: made.heron, is_urgent: true })
    await add('Barista', { location_id: CEBU, job_type_id: 2 })
    await add('Barista, Manila style', { location_id: CEBU })
    await add('Data encoder', { arrangement: 3, open_countries: ['PH'] })
    await add('Forklift driver', { company_id: made.heron, location_id: CEBU })
    await add('Truck driver', {
      location_id: MANILA,
      pay_kind: 'monthly',
      pay_currency: 'PHP',
      pay_min_minor: 2_600_000,
      pay_max_minor: 2_800_000,
    })
    await add('Mason, full or part time', { location_id: MANILA })
    await add('Accountant', { country: 'JP', location_id: 1850147 })
  },
})

const somebody: Person = {
  ...UNKNOWN_PERSON,
  languages: languagesRead({ language: 'en', country: 'PH' }),
}

const alertFor = <Id>(
  id: Id,
  search: { query: string; literal?: boolean | undefined; [filter: string]: unknown },
  rest: Partial<Alert<Id>> = {},
): Alert<Id> => ({
  id,
  search: { ...jobFilters.parse(search), literal: search.literal ?? false },
  language: 'en',
  person: somebody,
  ...rest,
})

async function matched<Id>(
  alerts: readonly Alert<Id>[],
  jobIds: readonly number[] = made.jobs,
): Promise<MatchedAlert<Id>[]> {
  const { database, clock, dataFolder } = site
  const services = { db: database.db, clock, dataFolder, log: createLog('silent'), rates: SHIPPED_RATES }
  const found: MatchedAlert<Id>[] = []
  for await (const one of matchAlerts(services, alerts, { jobIds, most: 50 })) found.push(one)
  return found
}

/** Mostly the first one, so that many searches find something. */
const mostly = <Value>(first: Value, ...others: Value[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(first) }, { weight: 1, arbitrary: fc.constantFrom(...others) })

const query = fc
  .record({
    work: fc.constantFrom('accountant', 'acountant', 'barista', 'driver', 'encoder', 'plumber', ''),
    place: mostly('', 'manila', 'cebu', 'tokyo'),
    terms: mostly('', 'urgent', 'part time', 'full time', 'remote', '25k up', 'blue heron logistics'),
  })
  .map(({ work, place, terms }) => [work, terms, place].filter(Boolean).join(' '))

const search = fc.record({
  query,
  country: mostly('PH', 'JP', ''),
  scope: mostly('all', 'local', 'remote'),
  job_types: mostly('', '1', '2'),
  posted_within: mostly('', '1'),
  exclude_words: mostly('', 'truck', 'style'),
  literal: mostly(false, true),
})

test('an alert gets a new job if and only if the search lists it as a match', async () => {
  const searches = fc.sample(search, { numRuns: 150, seed: 7 })
  const newJobs = made.jobs.filter((_, place) => place % 3 > 0)
  const alerts = searches.map((one, place) =>
    alertFor(place, { ...one, posted_within: one.posted_within || undefined }),
  )
  const byAlert = new Map((await matched(alerts, newJobs)).map((one) => [one.id, one]))
  let seen = 0
  for (const [place, one] of searches.entries()) {
    const address = new URLSearchParams({ ...one, literal: one.literal ? '1' : '', size: '30' })
    const listed = await site.read(`/api-server/search/job?${address}`, searchJobs.response)
    const matches = listed.jobs.slice(0, listed.similar_from).map(({ id }) => id)
    const expected = matches.filter((id) => newJobs.includes(id))
    const got = byAlert.get(place)?.hits.map(({ id }) => id) ?? []
    expect({ one, got: got.toSorted() }).toEqual({ one, got: expected.toSorted() })
    seen += got.length
  }
  expect(seen).toBeGreaterThan(100)
})

test('a query is read as the search reads it, which depends on all jobs and not on the new ones', async () => {
  const style = made.jobs[5] ?? 0
  const office = await addJob(site.database.db, {
    country: 'PH',
    location_id: CEBU,
    texts: [{ title: 'Accountant, Manila style' }],
  })
  const found = await matched(
    [
      alertFor('no barista is in Manila', { query: 'barista manila', country: 'PH' }),
      alertFor('older accountants are', { query: 'accountant manila', country: 'PH' }),
    ],
    [style, office],
  )
  expect(found.map(({ id, hits }) => ({ id, jobs: hits.map((hit) => hit.id) }))).toEqual([
    { id: 'no barista is in Manila', jobs: [style] },
  ])
})

test('the best jobs come first, with the reasons why', async () => {
  const [first] = await matched([alertFor('a', { query: 'accountant', country: 'PH' })])
  expect(first).toMatchObject({ id: 'a', total: 4 })
  expect(first?.hits.map(({ id }) => id).at(-1)).toBe(made.jobs[1])
  expect(first?.reasons[0]?.parts).toMatchObject([{ typed: 'accountant', words: 'title' }])
})

test('what the owner hides is not found, and alerts that nothing matches are left out', async () => {
  const person = { ...somebody, hiddenCompanyIds: [made.heron], hiddenJobIds: [made.jobs[0] ?? 0] }
  const found = await matched([
    alertFor('hides', { query: 'accountant', country: 'PH' }, { person }),
    alertFor('nothing', { query: 'plumber', country: 'PH' }),
  ])
  expect(found.map(({ id, total }) => ({ id, total }))).toEqual([{ id: 'hides', total: 2 }])
})

test('the name of a company that the owner hides is only words, as in their search', async () => {
  const asked = { query: 'accountant blue heron logistics', country: 'PH' }
  const person = { ...somebody, hiddenCompanyIds: [made.heron] }
  const [shown, ...others] = await matched([alertFor('shows', asked), alertFor('hides', asked, { person })])
  expect(shown).toMatchObject({ id: 'shows', total: 1 })
  expect(others).toEqual([])
})

test('similar jobs come only to those who want them', async () => {
  const asked = { query: 'bus driver', country: 'PH' }
  expect(await matched([alertFor('exact', asked)])).toEqual([])
  const [similar] = await matched([alertFor('similar', asked, { withSimilar: true })])
  expect(similar).toMatchObject({ total: 0 })
  expect(similar?.similar).toBeGreaterThan(0)
})

test('a job that is closed, or no longer there, matches nothing', async () => {
  const closed = await addJob(site.database.db, {
    country: 'PH',
    status: 'closed',
    closed_at: now,
    texts: [{ title: 'Accountant' }],
  })
  expect(await matched([alertFor('a', { query: 'accountant' })], [closed, 999_999])).toEqual([])
})
