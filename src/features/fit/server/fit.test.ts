import { expect, test } from 'vitest'
import { SKILLS } from '#config/skills/skills.ts'
import { type ProfileGiven, seekerWith } from '#features/profiles/server/matching.test-helper.ts'
import { addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { getFit, listFits } from '../contract.ts'

const now = new Date('2026-11-21T12:00:00Z')
const skill = (key: string) => SKILLS.find((each) => each.key === key)?.id ?? 0
const ACCOUNTING = skill('accounting')
const BOOKKEEPING = skill('bookkeeping')
const SQL = skill('sql')
const SERVICE = skill('customer-service')

const site = await testSite({ clock: { now: () => now } })
const { db } = site.database

async function fitOf(given: ProfileGiven, job: Parameters<typeof addJob>[1]) {
  const id = await addJob(db, job)
  const seeker = await seekerWith(site, given)
  const { body } = await seeker.jar.call(`/api-server/job/${id}/fit?language_code=en`)
  return getFit.response.parse(body.data)
}

test('each skill of a job is had, lacking, or unclear: near in meaning or only mentioned', async () => {
  const { skills, may } = await fitOf(
    {
      skills: [ACCOUNTING],
      work: [{ description: 'Answered questions with SQL, and prepared retail reports.' }],
    },
    { skill_ids: [ACCOUNTING, BOOKKEEPING, SQL, SERVICE] },
  )
  expect(skills.map(({ status }) => status)).toEqual(['have', 'unclear', 'unclear', 'lack'])
  expect(may).toEqual({ add_skill: true })
})

test('a skill in an employer’s own words is compared as written, and no part of a word is a mention', async () => {
  const { skills } = await fitOf(
    { skills: ['Latte  art'], work: [{ description: 'Sold retail goods in a shop.' }] },
    { skills_text: ['latte art', 'tail'] },
  )
  expect(skills).toEqual([
    { name: 'latte art', status: 'have' },
    { name: 'tail', status: 'lack' },
  ])
})

test.each([
  [
    'a language',
    { working_languages: ['ja'] },
    { languages: [{ language_id: 8, proficiency_id: 3 }] },
    'have',
  ],
  [
    'a basic one',
    { working_languages: ['ja'] },
    { languages: [{ language_id: 8, proficiency_id: 1 }] },
    'unclear',
  ],
  [
    'another one',
    { working_languages: ['ja'] },
    { languages: [{ language_id: 1, proficiency_id: 4 }] },
    'lack',
  ],
  ['no language said', { working_languages: ['ja'] }, {}, 'unclear'],
  ['experience', { xp_lvl_id: 3 }, { seeker: { xp_lvl_id: 4 } }, 'have'],
  ['a little less', { xp_lvl_id: 4 }, { seeker: { xp_lvl_id: 3 } }, 'unclear'],
  ['much less', { xp_lvl_id: 6 }, { seeker: { xp_lvl_id: 3 } }, 'lack'],
  ['experience by jobs', { xp_lvl_id: 4 }, { work: [{ started_on: '2022-11-01' }] }, 'have'],
  ['a degree', { degree_id: 5 }, { educations: [{ education_id: 8 }] }, 'have'],
  ['a degree soon', { degree_id: 5 }, { educations: [{ education_id: 6, is_attending: true }] }, 'unclear'],
  ['a lower degree', { degree_id: 5 }, { educations: [{ education_id: 3 }] }, 'lack'],
  ['a citizen', { country: 'PH', work_eligibility: 1 }, { seeker: { nationality: 'PH' } }, 'have'],
  ['no citizen', { country: 'PH', work_eligibility: 1 }, { seeker: { nationality: 'VN' } }, 'lack'],
  ['no permit known', { country: 'PH', work_eligibility: 2 }, {}, 'unclear'],
])('what else a job asks for: %s', async (_, job, given: ProfileGiven, status) => {
  const { demands } = await fitOf(given, job)
  expect(demands.map((demand) => demand.status)).toEqual([status])
})

test('what an employer offers is nothing that is asked', async () => {
  const offers = [
    ...[
      '未経験歓迎',
      '未経験・新卒可',
      'No experience needed',
      'Sin experiencia',
      'Tanpa pengalaman',
      'Tiada pengalaman',
    ],
    ...['Sem experiência', 'Deneyim şartı yok', 'بدون خبرة', '无经验', '無經驗可'],
  ]
  for (const profile of [{}, { seeker: { xp_lvl_id: 1 } }, { educations: [{ education_id: 8 }] }]) {
    const { demands, skills } = await fitOf(profile, {
      ...{ xp_lvl_id: 1, degree_id: 1, country: 'PH', work_eligibility: 3 },
      skills_text: [...offers, 'Latte art'],
    })
    expect(demands).toEqual([])
    expect(skills.map(({ name }) => name)).toEqual(['Latte art'])
  }
})

test('a list of cards is answered at once; nobody without skills is told that they have none', async () => {
  const both = await addJob(db, { skill_ids: [ACCOUNTING, SQL] })
  const none = await addJob(db, { skill_ids: [] })
  const path = `/api-server/job/fits?job_ids=${both},${none},999999`
  const one = await seekerWith(site, { skills: [SQL] })
  expect(listFits.response.parse((await one.jar.call(path)).body.data)).toEqual({
    fits: [{ job_id: both, skills: 2, have: 1 }],
  })
  const other = await seekerWith(site, {})
  expect((await other.jar.call(path)).body.data).toEqual({ fits: [] })
  expect((await site.call(path)).status).toBe(401)
  expect((await one.jar.call('/api-server/job/999999/fit')).body.code).toBe(41120)
})
