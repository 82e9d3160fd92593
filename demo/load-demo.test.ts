import { expect, test } from 'vitest'
import { testDatabase } from '../tests/database/test-database.ts'
import { castJobRef } from './cast.ts'
import { CAST_TEXTS } from './cast-texts.ts'
import { loadDemo } from './load-demo.ts'

const now = new Date('2026-11-21T12:00:00Z')
const { db } = await testDatabase()
const cast = Object.keys(CAST_TEXTS).length

const count = async (table: 'jobs' | 'companies' | 'job_texts') =>
  (
    await db
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

test('loads the world once; a second load adds nothing, an interrupted one is completed', async () => {
  const options = { seed: 7, now, jobs: 600, companies: 120 }
  expect(await loadDemo(db, options)).toEqual({ companies: 120 + 4, jobs: 600 + cast })
  expect(await count('jobs')).toBe(600 + cast)
  expect(await count('job_texts')).toBeGreaterThanOrEqual(600 + cast)
  expect(await loadDemo(db, options)).toEqual({ companies: 0, jobs: 0 })

  await db.deleteFrom('jobs').where('source_ref', 'like', 'demo-job-0000%').execute()
  expect((await loadDemo(db, options)).jobs).toBe(99)
  expect(await count('jobs')).toBe(600 + cast)
})

test('the cast is there under its refs', async () => {
  const job = (key: Parameters<typeof castJobRef>[0]) =>
    db
      .selectFrom('jobs')
      .selectAll()
      .where('source', '=', 'demo')
      .where('source_ref', '=', castJobRef(key))
      .executeTakeFirstOrThrow()
  expect(await job('open-manila')).toMatchObject({
    status: 'open',
    arrangement: 1,
    country: 'PH',
    location_id: 1701668,
  })
  expect(await job('open-manila')).toMatchObject({
    pay_min_minor: 3_200_000,
    pay_currency: 'PHP',
    pay_kind: 'monthly',
  })
  expect(await job('remote-web3')).toMatchObject({ arrangement: 3, is_web3: true, working_languages: ['en'] })
  expect(await job('urgent-manila')).toMatchObject({ is_urgent: true })
  expect(await job('on-hold-manila')).toMatchObject({ status: 'on_hold' })
  expect((await job('external-manila')).external_url).toMatch(/^https:/)
  expect((await job('closed-manila')).closed_at).toBeInstanceOf(Date)
  expect((await job('tokyo-japanese')).social_insurance).toMatch('社会保険')
  expect(await job('riyadh-arabic')).toMatchObject({ country: 'SA' })
})
