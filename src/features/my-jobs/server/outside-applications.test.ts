import { expect, test } from 'vitest'
import { applicant } from '#features/applications/server/applications.test-helper.ts'
import { addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { keepOutside, listOutside } from '../contract/outside-applications.ts'

const site = await testSite()
const { db } = site.database

test('an application elsewhere is kept once for a job of ours, also by hand, and is its owner’s alone', async () => {
  const [mai, bo] = [await applicant(site), await applicant(site)]
  const job = await addJob(db)
  const keep = (body: object) => mai.call('POST', 'job/outside-applications/create', body)
  const list = async (person = mai) =>
    listOutside.response.parse((await person.call('GET', 'job/outside-applications')).data).applications
  const ids = (await Promise.all([0, 1].map(() => keep({ job_id: job })))).map(
    ({ data }) => keepOutside.response.parse(data).id,
  )
  expect(new Set(ids).size).toBe(1)
  expect((await keep({ job_id: 999_999 })).code).toBe(41120)
  const typed = { title: 'Baker', company_name: 'Bread & Co', url: 'https://bread.example/jobs/7' }
  const presses = await Promise.all([0, 1].map(() => keep(typed)))
  expect(new Set(presses.map(({ data }) => keepOutside.response.parse(data).id)).size).toBe(1)
  expect((await keep({ ...typed, url: 'javascript:alert(1)' })).code).toBe(40001)
  expect((await keep({ ...typed, title: ' ' })).code).toBe(40001)
  // Characters that no text has are left out.
  const marked = await keep({
    ...typed,
    title: 'Ba\0ker',
    company_name: 'Bread & Co\ud800',
    url: `${typed.url}\0`,
  })
  expect(marked.data).toMatchObject({ ...typed, title: 'Baker', company_name: 'Bread & Co\ufffd' })
  await mai.call('DELETE', `job/outside-applications/${keepOutside.response.parse(marked.data).id}/delete`)
  expect(await list()).toMatchObject([{ ...typed, job_id: null, state: 'applied' }, { job_id: job }])
  expect(await list(bo)).toEqual([])
  const [id = ''] = ids
  const change = (person: typeof mai, state: string) =>
    person.call('PATCH', `job/outside-applications/${id}/update`, { state })
  expect([(await change(bo, 'offer')).code, (await change(mai, 'hired')).code]).toEqual([40004, 40001])
  expect((await change(mai, 'offer')).data).toMatchObject({ id, state: 'offer' })
  const forget = async (person: typeof mai) =>
    (await person.call('DELETE', `job/outside-applications/${id}/delete`)).code
  expect([await forget(bo), await forget(mai), await forget(mai)]).toEqual([40004, 0, 40004])
})
