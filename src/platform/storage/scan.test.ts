import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { person } from '#features/account-settings/server/settings.test-helper.ts'
import { type TestSite, testSite } from '../../../tests/site/test-site.ts'
import { hasClamd, MOST_SCANNED, startClamd, TEST_VIRUS } from './clamd.test-helper.ts'
import { configuredScanner } from './scan.ts'

/** One suite for a real clamd, and for a server that says the same words; others of its answers are planted. */

const folder = mkdtempSync(join(tmpdir(), 'joblane-clamd-'))
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true })
})

/** Answers like clamd, by what the stream contains. */
async function speaker(answerTo: (file: string) => string): Promise<{ url: string; server: Server }> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (part) => {
      received = Buffer.concat([received, Buffer.from(part)])
      const file = fileIn(received)
      if (file !== null) socket.end(`${answerTo(file)}\0`)
    })
  })
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return { url: `tcp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, server }
}

/** Null until the piece of length 0 has come. */
function fileIn(received: Buffer): string | null {
  const command = 'zINSTREAM\0'
  if (!received.toString('latin1').startsWith(command)) return null
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces).toString('latin1')
    pieces.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

const SCANNERS = [
  {
    name: 'a server that speaks like clamd',
    isMissing: false,
    async start() {
      const answerTo = (file: string) => {
        if (file.length > MOST_SCANNED) return 'INSTREAM size limit exceeded. ERROR'
        return file.includes(TEST_VIRUS) ? 'stream: Joblane.Test.UNOFFICIAL FOUND' : 'stream: OK'
      }
      const { url, server } = await speaker(answerTo)
      return { url, stop: async () => void server.close() }
    },
  },
  {
    name: hasClamd ? 'clamd' : 'clamd (skipped: no clamd)',
    isMissing: !hasClamd,
    start: () => startClamd(folder),
  },
]

describe.each(SCANNERS)('files scanned by $name', ({ isMissing, start }) => {
  if (isMissing) return test.skip('there is no clamd on this machine', () => {})
  let scanner: Awaited<ReturnType<typeof start>>
  let site: TestSite
  let jar: Awaited<ReturnType<typeof person>>['jar']
  beforeAll(async () => {
    scanner = await start()
    site = await testSite({ env: { CLAMD_URL: scanner.url } })
    jar = (await person(site)).jar
  })
  afterAll(() => scanner.stop())

  const isInfected = (bytes: Buffer) => configuredScanner({ CLAMD_URL: scanner.url })?.isInfected(bytes)

  test('a file is clean or infected, wherever in it the virus is', async () => {
    expect(await isInfected(Buffer.from('a picture'))).toBe(false)
    expect(await isInfected(Buffer.from(TEST_VIRUS))).toBe(true)
    expect(await isInfected(Buffer.concat([Buffer.alloc(300_000, 'x'), Buffer.from(TEST_VIRUS)]))).toBe(true)
    expect(await isInfected(Buffer.alloc(0))).toBe(false)
  })

  test('a file that is too large for the scanner is an error, never clean', async () => {
    await expect(isInfected(Buffer.alloc(MOST_SCANNED + 1, 'x'))).rejects.toThrow(/size limit/)
  })

  test('an upload is stored once it is found clean, and refused otherwise', async () => {
    const picture = await sharp({ create: { width: 50, height: 50, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const upload = async (bytes: Buffer) => {
      const form = new FormData()
      form.set('avatar', new Blob([new Uint8Array(bytes)]), 'me.png')
      const { body } = await jar.call('/api-server/jobseeker/upload-avatar', { method: 'POST', body: form })
      return body
    }
    expect(await upload(Buffer.concat([picture, Buffer.from(TEST_VIRUS)]))).toMatchObject({
      code: 41217,
      errors: { avatar: [expect.any(String)] },
    })
    const stored = () => site.database.db.selectFrom('files').select('scanned_at').execute()
    expect(await stored()).toEqual([])
    expect((await upload(picture)).code).toBe(0)
    for (const { scanned_at } of await stored()) expect(scanned_at).toBeInstanceOf(Date)
    await scanner.stop()
    expect((await upload(picture)).code).toBe(41225)
  })
})

test('a scanner that cannot say is an error, never clean', async () => {
  const { url } = await speaker(() => '')
  const silent = configuredScanner({ CLAMD_URL: url })
  await expect(silent?.isInfected(Buffer.from('x'))).rejects.toThrow('clamd answered')
  const absent = configuredScanner({ CLAMD_URL: 'tcp://127.0.0.1:1' })
  await expect(absent?.isInfected(Buffer.from('x'))).rejects.toThrow('ECONNREFUSED')
  const noSocket = configuredScanner({ CLAMD_URL: 'unix:/nowhere/clamd.ctl' })
  await expect(noSocket?.isInfected(Buffer.from('x'))).rejects.toThrow('ENOENT')
})

test('without a scanner there is none', () => {
  expect(configuredScanner({ CLAMD_URL: undefined })).toBeNull()
})
