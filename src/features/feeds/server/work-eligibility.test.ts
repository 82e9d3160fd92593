import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testSite } from '../../../../tests/site/test-site.ts'
import { getJob } from '../../jobs/contract.ts'
import { searchJobs } from '../../search/contract.ts'
import { jobMarkup } from '../../syndication/web/job-markup.ts'
import { jobPostingRows } from './formats/job-posting-page.ts'
import { importJobs } from './import-jobs.ts'
import { readWorkEligibility } from './reading/read-work-eligibility.ts'

const CITIZENS_ONLY = 1
const PERMIT_NEEDED = 2
const SPONSORSHIP_OFFERED = 3
const NOT_STATED = 4

const now = new Date('2026-11-21T12:00:00Z')

const POSTINGS = [
  { title: 'Ship broker', eligibilityToWorkRequirement: 'Singapore citizens only' },
  { title: 'Welder', description: 'Steel frames. Visa sponsorship available.' },
  { title: 'Baker', description: 'Bread and cakes. You must have the right to work in Singapore.' },
  { title: 'Porter', description: 'Nights. All applicants are considered regardless of citizenship.' },
]

const site = await testSite({
  clock: { now: () => now },
  prepare: async ({ db }) => {
    const postings = POSTINGS.map(({ title, ...more }, index) => ({
      '@type': 'JobPosting',
      identifier: String(index),
      title,
      hiringOrganization: { name: 'Pier Nine' },
      jobLocation: { address: { addressLocality: 'Singapore', addressCountry: 'SG' } },
      description: 'Work by the water.',
      ...more,
    }))
    const written = (async function* () {
      yield JSON.stringify(postings)
    })()
    await importJobs(
      db,
      { now: () => now },
      {
        rows: jobPostingRows(written, { source: 'board', company: '', address: null }),
        reportFolder: mkdtempSync(join(tmpdir(), 'joblane-import-')),
        onProgress: () => {},
      },
    )
  },
})

const search = (query: string) => site.read(`/api-server/search/job?${query}`, searchJobs.response)

test.each([
  [CITIZENS_ONLY, ['Ship broker']],
  [PERMIT_NEEDED, ['Baker']],
  [SPONSORSHIP_OFFERED, ['Welder']],
  [NOT_STATED, ['Porter']],
])('jobs are found by who may take them: %i', async (id, titles) => {
  const { jobs, facets } = await search(`work_eligibility=${id}`)
  expect(jobs.map(({ title }) => title)).toEqual(titles)
  expect(facets.work_eligibility).toContainEqual({ id, name: expect.any(String), count: 1 })
})

test('what is not stated stands last among the values, and on no card', async () => {
  const { facets } = await search('work_eligibility=3,4')
  expect(facets.work_eligibility.map(({ id }) => id)).toHaveLength(4)
  expect(facets.work_eligibility.at(-1)).toEqual({ id: NOT_STATED, name: 'Not stated', count: 1 })
  const { jobs } = await search('query=porter')
  expect(jobs).toMatchObject([{ title: 'Porter', work_eligibility: null }])
})

test('a job says it on its card, and in its markup in the reader’s language', async () => {
  const { jobs } = await search('query=welder&language_code=ja')
  const [card] = jobs
  expect(card).toMatchObject({ work_eligibility: { id: SPONSORSHIP_OFFERED, name: '就労ビザ支援あり' } })
  const job = await site.read(`/api-server/job/${card?.id}?language_code=ja`, getJob.response)
  const markup = jobMarkup({ job, url: 'https://jobs.example/', siteName: 'Jobs', takesApplications: true })
  expect(markup).toMatchObject({ eligibilityToWorkRequirement: '就労ビザ支援あり' })
})

test.each([
  ['US citizenship is required', CITIZENS_ONLY],
  ['Must be a Filipino citizen', CITIZENS_ONLY],
  ['US citizens only, no visa sponsorship', CITIZENS_ONLY],
  ['日本国籍の方に限る', CITIZENS_ONLY],
  ['限中華民國國籍者', CITIZENS_ONLY],
  ['سعودي الجنسية', CITIZENS_ONLY],
  ['Khusus Warga Negara Indonesia (WNI)', CITIZENS_ONLY],
  ['T.C. vatandaşı olmak', CITIZENS_ONLY],
  ['Applicants must be a Filipino citizen or a permanent resident', PERMIT_NEEDED],
  ['We are unable to offer sponsorship at this time', PERMIT_NEEDED],
  ['Note that we can NOT sponsor visas', PERMIT_NEEDED],
  ['Work visa sponsorship is unavailable', PERMIT_NEEDED],
  ['CANDIDATES MUST BE AUTHORIZED TO WORK IN SPAIN', PERMIT_NEEDED],
  ['- Permiso de trabajo en España', PERMIT_NEEDED],
  ['É necessário ter autorização para trabalhar no Brasil', PERMIT_NEEDED],
  ['Çalışma izni olan adaylar', PERMIT_NEEDED],
  ['就労資格をお持ちの方', PERMIT_NEEDED],
  ['We are open to sponsoring visas for the right candidate', SPONSORSHIP_OFFERED],
  ['• Visa sponsorship', SPONSORSHIP_OFFERED],
  ['公司全額辦理工作簽證', SPONSORSHIP_OFFERED],
  ['就労ビザ取得支援', SPONSORSHIP_OFFERED],
])('reads %s', (text, expected) => {
  expect(readWorkEligibility('', text)).toBe(expected)
})

test.each([
  'We hire without regard to race, religion, citizenship or national origin',
  'No discriminamos por nacionalidad',
  'Will you now or in the future require visa sponsorship?',
  'Holding the right to work in Singapore is an advantage',
  'Able to work in a team; amenable to work in Makati',
  'Visa Application Center Officer, company sponsored meals',
  'Must have work authorization. Visa sponsorship available.',
  '簽證會計師',
])('concludes nothing from %s', (text) => {
  expect(readWorkEligibility('', text)).toBeNull()
})
