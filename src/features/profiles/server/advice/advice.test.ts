import { expect, test } from 'vitest'
import { SKILLS, skillName } from '#config/skills/skills.ts'
import { FUNCTION_TITLES } from '#config/taxonomy/tree.ts'
import { addJob } from '../../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { getAdvice } from '../../contract/advice.ts'
import { type ProfileGiven, seekerWith } from '../matching.test-helper.ts'

const titleId = (key: string) => FUNCTION_TITLES.find((title) => title.key === key)?.id ?? 0
const skill = (key: string) => SKILLS.find((each) => each.key === key)?.id ?? 0
const ACCOUNTANT = titleId('accountant')
const BRICKLAYER = titleId('bricklayer')
const [ACCOUNTING, EXCEL] = [skill('accounting'), skill('microsoft-excel')]
const MANILA = 1701668
const JAPANESE = 8
const ENGLISH = 1

const site = await testSite({
  prepare: async ({ db }) => {
    for (let number = 0; number < 10; number++) {
      await addJob(db, {
        title_ids: [ACCOUNTANT],
        country: 'PH',
        location_id: MANILA,
        skill_ids: number < 8 ? [ACCOUNTING, EXCEL] : [ACCOUNTING],
        working_languages: number < 7 ? ['ja'] : [],
      })
    }
    await addJob(db, { title_ids: [BRICKLAYER], skill_ids: [EXCEL] })
  },
})

async function adviceFor(given: ProfileGiven) {
  const { jar } = await seekerWith(site, given)
  return getAdvice.response.parse((await jar.call('/api-server/jobseeker/advice?language_code=en')).body.data)
}

const accountant = { titles: [{ title_id: ACCOUNTANT }], location_id: MANILA }

test('a language that many jobs ask for comes first, then a skill', async () => {
  const first = await adviceFor({ preferences: [accountant], skills: [ACCOUNTING] })
  expect(first.market).toEqual({
    jobs: 10,
    work: 'Accountant',
    place: 'Manila',
    skills: [
      { name: skillName(ACCOUNTING, 'en'), percent: 100, has: true },
      { name: skillName(EXCEL, 'en'), percent: 80, has: false },
    ],
  })
  expect(first.next).toMatchObject({
    kind: 'language',
    language_id: JAPANESE,
    percent: 70,
    is_written: false,
  })
  const languages = [JAPANESE, ENGLISH].map((language_id) => ({ language_id, proficiency_id: 3 }))
  const written = await adviceFor({ preferences: [accountant], languages: languages.slice(0, 1) })
  expect(written.next).toMatchObject({ kind: 'language', language_id: ENGLISH, is_written: true })
  const then = await adviceFor({ preferences: [accountant], skills: [ACCOUNTING], languages })
  expect(then.next).toEqual({ kind: 'skill', name: skillName(EXCEL, 'en'), percent: 80 })
  const all = await adviceFor({ preferences: [accountant], skills: [ACCOUNTING, EXCEL], languages })
  expect(all.next).toBeNull()
})

test('too few jobs, or no wish, give no advice', async () => {
  const few = await adviceFor({ preferences: [{ titles: [{ title_id: BRICKLAYER }] }] })
  expect(few).toEqual({ market: null, next: null, may: { add_skill: true } })
  expect((await adviceFor({})).market).toBeNull()
  expect((await site.call('/api-server/jobseeker/advice')).status).toBe(401)
})
