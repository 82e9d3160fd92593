import { expect, test } from 'vitest'
import { FUNCTION_TITLES } from '#config/taxonomy/tree.ts'
import { person } from '#features/account-settings/server/settings.test-helper.ts'
import { cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { searchCompanies } from '#features/companies/contract.ts'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { searchJobs } from '../contract.ts'

const now = new Date('2026-11-21T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const titleId = (key: string) => FUNCTION_TITLES.find((title) => title.key === key)?.id ?? 0
const MANILA = 1701668
const MAKATI = 1703417
const CEBU = 1717512

const site = await testSite({
  clock: { now: () => now },
  prepare: async ({ db }) => {
    const add = (title: string, days: number, given: Parameters<typeof addJob>[1] = {}) =>
      addJob(db, { country: 'PH', arrangement: 1, posted_at: daysAgo(days), texts: [{ title }], ...given })
    await add('Sales Director', 0, { title_ids: [titleId('sales-director')], location_id: MANILA })
    await add('Midwife', 3, { title_ids: [titleId('midwife')], location_id: MAKATI })
    await add('Registered Nurse, Cebu', 1, { title_ids: [titleId('registered-nurse')], location_id: CEBU })
    await add('Registered Nurse, Makati', 20, {
      title_ids: [titleId('registered-nurse')],
      location_id: MAKATI,
    })
    await add('Bricklayer', 9)
    const languages = { JP: 'ja', TH: 'th', CN: 'zh-CN' } as const
    for (const [country, lang] of Object.entries(languages)) {
      const remote = { country, arrangement: 3, company_id: await addCompany(db, { name: `Abroad ${lang}` }) }
      await add(`Remote ${lang}`, 0, { ...remote, texts: [{ title: `Remote ${lang}`, lang }] })
      await add(`Remote ${lang} 2`, 0, { ...remote, texts: [{ title: `Remote ${lang} 2`, lang }] })
    }
    await add('Remote en', 5, { arrangement: 3, company_id: await addCompany(db, { name: 'Home' }) })
    const agency = await addCompany(db, { name: 'Agency' })
    for (let number = 0; number < 30; number++) {
      await add(`Tiler ${number}`, 0, { country: 'AE', company_id: agency })
    }
    await add('Tiler of another', 2, { country: 'AE' })
  },
})

const search = (query: string, headers: Record<string, string> = {}, jar: Pick<typeof site, 'call'> = site) =>
  jar
    .call(`/api-server/search/job?${query}`, { headers })
    .then(({ body }) => searchJobs.response.parse(body.data))
const titles = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).jobs.map(({ title }) => title)

const seeker = async (wish: object) => {
  const somebody = await person(site)
  await site.database.db.insertInto('seekers').values({ account_id: somebody.id }).execute()
  const { code } = await somebody.ask('POST', 'jobseeker/complete-profile/desired-job', wish)
  expect(code).toBe(0)
  return somebody
}

test('jobs that a visitor reads come first in every order, then English ones, then others', async () => {
  const remote = 'country=PH&scope=remote'
  for (const sort of ['1', '2', '3']) {
    const found = await search(`${remote}&sort=${sort}&language_code=en`)
    expect(found.jobs[0]?.title).toBe('Remote en')
    expect(found.total).toBe(7)
    const inJapanese = await titles(`${remote}&sort=${sort}&language_code=ja`)
    expect(inJapanese.slice(0, 3)).toEqual(['Remote ja 2', 'Remote ja', 'Remote en'])
  }
  const inTaiwan = await titles(`${remote}&language_code=zh-TW`)
  expect(inTaiwan.slice(0, 3)).toEqual(['Remote zh-CN 2', 'Remote zh-CN', 'Remote en'])
})

test('who has to use the site in English reads the language of their country', async () => {
  const inThailand = await titles('country=TH&scope=remote&language_code=en')
  expect(inThailand.slice(0, 3)).toEqual(['Remote en', 'Remote th 2', 'Remote th'])
})

test('companies whose jobs a visitor reads come first', async () => {
  const names = async (language: string) => {
    const path = `/api-server/company/search?language_code=${language}&is_hiring=1`
    return (await site.read(path, searchCompanies.response)).companies.map(({ name }) => name)
  }
  expect((await names('en'))[0]).toBe('Agency')
  expect((await names('ja')).slice(0, 2)).toEqual(['Abroad ja', 'Agency'])
})

test('a nurse’s recommendations are nursing jobs, those nearby first', async () => {
  const nurse = await seeker({ titles: [{ title_id: titleId('registered-nurse') }], location_id: MANILA })
  const found = await search('country=PH&scope=local&sort=2', {}, nurse.jar)
  expect(found.jobs.map(({ title }) => title)).toEqual([
    'Registered Nurse, Makati',
    'Midwife',
    'Registered Nurse, Cebu',
    'Sales Director',
    'Bricklayer',
  ])
  expect(found.is_personal).toBe(true)
  expect((await search('country=PH&scope=local&sort=1', {}, nurse.jar)).is_personal).toBe(false)
})

test('a title in own words is understood by its names and by its meaning', async () => {
  const midwife = await seeker({ titles: [{ words: '助産師' }] })
  expect((await titles('country=PH&scope=local&sort=2', {}, midwife.jar))[0]).toBe('Midwife')
  const intensive = await seeker({ titles: [{ words: 'ICU ward sister' }, { words: 'dialysis nurse' }] })
  const theirs = await titles('country=PH&scope=local&sort=2', {}, intensive.jar)
  expect(theirs.slice(0, 2).join()).toMatch(/Nurse.*Nurse/)
})

test('a stranger’s list depends on language and country alone, whoever asked before', async () => {
  const list = 'country=PH&sort=2&language_code=en'
  const before = await search(list)
  const nurse = await seeker({ titles: [{ title_id: titleId('registered-nurse') }] })
  const theirs = await search(list, {}, nurse.jar)
  expect(theirs.jobs[0]?.title).not.toBe(before.jobs[0]?.title)
  expect(await search(list, { 'accept-language': 'ja,zh-CN;q=0.8' })).toEqual(before)
  expect(await search(list, {}, cookieJar(site))).toEqual(before)
})

test('a signed-in person also reads the languages of their browser; English stands there by itself', async () => {
  const { jar } = await person(site)
  const found = await titles(
    'country=PH&scope=remote&language_code=ja',
    { 'accept-language': 'ja,th;q=0.9,en;q=0.8' },
    jar,
  )
  expect(found.slice(0, 5)).toEqual(['Remote th 2', 'Remote th', 'Remote ja 2', 'Remote ja', 'Remote en'])
})

test('by relevance no employer fills the first page, and no page repeats or loses a job', async () => {
  const [first, second] = await Promise.all(
    [1, 2].map((page) => titles(`country=AE&scope=local&sort=2&size=20&page=${page}`)),
  )
  expect(first?.[2]).toBe('Tiler of another')
  expect(new Set([...(first ?? []), ...(second ?? [])]).size).toBe(31)
})
