import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { person } from '#features/account-settings/server/settings.test-helper.ts'
import { type CookieJar, cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { fileTasks } from '#platform/storage/file-tasks.ts'
import { privateFiles } from '#platform/storage/private-files.ts'
import { uploadFolder } from '#platform/storage/uploads.ts'
import { testSite } from '../../../../tests/site/test-site.ts'

const site = await testSite()
const { db } = site.database
const CALL = '/api-server/jobseeker/upload-avatar'
const addresses = z.object({ avatar: z.string().nullable(), avatar_large: z.string().nullable() })

let mai: { id: string; jar: CookieJar }
beforeAll(async () => {
  mai = await person(site)
})
afterEach(() => db.deleteFrom('files').where('account_id', '=', mai.id).execute())

/** Red on the left, blue on the right, with the place where it was taken. */
const photo = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
    .composite([
      { input: { create: { width: 150, height: 200, channels: 3, background: 'blue' } }, left: 150, top: 0 },
    ])
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Copyright: 'Mai' } })

function form(bytes: Uint8Array, fields: Record<string, string> = {}, name = 'me.jpg'): FormData {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  body.set('avatar', new Blob([new Uint8Array(bytes)]), name)
  return body
}

const upload = (bytes: Uint8Array, fields?: Record<string, string>, jar = mai.jar) =>
  jar.call(CALL, { method: 'POST', body: form(bytes, fields) })

async function bytesAt(path: string | null, jar = mai.jar): Promise<Buffer> {
  const answer = await jar.fetch(path ?? '')
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

test('a picture becomes two squares without anything else of the file', async () => {
  const { status, body } = await upload(await photo().jpeg().toBuffer(), { filename: 'Mai.jpg' })
  expect([status, body.code]).toEqual([200, 0])
  const { avatar, avatar_large } = addresses.parse(body.data)
  const large = await bytesAt(avatar_large)
  expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  expect(await sharp(large).metadata()).not.toHaveProperty('exif')
  expect(await sharp(await bytesAt(avatar)).metadata()).toMatchObject({ format: 'webp', width: 96 })
  const session = await mai.jar.call('/api-server/auth/session')
  expect(session.body.data).toMatchObject({ user: { avatar } })
  expect(await db.selectFrom('uploads').select('id').where('account_id', '=', mai.id).execute()).toEqual([])
})

test.each(['jpeg', 'png'] as const)('the chosen square of a %s is cut out', async (format) => {
  const bytes = await photo().toFormat(format).toBuffer()
  const colourOf = async (x: string) => {
    const { body } = await upload(bytes, { crop_size: '0.5', crop_x: x, crop_y: '0.5' })
    const { dominant } = await sharp(await bytesAt(addresses.parse(body.data).avatar)).stats()
    return dominant.r > dominant.b ? 'red' : 'blue'
  }
  expect([await colourOf('0'), await colourOf('1')]).toEqual(['red', 'blue'])
})

test('a file is its owner’s alone, a download, and readable in parts', async () => {
  const { body } = await upload(await photo().png().toBuffer())
  const { avatar } = addresses.parse(body.data)
  const path = avatar ?? ''
  const whole = await mai.jar.fetch(path)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-disposition': "attachment; filename*=UTF-8''me.webp",
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  })
  const bytes = Buffer.from(await whole.arrayBuffer())
  const part = await mai.jar.fetch(path, { headers: { range: 'bytes=2-5' } })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 2-5/${bytes.length}`])
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(2, 6))
  const last = await mai.jar.fetch(path, { headers: { range: 'bytes=-3' } })
  expect(Buffer.from(await last.arrayBuffer())).toEqual(bytes.subarray(-3))
  expect((await mai.jar.fetch(path, { headers: { range: 'bytes=999999-' } })).status).toBe(416)
  const stranger = await person(site)
  for (const jar of [stranger.jar, cookieJar(site)]) {
    expect((await jar.fetch(path)).status).toBe(404)
    expect((await jar.fetch(path, { method: 'HEAD' })).status).toBe(404)
  }
  expect((await mai.jar.fetch('/private-files/..%2f..%2fetc')).status).toBe(404)
})

test('a new picture replaces the old one, and a removed one is gone from the disk', async () => {
  const first = addresses.parse((await upload(await photo().png().toBuffer())).body.data)
  const second = addresses.parse((await upload(await photo().flop().png().toBuffer())).body.data)
  expect((await mai.jar.fetch(first.avatar ?? '')).status).toBe(404)
  const files = privateFiles({ S3_URL: undefined, dataFolder: site.dataFolder })
  const [kept] = await db.selectFrom('files').select('content').where('account_id', '=', mai.id).execute()
  const tasks = fileTasks({
    db,
    clock: site.clock,
    privateFiles: files,
    folder: uploadFolder(site.dataFolder),
  })
  const work = () => tasks[0]?.run({}, new AbortController().signal)
  await work()
  expect(await files.of(mai.id).has(kept?.content ?? '')).toBe(true)
  await mai.jar.call('/api-server/jobseeker/avatar', { method: 'DELETE' })
  expect((await mai.jar.fetch(second.avatar ?? '')).status).toBe(404)
  await work()
  expect(await files.of(mai.id).has(kept?.content ?? '')).toBe(false)
})

test('the picture is exported, and goes with the account', async () => {
  const { id, jar } = await person(site)
  await upload(await photo().png().toBuffer(), {}, jar)
  const exported = await jar.call('/api-server/jobseeker/export', { method: 'POST' })
  const [, file] = /"files\/([0-9a-f-]{36})\.webp"/.exec(JSON.stringify(exported.body.data)) ?? []
  const read = `/api-server/jobseeker/export/files/${file}`
  expect((await jar.call(read)).body.data).toMatchObject({ content: expect.stringMatching(/^UklGR/) })
  expect((await (await person(site)).jar.call(read)).body.code).toBe(40004)
  const [row] = await db.selectFrom('files').select('content').where('account_id', '=', id).execute()
  await db.deleteFrom('accounts').where('id', '=', id).execute()
  const files = privateFiles({ S3_URL: undefined, dataFolder: site.dataFolder })
  const [remove] = fileTasks({
    db,
    clock: site.clock,
    privateFiles: files,
    folder: uploadFolder(site.dataFolder),
  })
  await remove?.run({}, new AbortController().signal)
  expect(await files.of(id).has(row?.content ?? '')).toBe(false)
})

test('only signed-in people upload, and nothing of a stranger’s stays', async () => {
  const { status, body } = await upload(await photo().png().toBuffer(), {}, cookieJar(site))
  expect([status, body.code]).toEqual([401, 40003])
})

test('a picture that our disk does not take is told as such, and another try works', async () => {
  const { id, jar } = await person(site)
  const bytes = await photo().png().toBuffer()
  const own = join(site.dataFolder, 'files', 'private', id)
  await mkdir(dirname(own), { recursive: true })
  await writeFile(own, 'a file where the folder of its owner would be')
  const unsaved = ['Failed to save image, please try again.']
  expect(await upload(bytes, {}, jar)).toMatchObject({
    status: 500,
    body: { code: 41223, errors: { avatar: unsaved } },
  })
  await rm(own)
  const folder = uploadFolder(site.dataFolder)
  await rename(folder, `${folder}.away`)
  await writeFile(folder, '')
  expect((await upload(bytes, {}, jar)).body).toMatchObject({ code: 41222, message: 'Upload Failed' })
  await rm(folder)
  await rename(`${folder}.away`, folder)
  expect((await upload(bytes, {}, jar)).status).toBe(200)
})
