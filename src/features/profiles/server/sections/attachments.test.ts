import { expect, test } from 'vitest'
import { cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { later } from '#shared/later.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { changed } from '../../contract/entry-calls.ts'
import { profileTasks } from '../jobs.ts'
import { seeker } from '../profile.test-helper.ts'

let now = new Date('2026-05-20T12:00:00Z')
const site = await testSite({ clock: { now: () => now } })
const { db } = site.database

const LICENSES = '/api-server/jobseeker/license-certifications'
const PDF = '%PDF-1.7 a certificate'

function form(content: string | Uint8Array, fields: Record<string, string> = {}): FormData {
  const body = new FormData()
  for (const [field, value] of Object.entries({ name: 'Pilot', ...fields })) body.set(field, value)
  body.set(
    'attachment',
    new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
    'pilot.pdf',
  )
  return body
}

async function owner() {
  const mai = await seeker(site)
  const files = () => db.selectFrom('files').select('id').where('account_id', '=', mai.id).execute()
  const send = async (method: string, path: string, body: FormData) =>
    (await mai.jar.call(`${LICENSES}${path}`, { method, body })).body
  return { ...mai, files, send, license: async () => (await mai.me()).licenses[0] }
}

test('an attachment is kept, read by its owner alone, replaced, and removed with its license', async () => {
  const mai = await owner()
  const { id } = changed.parse((await mai.send('POST', '/create', form(PDF))).data)
  const { attachment } = (await mai.license()) ?? {}
  expect(attachment).toMatchObject({ filename: 'pilot.pdf', bytes: PDF.length })
  const path = attachment?.address ?? ''
  const file = await mai.jar.fetch(path)
  expect([file.headers.get('content-type'), await file.text()]).toEqual(['application/pdf', PDF])
  expect((await cookieJar(site).fetch(path)).status).toBe(404)

  const replaced = changed.parse(
    (await mai.send('PATCH', `/${id}/update`, form(`${PDF} 2`, { filename: 'new.pdf' }))).data,
  )
  expect((await mai.license())?.attachment).toMatchObject({ filename: 'new.pdf' })
  await mai.call('POST', 'undo', { undo_id: replaced.undo_id })
  expect((await mai.license())?.attachment).toEqual(attachment)
  expect(await mai.files()).toHaveLength(1)

  const removed = await mai.change('DELETE', `license-certifications/${id}/delete`)
  await mai.call('POST', 'undo', { undo_id: removed.undo_id })
  expect((await mai.jar.fetch(path)).status).toBe(200)
  await mai.change('PATCH', `license-certifications/${id}/update`, { removes_attachment: '1' })
  expect((await mai.license())?.attachment).toBeNull()
  await mai.change('PATCH', 'me', { headline: 'Pilot' })
  expect(await mai.files()).toEqual([])
})

test('what only Undo could bring back is gone within the hour', async () => {
  const mai = await owner()
  const { id } = changed.parse((await mai.send('POST', '/create', form(PDF))).data)
  const { undo_id } = await mai.change('DELETE', `license-certifications/${id}/delete`)
  const [forget] = profileTasks({ db, clock: { now: () => now } })
  const run = () => forget?.run({}, new AbortController().signal)
  await run()
  expect(await mai.files()).toHaveLength(1)
  now = later(now, 3601)
  await run()
  expect(await mai.files()).toEqual([])
  expect((await mai.call('POST', 'undo', { undo_id })).status).toBe(404)
})

test('other files are refused beside the field, and nothing of them stays', async () => {
  const mai = await owner()
  const refused = async (content: string | Uint8Array) => {
    const { code, errors } = await mai.send('POST', '/create', form(content))
    return [code, Object.keys(errors ?? {})]
  }
  expect(await refused('<svg onload="alert(1)"/>')).toEqual([41252, ['attachment']])
  expect(await refused('')).toEqual([41215, ['attachment']])
  expect(await refused(new Uint8Array(10 * 1024 * 1024 + 1))).toEqual([41251, ['attachment']])
  expect(await mai.files()).toEqual([])
  expect((await mai.me()).licenses).toEqual([])
  expect(await db.selectFrom('uploads').select('id').where('account_id', '=', mai.id).execute()).toEqual([])
})
