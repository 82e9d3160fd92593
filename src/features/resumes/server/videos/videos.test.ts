import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { later } from '#shared/later.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { videoResume } from '../../contract/video-resumes.ts'
import { endWaitingCovers } from './end-waiting-covers.ts'
import { filmed, fixture } from './videos.test-helper.ts'

let now = new Date('2026-05-20T12:00:00Z')
const clock = { now: () => now }
const site = await testSite({ clock })
const { db } = site.database

const CAPTIONS = '1\n00:00:00,000 --> 00:00:01,500\nHello, I am Mai.\n'
const cover = () =>
  sharp({ create: { width: 2000, height: 1000, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

test('a video is kept without what phones write into it, and plays in parts for its owner alone', async () => {
  const mai = await filmed(site)
  const original = fixture('plain.mp4')
  expect(original.toString('latin1')).toContain('KITE-STREET-7')
  const video = await mai.film(original)
  expect(video).toMatchObject({
    ...{ filename: 'me.mp4', bytes: original.length, width: 96, height: 64, video_cover: null },
    created_at: now.toISOString(),
  })
  expect(Math.abs(video.milliseconds - 2000)).toBeLessThan(200)
  const whole = await mai.jar.fetch(video.video_resume)
  expect(whole.headers.get('content-type')).toBe('video/mp4')
  expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
  expect(whole.headers.get('content-security-policy')).toContain('sandbox')
  const kept = Buffer.from(await whole.arrayBuffer())
  expect(kept.toString('latin1')).not.toMatch(/KITE-STREET|14\.5995/)
  const part = await mai.jar.fetch(video.video_resume, { headers: { range: 'bytes=100-199' } })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${kept.length}`])
  expect(Buffer.from(await part.arrayBuffer())).toEqual(kept.subarray(100, 200))
  const other = await filmed(site)
  for (const jar of [other.jar, cookieJar(site)])
    expect((await jar.fetch(video.video_resume)).status).toBe(404)
  expect(await other.videos()).toEqual({ video_resumes: [], may: { add: true } })
  expect(await mai.videos()).toEqual({ video_resumes: [video], may: { add: true } })
})

test('a video that could not be stored is told by its own code, and another try stores it', async () => {
  const mai = await filmed(site)
  await sql`create function fail() returns trigger language plpgsql as $$ begin raise 'full'; end $$`.execute(
    db,
  )
  await sql`create trigger fail before insert on video_resumes for each row execute function fail()`.execute(
    db,
  )
  expect((await mai.upload(fixture('plain.mp4'))).code).toBe(41222)
  await sql`drop trigger fail on video_resumes`.execute(db)
  expect(await mai.videos()).toMatchObject({ video_resumes: [] })
  expect((await mai.upload(fixture('plain.mp4'))).code).toBe(0)
})

test('three are the most, also for two that come at once; a deleted one leaves nothing', async () => {
  const mai = await filmed(site)
  const first = await mai.film()
  await mai.film(fixture('fragmented.mp4'))
  const codes = await Promise.all([1, 2].map(async () => (await mai.upload(fixture('plain.mp4'))).code))
  expect(codes.toSorted((a, b) => a - b)).toEqual([0, 41202])
  expect((await mai.upload(fixture('plain.mp4'))).code).toBe(41202)
  expect(await mai.videos()).toMatchObject({ may: { add: false } })
  expect(await db.selectFrom('uploads').select('id').where('account_id', '=', mai.id).execute()).toEqual([])
  const remove = async () =>
    (await mai.call('DELETE', `video-resume/${first.video_resume_id}/delete`)).body.code
  expect([await remove(), await remove()]).toEqual([0, 41200])
  expect(await mai.videos()).toMatchObject({ may: { add: true } })
  expect(await mai.files()).toHaveLength(2)
  expect((await mai.jar.fetch(first.video_resume)).status).toBe(404)
})

test('a cover is drawn anew, captions become plain WebVTT; both are replaced and removed', async () => {
  const mai = await filmed(site)
  const { video_resume_id: id } = await mai.film()
  const covered = await mai.send('/video-resumes/upload-video-cover', 'video_cover', await cover(), {
    video_resume_id: id,
  })
  expect(covered.data).toMatchObject({ video_resume_id: id })
  const captioned = await mai.send(`/video-resumes/${id}/upload-video-captions`, 'video_captions', CAPTIONS)
  const video = videoResume.parse(captioned.data)
  const picture = await mai.jar.fetch(video.video_cover ?? '')
  const { format, width, height } = await sharp(await picture.arrayBuffer()).metadata()
  expect([format, width, height]).toEqual(['webp', 1280, 640])
  const captions = await mai.jar.fetch(video.video_captions ?? '')
  expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
  expect(await captions.text()).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.500\nHello, I am Mai.\n')
  await mai.send(`/video-resumes/${id}/upload-video-captions`, 'video_captions', CAPTIONS)
  await mai.send('/video-resumes/upload-video-cover', 'video_cover', await cover(), { video_resume_id: id })
  expect((await mai.files()).map(({ kind }) => kind).toSorted()).toEqual([
    'video-captions',
    'video-cover',
    'video-resume',
  ])
  // Another video: its words are others, its cover stays.
  await mai.upload(fixture('fragmented.mp4'), { video_resume_id: id })
  expect(await mai.videos()).toMatchObject({
    video_resumes: [{ video_resume_id: id, video_captions: null, video_cover: expect.any(String) }],
  })
  await mai.call('DELETE', `video-resumes/${id}/cover/delete`)
  expect((await mai.files()).map(({ kind }) => kind)).toEqual(['video-resume'])
  for (const file of ['no captions', 'WEBVTT\n\nNOTE only this', '', 'x'.repeat(300_000)]) {
    const { code, errors } = await mai.send(
      `/video-resumes/${id}/upload-video-captions`,
      'video_captions',
      file,
    )
    expect([[40001, 41215].includes(code), Object.keys(errors ?? {})]).toEqual([true, ['video_captions']])
  }
})

test('a cover may come before its video, and goes if none follows within a day', async () => {
  const mai = await filmed(site)
  const send = async () =>
    Object((await mai.send('/video-resumes/upload-video-cover', 'video_cover', await cover())).data)
      .video_resume_id
  const id = await send()
  expect(await send()).toBe(id)
  expect(await mai.videos()).toMatchObject({ video_resumes: [] })
  const { data } = await mai.upload(fixture('plain.mp4'), { video_resume_id: id })
  expect(data).toMatchObject({ video_resume_id: id, video_cover: expect.any(String) })
  await send()
  now = later(now, 24 * 3600 + 1)
  await endWaitingCovers({ db, clock })
  expect((await mai.files()).map(({ kind }) => kind).toSorted()).toEqual(['video-cover', 'video-resume'])
})

test('nobody touches what is another’s', async () => {
  const [mai, other] = [await filmed(site), await filmed(site)]
  const { video_resume_id: id } = await mai.film()
  const tries = async (jar: typeof other) => [
    (await jar.upload(fixture('plain.mp4'), { video_resume_id: id })).code,
    (
      await jar.send('/video-resumes/upload-video-cover', 'video_cover', await cover(), {
        video_resume_id: id,
      })
    ).code,
    (await jar.send(`/video-resumes/${id}/upload-video-captions`, 'video_captions', CAPTIONS)).code,
    (await jar.call('DELETE', `video-resumes/${id}/captions/delete`)).body.code,
    (await jar.call('DELETE', `video-resume/${id}/delete`)).body.code,
  ]
  expect(await tries(other)).toEqual([41200, 41200, 41200, 41200, 41200])
  expect((await other.files()).length).toBe(0)
  expect((await cookieJar(site).call('/api-server/jobseeker/video-resumes')).body.code).toBe(40003)
  expect(await mai.videos()).toMatchObject({ video_resumes: [{ video_resume_id: id }] })
})

test('the profile names the newest video, and the export has the files', async () => {
  const mai = await filmed(site)
  expect(await mai.me()).toMatchObject({ video_resume: null, video_resume_id: null, video_cover: null })
  const video = await mai.film()
  expect(await mai.me()).toMatchObject({
    video_resume: video.video_resume,
    video_resume_id: video.video_resume_id,
    video_cover: null,
  })
  const { body } = await mai.jar.call('/api-server/jobseeker/export', { method: 'POST' })
  const names = Object(body.data).files.map(({ name }: { name: string }) => name)
  expect(names).toContain('video-resumes.json')
  expect(names.filter((name: string) => name.endsWith('.mp4'))).toHaveLength(1)
  await db.deleteFrom('accounts').where('id', '=', mai.id).execute()
  expect(await mai.files()).toEqual([])
  const removed = await db.selectFrom('removed_files').select('content').where('owner', '=', mai.id).execute()
  expect(removed).toHaveLength(1)
})
