import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { person } from '#features/account-settings/server/settings.test-helper.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { type HostileFile, hostileFiles } from './hostile-pictures.test-helper.ts'

const site = await testSite()
const { jar } = await person(site)
const stored = z.object({ avatar_large: z.string() })

test('200 hostile files end in a clear message beside the field, or in a clean picture', async () => {
  const files = await hostileFiles()
  expect(files.length).toBeGreaterThanOrEqual(200)
  const before = process.memoryUsage().rss
  const wrong: unknown[] = []
  const judge = async ({ what, name, bytes, codes }: HostileFile) => {
    const form = new FormData()
    form.set('avatar', new Blob([new Uint8Array(bytes)]), name)
    const { status, body } = await jar.call('/api-server/jobseeker/upload-avatar', {
      method: 'POST',
      body: form,
    })
    const isTold =
      body.code === 0 || (status < 500 && body.message !== '' && body.errors?.avatar?.length === 1)
    if (!codes.includes(body.code) || !isTold) wrong.push({ what, status, body, codes })
    if (body.code === 0) {
      const { avatar_large } = stored.parse(body.data)
      const answer = await jar.fetch(avatar_large)
      // The other lane may have replaced the picture meanwhile.
      if (answer.status === 404) return
      const clean = Buffer.from(await answer.arrayBuffer())
      expect(await sharp(clean).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
      for (const word of ['script', 'php', 'PDF', 'evil']) expect(clean.includes(word)).toBe(false)
    }
  }
  // As many at once as are decoded at once.
  const waiting = [...files]
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await judge(file)
  }
  await Promise.all([work(), work()])
  expect(wrong).toEqual([])
  // The decoders run in processes of their own: what they need does not stay here.
  expect((process.memoryUsage().rss - before) / 1024 ** 2).toBeLessThan(600)
  expect(await site.database.db.selectFrom('uploads').select('id').execute()).toEqual([])
}, 300_000)

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
    const sent = request(new URL('/api-server/jobseeker/upload-avatar', site.origin), {
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
