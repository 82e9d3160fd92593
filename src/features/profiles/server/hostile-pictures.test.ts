import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { person } from '#features/account-settings/server/settings.test-helper.ts'
import {
  type HostileFile,
  hostileFiles,
  type Outcome,
} from '#platform/pictures/hostile-pictures.test-helper.ts'
import { testSite } from '../../../../tests/site/test-site.ts'

const site = await testSite()
const { jar } = await person(site)
const CALL = '/api-server/jobseeker/upload-avatar'
const stored = z.object({ avatar_large: z.string() })

/** The decoder itself gets all of them, in `platform/pictures`: here each kind comes over the wire. */
const some = (files: readonly HostileFile[]): HostileFile[] =>
  files.filter((_, place) => [0, files.length >> 1, files.length - 1].includes(place))

/** 0: it is taken. */
const CODES: Readonly<Record<Outcome, number>> = {
  taken: 0,
  type: 41250,
  damaged: 41215,
  pixels: 41224,
  size: 41249,
}

const kinds = Object.entries(await hostileFiles())
test.each(kinds)(
  '%s end in a clear message beside the field, or in a clean picture',
  async (_kind, files) => {
    for (const { what, name, bytes, outcomes } of some(files)) {
      const form = new FormData()
      form.set('avatar', new Blob([new Uint8Array(bytes)]), name)
      const { status, body } = await jar.call(CALL, { method: 'POST', body: form })
      expect([what, outcomes.map((outcome) => CODES[outcome]).includes(body.code)]).toEqual([what, true])
      if (body.code === 0) await expectCleanPicture(body.data)
      else {
        expect([what, status < 500, body.message !== '']).toEqual([what, true, true])
        expect(body.errors).toEqual({ avatar: [expect.stringMatching(/./)] })
      }
    }
    expect(await site.database.db.selectFrom('uploads').select('id').execute()).toEqual([])
  },
)

async function expectCleanPicture(data: unknown): Promise<void> {
  const answer = await jar.fetch(stored.parse(data).avatar_large)
  const clean = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(clean).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  for (const word of ['script', 'php', 'PDF', 'evil']) expect(clean.includes(word)).toBe(false)
}

test('10 GB that are declared are refused before they come', async () => {
  const { status, body } = await declared(10 * 1024 ** 3)
  expect([status, body]).toEqual([
    413,
    expect.objectContaining({ code: 41249, errors: { avatar: [expect.any(String)] } }),
  ])
})

/** A form that declares a length, and sends nothing of it. */
async function declared(length: number): Promise<{ status: number; body: unknown }> {
  const { request } = await import('node:http')
  const cookie = Object.entries(jar.held())
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const headers = { cookie, 'content-type': 'multipart/form-data; boundary=x', 'content-length': length }
  return new Promise((done, failed) => {
    const sent = request(new URL(CALL, site.origin), {
      method: 'POST',
      headers,
    })
    sent.on('error', failed)
    sent.on('response', async (answer) => {
      const parts: Buffer[] = []
      for await (const part of answer) parts.push(part)
      done({ status: answer.statusCode ?? 0, body: JSON.parse(Buffer.concat(parts).toString()) })
      sent.destroy()
    })
    sent.flushHeaders()
  })
}
