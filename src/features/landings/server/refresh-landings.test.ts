import { expect, test } from 'vitest'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testDatabase } from '../../../../tests/database/test-database.ts'
import { sitemapSections } from '../../sitemap-sections.ts'
import { refreshLandings } from './refresh-landings.ts'
import { refreshSitemap } from './write-sitemap.ts'

const MAKATI = 1703417
const ACCOUNTANT = 1196
const BOOKKEEPER = 1197
const ACCOUNTING = 147

test('landings keep their rows, say when they changed, and go when they have too few jobs', async () => {
  const { db } = await testDatabase()
  const company_id = await addCompany(db)
  const jobs: number[] = []
  for (let step = 0; step < 6; step++)
    jobs.push(await addJob(db, { company_id, country: 'PH', location_id: MAKATI }))
  const refreshedAt = async (day: number) => {
    const clock = { now: () => new Date(Date.UTC(2030, 0, day)) }
    await refreshLandings(db, clock)
    await refreshSitemap(db, clock, await sitemapSections())
    const rows = await db
      .selectFrom('landings')
      .select(['id', 'place_id', 'jobs', 'changed_at'])
      .orderBy('id')
      .execute()
    const parts = await db
      .selectFrom('sitemap_parts')
      .select(['rows', 'changed_at'])
      .where('kind', '=', 'jobs')
      .execute()
    return { rows, parts }
  }
  const first = await refreshedAt(1)
  expect(first.rows.map(({ jobs }) => jobs)).toEqual([6, 6, 6])
  expect(await refreshedAt(2)).toEqual(first)

  const close = (id: number | undefined) =>
    db
      .updateTable('jobs')
      .set({ status: 'closed', closed_at: new Date() })
      .where('id', '=', id ?? 0)
      .execute()
  await close(jobs[0])
  const third = await refreshedAt(3)
  expect(third.rows.map(({ id, jobs }) => [id, jobs])).toEqual(first.rows.map(({ id }) => [id, 5]))
  expect(third.rows[0]?.changed_at).toEqual(new Date(Date.UTC(2030, 0, 3)))
  expect(third.parts).toEqual([{ rows: 5, changed_at: new Date(Date.UTC(2030, 0, 3)) }])

  await close(jobs[1])
  expect((await refreshedAt(4)).rows).toEqual([])
})

test('a posting that two sources have counts once', async () => {
  const { db } = await testDatabase()
  const company_id = await addCompany(db)
  const [first = 0] = [await addJob(db, { company_id, country: 'JP' })]
  for (let step = 0; step < 4; step++) await addJob(db, { company_id, country: 'JP' })
  await addJob(db, { company_id, country: 'JP', cluster_id: first })
  await db.updateTable('jobs').set({ cluster_id: first }).where('id', '=', first).execute()
  await refreshLandings(db, { now: () => new Date() })
  expect(await db.selectFrom('landings').select('jobs').execute()).toEqual([{ jobs: 5 }])
})

test('a job of two titles counts once for each, and once for the function of both', async () => {
  const { db } = await testDatabase()
  const company_id = await addCompany(db)
  const add = (title_ids: number[], posted: number) =>
    addJob(db, { company_id, country: 'JP', title_ids, posted_at: new Date(Date.UTC(2030, 0, posted)) })
  for (let day = 1; day <= 3; day++) await add([ACCOUNTANT, BOOKKEEPER], day)
  for (let day = 4; day <= 6; day++) await add([ACCOUNTANT], day)
  for (let day = 7; day <= 8; day++) await add([BOOKKEEPER], day)
  await refreshLandings(db, { now: () => new Date() })
  const rows = await db.selectFrom('landings').select(['work_id', 'jobs', 'newest_at']).execute()
  const of = (work: number | null) => rows.find(({ work_id }) => work_id === work)
  expect(of(ACCOUNTANT)).toMatchObject({ jobs: 6, newest_at: new Date(Date.UTC(2030, 0, 6)) })
  expect(of(BOOKKEEPER)).toMatchObject({ jobs: 5, newest_at: new Date(Date.UTC(2030, 0, 8)) })
  expect(of(ACCOUNTING)).toMatchObject({ jobs: 8, newest_at: new Date(Date.UTC(2030, 0, 8)) })
  expect(of(null)?.jobs).toBe(8)
})
