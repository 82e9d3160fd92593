import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { Agent, request as send } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { person } from '#features/account-settings/server/settings.test-helper.ts'
import { type CookieJar, cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { UPLOAD_HOURS, UPLOADS_AT_ONCE } from '#shared/upload-kinds.ts'
import { testSite } from '../../../tests/site/test-site.ts'
import { fileTasks } from '../storage/file-tasks.ts'
import { privateFiles } from '../storage/private-files.ts'
import { uploadFolder } from '../storage/uploads.ts'

const site = await testSite()
const { db } = site.database
const TUS = { 'tus-resumable': '1.0.0' }
const PIECE = { ...TUS, 'content-type': 'application/offset+octet-stream' }

let mai: { id: string; jar: CookieJar }
beforeAll(async () => {
  mai = await person(site)
})

const metadata = (kind: string, name = 'me.png') =>
  `kind ${Buffer.from(kind).toString('base64')},filename ${Buffer.from(name).toString('base64')}`

const begin = (bytes: number, { kind = 'avatar', jar = mai.jar } = {}) =>
  jar.fetch('/uploads', {
    method: 'POST',
    headers: { ...TUS, 'upload-length': String(bytes), 'upload-metadata': metadata(kind) },
  })

const piece = (path: string, offset: number, body: Uint8Array, jar = mai.jar) =>
  jar.fetch(path, {
    method: 'PATCH',
    headers: { ...PIECE, 'upload-offset': String(offset) },
    body: new Uint8Array(body),
  })

const offsetOf = async (path: string, jar = mai.jar) => {
  const { status, headers } = await jar.fetch(path, { method: 'HEAD', headers: TUS })
  return status === 200 ? Number(headers.get('upload-offset')) : status
}

/** Sends some of a piece; then the line goes dead, by `cut` or else by hanging up. */
const cutOff = (
  path: string,
  offset: number,
  rest: Uint8Array,
  { origin = site.origin, cut }: { origin?: string; cut?: () => void } = {},
) =>
  new Promise<void>((done) => {
    const cookie = Object.entries(mai.jar.held())
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const headers = { ...PIECE, 'upload-offset': String(offset), 'content-length': rest.length, cookie }
    const request = send(new URL(path, origin), { method: 'PATCH', headers })
    request.on('error', () => undefined)
    request.on('close', () => done())
    request.write(rest.subarray(0, 1000), cut ?? (() => request.destroy()))
  })

test('an upload that is cut off at 60 % goes on from there', async () => {
  const whole = Buffer.alloc(100_000, 'picture ')
  const begun = await begin(whole.length)
  expect(begun.status).toBe(201)
  const path = begun.headers.get('location') ?? ''
  expect((await piece(path, 0, whole.subarray(0, 60_000))).status).toBe(204)
  await cutOff(path, 60_000, whole.subarray(60_000))
  const arrived = await offsetOf(path)
  expect(arrived).toBeGreaterThanOrEqual(60_000)
  expect((await piece(path, 0, whole.subarray(0, 10))).status).toBe(409)
  const rest = await piece(path, arrived, whole.subarray(arrived))
  expect([rest.status, rest.headers.get('upload-offset')]).toEqual([204, '100000'])
  const id = path.split('/').at(-1)
  const body = JSON.stringify({ upload_id: id })
  // It is complete, and no picture.
  const call = await mai.jar.call('/api-server/jobseeker/upload-avatar', { method: 'POST', body })
  expect(call.body).toMatchObject({ code: 41250, errors: { avatar: [expect.any(String)] } })
  expect(await offsetOf(path)).toBe(410)
})

test('an upload goes on after the server was killed and started again', async () => {
  const whole = await noise()
  const most = Math.floor(whole.length * 0.6)
  const first = await startProcess()
  const path = (await begin(whole.length, { jar: first.jar })).headers.get('location') ?? ''
  expect((await piece(path, 0, whole.subarray(0, most), first.jar)).status).toBe(204)
  const cut = () => first.process.kill('SIGKILL')
  await cutOff(path, most, whole.subarray(most), { origin: first.origin, cut })
  const second = await startProcess()
  const arrived = Number(await offsetOf(path, second.jar))
  expect(arrived).toBeGreaterThanOrEqual(most)
  expect((await piece(path, arrived, whole.subarray(arrived), second.jar)).status).toBe(204)
  const body = JSON.stringify({ upload_id: path.split('/').at(-1) })
  const taken = await second.jar.call('/api-server/jobseeker/upload-avatar', { method: 'POST', body })
  expect(taken.body).toMatchObject({ code: 0 })
})

/** A picture of some size. */
const noise = () =>
  sharp({
    create: {
      ...{ width: 200, height: 200, channels: 3, background: 'teal' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()

/** A process of its own on the data of this site, and Mai's browser there. */
async function startProcess(): Promise<{ process: ChildProcess; origin: string; jar: CookieJar }> {
  const data = JSON.stringify({ settings: site.database.settings, dataFolder: site.dataFolder })
  const process = fork(join(import.meta.dirname, 'site-process.test-helper.ts'), [data])
  onTestFinished(() => void process.kill('SIGKILL'))
  const [said] = await once(process, 'message')
  const origin = String(said)
  const fetchThere: typeof site.fetch = (to, init) => fetch(new URL(to, origin), init)
  return { process, origin, jar: cookieJar({ ...site, fetch: fetchThere }, mai.jar.held()) }
}

test('nobody else sees an upload, and it is of use to its owner alone', async () => {
  const path = (await begin(10)).headers.get('location') ?? ''
  const stranger = await person(site)
  expect(await offsetOf(path, stranger.jar)).toBe(410)
  expect((await piece(path, 0, Buffer.alloc(10), stranger.jar)).status).toBe(410)
  expect((await stranger.jar.fetch(path, { method: 'DELETE', headers: TUS })).status).toBe(410)
  expect((await begin(10, { jar: cookieJar(site) })).status).toBe(401)
  await piece(path, 0, Buffer.alloc(10))
  const body = JSON.stringify({ upload_id: path.split('/').at(-1) })
  const theirs = await stranger.jar.call('/api-server/jobseeker/upload-avatar', { method: 'POST', body })
  expect(theirs.body.code).toBe(41226)
  const elsewhere = { ...TUS, 'sec-fetch-site': 'cross-site' }
  expect((await mai.jar.fetch(path, { method: 'DELETE', headers: elsewhere })).status).toBe(403)
  expect((await mai.jar.fetch(path, { method: 'DELETE', headers: TUS })).status).toBe(204)
  expect(await offsetOf(path)).toBe(410)
})

test('what is too large, of no size or of no kind is refused before it comes', async () => {
  const large = await begin(10 * 1024 ** 3)
  expect(large.status).toBe(413)
  expect(await large.json()).toMatchObject({ code: 41249 })
  expect((await begin(10, { kind: 'virus' })).status).toBe(422)
  const endless = { ...TUS, 'upload-defer-length': '1', 'upload-metadata': metadata('avatar') }
  expect(
    (await mai.jar.fetch('/uploads', { method: 'POST', headers: endless })).status,
  ).toBeGreaterThanOrEqual(400)
  const path = (await begin(10)).headers.get('location') ?? ''
  expect((await piece(path, 0, Buffer.alloc(11))).status).toBe(413)
  expect(await offsetOf(path)).toBe(0)
})

test('the rest of a refused piece does not hold up the next request of its connection', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const statusOf = (path: string, method: string, body = '') =>
    new Promise<number | undefined>((done, fail) => {
      const request = send(new URL(path, site.origin), { method, agent }, (answer) => {
        answer.resume().on('end', () => done(answer.statusCode))
      })
      request.on('error', fail).end(body)
    })
  expect(await statusOf('/uploads', 'POST', 'x'.repeat(300_000))).toBe(412)
  expect(await statusOf('/health/live', 'GET')).toBe(200)
})

test('an account keeps only its newest uploads, and old ones end', async () => {
  const paths: string[] = []
  for (let i = 0; i <= UPLOADS_AT_ONCE; i++) paths.push((await begin(10)).headers.get('location') ?? '')
  expect(await offsetOf(paths[0] ?? '')).toBe(410)
  expect(await offsetOf(paths.at(-1) ?? '')).toBe(0)
  const folder = uploadFolder(site.dataFolder)
  const later = { now: () => new Date(Date.now() + (UPLOAD_HOURS + 2) * 3600 * 1000) }
  const files = privateFiles({ S3_URL: undefined, dataFolder: site.dataFolder })
  const tasks = fileTasks({ db, clock: later, privateFiles: files, folder })
  const end = tasks.find(({ name }) => name === 'files.end-uploads')
  await end?.run({}, new AbortController().signal)
  expect(readdirSync(join(folder))).toEqual([])
})
