import { expect, test } from 'vitest'
import { UPLOAD_KINDS } from '#shared/upload-kinds.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { hostileVideos } from './hostile-videos.test-helper.ts'
import { readVideo } from './reading/read-video.ts'
import { filmed, fixture } from './videos.test-helper.ts'

const site = await testSite()

const CODES = { type: 41207, damaged: 41215, length: 41212, outside: 41217 } as const

test.each(hostileVideos())('$what ends in a clear answer', async ({ bytes, codes }) => {
  const read = await readVideo(bytes, { lessThanSeconds: 180 })
  expect(codes).toContain(typeof read === 'string' ? CODES[read] : 0)
  if (typeof read === 'string') return
  expect(read.kept.length).toBe(bytes.length)
  expect(read.kept.toString('latin1')).not.toMatch(/script|KITE/)
})

test('through the front door each is refused beside its field, and nothing of it stays', async () => {
  const mai = await filmed(site)
  const refused = [
    'a PDF',
    'three minutes and a second',
    'samples in another file',
    'no timescale',
    'nothing',
  ]
  for (const { what, bytes, codes } of hostileVideos().filter((one) => refused.includes(one.what))) {
    const { code, errors } = await mai.upload(bytes)
    expect([what, code, Object.keys(errors ?? {})]).toEqual([what, codes[0], ['video_resume']])
  }
  const { code } = await mai.upload(Buffer.alloc(UPLOAD_KINDS['video-resume'].maxBytes + 1))
  expect(code).toBe(41211)
  expect(await mai.files()).toEqual([])
  const uploads = site.database.db.selectFrom('uploads').select('id').where('account_id', '=', mai.id)
  expect(await uploads.execute()).toEqual([])
  expect((await mai.upload(fixture('plain.mp4'))).code).toBe(0)
})
