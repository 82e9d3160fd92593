import { expect, test } from 'vitest'
import { z } from 'zod'
import { LANGUAGES } from '#config/languages.ts'
import { testSite } from '../../../../tests/site/test-site.ts'

const site = await testSite()

const SPECIFIED =
  `xp_lvls job_types degrees no_of_employee_ranges company_sizes industry_lists job_category_lists
  job_benefit_lists job_attractive_reasons company_benefit_lists company_culture_lists company_financing_stage_lists
  country_lists location_lists chat_report_lists notice_period_lists subscibe_job_frequency_lists report_job_reasons
  report_talent_reasons salary_ranges social_types resume_source_lists language_lists gender_lists pipeline_stage_lists
  resume_last_updated_time_lists job_function_lists report_interview_reasons report_recruiter_reasons main_functions
  job_functions function_titles work_xps educations salary_range_filters feature_banners recruiter_role_permissions
  currencies`.split(/\s+/)

const entries = z.array(
  z.looseObject({ id: z.union([z.number(), z.string()]), key: z.string(), value: z.string() }),
)

const list = (type: string, language: string) =>
  site.read(`/api-server/config/${type}/list?language_code=${language}`, entries)

test.each(SPECIFIED)('%s is there, every value with an id and a name', async (type) => {
  const entries = await list(type, 'ar')
  expect(entries.length).toBeGreaterThan(0)
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
})

test.each(LANGUAGES.filter((language) => language !== 'en'))('lists are named in %s', async (language) => {
  const english = await list('report_job_reasons', 'en')
  const translated = await list('report_job_reasons', language)
  expect(translated.map(({ value }) => value)).not.toEqual(english.map(({ value }) => value))
})

test('all lists come in one call', async () => {
  const lists = await site.read(
    '/api-server/config/lists?language_code=tr&country=PH',
    z.record(z.string(), z.array(z.looseObject({}))),
  )
  expect(Object.keys(lists)).toEqual(expect.arrayContaining(SPECIFIED))
  expect(lists.location_lists).toContainEqual(
    expect.objectContaining({ country: 'PH', region: expect.anything() }),
  )
})

test('the job function tree has three levels with keys and slugs', async () => {
  const tree = await list('job_function_lists', 'en')
  expect(tree).toHaveLength(30)
  expect(tree[0]).toMatchObject({
    key: 'information-technology',
    seo_value: 'information-technology',
    children: expect.arrayContaining([
      expect.objectContaining({
        children: expect.arrayContaining([
          expect.objectContaining({ seo_value: expect.stringMatching(/-\d+$/) }),
        ]),
      }),
    ]),
  })
})

test('places are those of the country looked at, with their region', async () => {
  const { body } = await site.call('/api-server/config/location_lists/list?country=PH&language_code=en')
  expect(body.data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ key: 'quezon-city', region: expect.anything(), country: 'PH' }),
    ]),
  )
})

test('pay bands are labelled in thousands of the country’s currency', async () => {
  const path = '/api-server/config/salary_range_filters/list?country=PH&language_code=en'
  const labels = (await site.read(path, entries)).map(({ value }) => value)
  expect(labels.at(0)).toBe('Below 30K')
  expect(labels.at(-1)).toBe('Above 200K')
})

test('a list that does not exist is a 404', async () => {
  expect((await site.call('/api-server/config/constructor/list')).status).toBe(404)
})
