import { expect, test } from 'vitest'
import { FUNCTION_TITLES } from '#config/taxonomy/tree.ts'
import { UNKNOWN_PERSON } from '#platform/search/person.ts'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { createCompanyDirectory } from '../../companies/server/company-directory.ts'
import { searchJobs } from '../../search/contract.ts'
import { seekerWith } from './matching.test-helper.ts'
import { personOfProfile } from './person-of-profile.ts'

const now = new Date('2026-11-21T12:00:00Z')
const titleId = (key: string) => FUNCTION_TITLES.find((title) => title.key === key)?.id ?? 0
const NURSE = titleId('registered-nurse')
const MIDWIFE = titleId('midwife')
const MANILA = 1701668
const MAKATI = 1703417
const CEBU = 1717512
const JAPANESE = 8

const site = await testSite({
  clock: { now: () => now },
  prepare: async ({ db }) => {
    const add = (title: string, given: Parameters<typeof addJob>[1] = {}) =>
      addJob(db, { country: 'PH', arrangement: 1, posted_at: now, texts: [{ title }], ...given })
    await add('Registered Nurse, Makati', {
      title_ids: [NURSE],
      location_id: MAKATI,
      skill_ids: [1, 2, 3],
    })
    await add('Midwife, Cebu', { title_ids: [MIDWIFE], location_id: CEBU })
    await add('Bricklayer')
    const japanese = { country: 'JP', arrangement: 3, texts: [{ title: '看護', lang: 'ja' }] }
    await add('', { ...japanese, company_id: await addCompany(db, { name: 'Kyoto' }) })
    const french = { country: 'FR', arrangement: 3, texts: [{ title: 'Infirmier', lang: 'fr' }] }
    await add('', { ...french, company_id: await addCompany(db, { name: 'Lyon' }) })
  },
})
const { db } = site.database
const directory = createCompanyDirectory(db, site.clock)

const personOf = async (given: Parameters<typeof seekerWith>[1]) => {
  const { id } = await seekerWith(site, given)
  return personOfProfile({ db, clock: site.clock, directory }, id)
}

test('a whole profile becomes a person: wishes of all preferences, the work of now, pay by the month', async () => {
  const companyId = await addCompany(db, { name: 'Hidden from' })
  const daughterId = await addCompany(db, { name: 'Hidden from Leasing' })
  const found = await personOf({
    preferences: [
      {
        titles: [{ title_id: NURSE }, { words: 'ward sister', near_title_ids: [MIDWIFE] }],
        location_id: MANILA,
        arrangement_id: 2,
        job_type_ids: [1],
        salary_type_id: 2,
      },
      {
        titles: [],
        arrangement_id: 3,
        job_type_ids: [1, 2],
        salary_type_id: 6,
        salary_currency: 'PHP',
        salary_min_minor: 60_000_000,
        salary_max_minor: 90_000_000,
      },
    ],
    work: [
      { job_title: 'Midwife', title_id: MIDWIFE, started_on: '2022-01-01' },
      {
        started_on: '2018-06-01',
        ended_on: '2019-05-01',
        company_name: 'hidden FROM',
        company_id: companyId,
        is_hidden_from_company: true,
      },
    ],
    skills: [3, 'bedside manner', 1],
    languages: [
      { language_id: JAPANESE, proficiency_id: 3 },
      { language_id: 10, proficiency_id: 2 },
      { language_id: 39, proficiency_id: 1 },
    ],
  })
  expect(found).toEqual({
    work: [{ titleId: NURSE }, { words: 'ward sister', nearTitleIds: [MIDWIFE] }],
    locationIds: [MANILA],
    arrangements: [2, 3],
    jobTypeIds: [1, 2],
    pay: { from: 50_000, currency: 'PHP' },
    // 59 months, and a year before: more than five years.
    levelId: 5,
    skillIds: [3, 1],
    speaks: { well: ['ja'], also: ['es'] },
    hiddenCompanyIds: [companyId, daughterId],
  })
  // Only the room of employers' replies and that of hidden jobs know the rest.
  expect(Object.keys({ ...found, hiddenJobIds: 0, answeringCompanyIds: 0 }).sort()).toEqual(
    Object.keys(UNKNOWN_PERSON).sort(),
  )
})

test('without a wish, the job that somebody has says which work they look for', async () => {
  const known = { job_title: 'Midwife', title_id: MIDWIFE, started_on: '2022-01-01' }
  expect((await personOf({ work: [known] })).work).toEqual([{ titleId: MIDWIFE }])
  const own = { job_title: 'Kite maker', started_on: '2022-01-01' }
  expect((await personOf({ work: [own] })).work).toEqual([{ words: 'Kite maker', nearTitleIds: [] }])
  expect((await personOf({ work: [{ ...known, ended_on: '2023-01-01' }] })).work).toEqual([])
})

test.each([
  [{ seeker: { xp_lvl_id: 4, has_never_worked: true } }, 4],
  [{ seeker: { has_never_worked: true } }, 1],
  [{ work: [{ started_on: '2026-06-01' }] }, 2],
  [{ work: [{ started_on: '2023-06-01' }, { started_on: '2023-06-01', ended_on: '2026-06-01' }] }, 4],
  [{ seeker: { started_working_on: '2010-01-01' } }, 6],
  [{}, null],
])('experience is as said, else as worked: %j is level %s', async (given, level) => {
  expect((await personOf(given)).levelId).toBe(level)
})

test('a profile ranks jobs and says why, and adds the languages that its owner speaks', async () => {
  const nurse = await seekerWith(site, {
    preferences: [{ titles: [{ title_id: NURSE }], location_id: MANILA }],
    skills: [2, 3, 9],
    languages: [{ language_id: JAPANESE, proficiency_id: 3 }],
  })
  const search = async (query: string) =>
    searchJobs.response.parse((await nurse.jar.call(`/api-server/search/job?${query}`)).body.data)
  const found = await search('country=PH&scope=local&sort=2&language_code=en')
  expect(found.jobs.map(({ title }) => title)).toEqual([
    'Registered Nurse, Makati',
    'Midwife, Cebu',
    'Bricklayer',
  ])
  expect(found.reasons?.map(({ job_id: _, ...reason }) => reason)).toEqual([
    { work: 'Registered Nurse', is_related: false, place: 'Manila', skills: 2 },
    { work: 'Registered Nurse', is_related: true, place: null, skills: 0 },
    { work: null, is_related: false, place: null, skills: 0 },
  ])
  expect((await search('country=PH&scope=local&sort=1')).reasons).toBeUndefined()
  const abroad = await search('scope=remote&sort=1&language_code=en')
  expect(abroad.jobs.map(({ title }) => title)).toEqual(['看護', 'Infirmier'])
})
