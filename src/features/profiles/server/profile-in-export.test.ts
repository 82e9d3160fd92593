import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCompany } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { personalData, unexportedTables } from '../personal-data.ts'
import { seeker, WISH } from './profile.test-helper.ts'

const site = await testSite()
const { db } = site.database

/** The tables of the room that have an owner. */
const OWNED = [...personalData, ...unexportedTables].flatMap(({ table }) =>
  ['uploads', 'removed_files', 'avatars'].includes(table) ? [] : [table],
)

async function filled() {
  const mai = await seeker(site)
  const address = { home_address: 'Kite Street 1', home_unit: 'Unit 7', birth_date: '1990-04-01' }
  await mai.change('PATCH', 'me', { ...address, headline: 'Maker of kites', summary: 'All of paper.' })
  const job = { job_title: 'Kite tester', company_name: 'Laguna Winds', started_on: '2020-01' }
  await mai.change('POST', 'work-experiences/create', { ...job, description: 'Flew all of them.' })
  await mai.change('POST', 'educations/create', { school_name: 'Wind College', education_id: 6 })
  await mai.change('POST', 'skills/create', { value: 'Knots of silk' })
  await mai.change('POST', 'languages/create', { language_id: 2, proficiency_id: 3 })
  await mai.change('POST', 'websites/create', { url: 'https://kites.example/mai', description: 'Pictures' })
  const form = new FormData()
  form.set('name', 'Licence to fly')
  form.set('attachment', new Blob(['%PDF-1.7 licence']), 'licence.pdf')
  await mai.jar.call('/api-server/jobseeker/license-certifications/create', { method: 'POST', body: form })
  await mai.change('POST', 'job-preferences/create', { ...WISH, titles: [{ words: 'Kite rider' }] })
  const company_id = await addCompany(db)
  const saw = { saw_name: false, saw_contacts: false, viewed_at: new Date() }
  await db
    .insertInto('profile_views')
    .values({ account_id: mai.id, company_id, ...saw })
    .execute()
  const draft = { source: 'json-resume', filename: 'mai.json', draft: '{}', created_at: new Date() }
  await db
    .insertInto('profile_imports')
    .values({ account_id: mai.id, ...draft })
    .execute()
  return mai
}

const rowsIn = async (table: string, accountId: string): Promise<number> => {
  const { rows } = await sql`select from ${sql.table(table)} where account_id = ${accountId}`.execute(db)
  return rows.length
}

test('a whole profile is exported, and goes with the account', async () => {
  const mai = await filled()
  for (const table of OWNED) expect([table, await rowsIn(table, mai.id)]).toEqual([table, 1])
  const { body } = await mai.jar.call('/api-server/jobseeker/export', { method: 'POST' })
  const exported = JSON.stringify(body.data)
  const written = ['Kite Street 1', 'Unit 7', '1990-04-01', 'Maker of kites', 'All of paper.', 'Kite tester']
  const more = ['Laguna Winds', 'Flew all of them.', 'Wind College', 'Knots of silk', 'kites.example/mai']
  for (const words of [...written, ...more, 'Pictures', 'Licence to fly', 'Kite rider', 'licence.pdf'])
    expect(exported).toContain(words)
  expect(exported).toMatch(/"files\/[0-9a-f-]{36}\.pdf"/)
  await db.deleteFrom('accounts').where('id', '=', mai.id).execute()
  for (const table of OWNED) expect([table, await rowsIn(table, mai.id)]).toEqual([table, 0])
  const left = await db.selectFrom('removed_files').select('content').where('owner', '=', mai.id).execute()
  expect(left).toHaveLength(1)
})
