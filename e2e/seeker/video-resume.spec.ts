import { join } from 'node:path'
import sharp from 'sharp'
import { accessibilityViolations } from '../site/accessibility-violations.ts'
import { joinProven } from '../site/accounts.ts'
import { expect, open, test } from '../site/journey.ts'

const FILM = join(import.meta.dirname, '../../src/features/resumes/server/videos/fixtures/plain.mp4')
const CAPTIONS = {
  name: 'me.srt',
  mimeType: 'application/x-subrip',
  buffer: Buffer.from('1\n00:00:00,000 --> 00:00:01,500\nHello, I am Mai.\n'),
}

test('a video resume plays with its captions, and is deleted after a question', async ({ page }) => {
  await joinProven(page)
  await open(page, '/en/profile/resume')
  await page.getByLabel('Video file').setInputFiles(FILM)
  await expect(page.getByText('The video was added.')).toBeVisible()
  await page.getByRole('link', { name: 'Captions: plain.mp4' }).click()
  await page.getByLabel('Captions file').setInputFiles(CAPTIONS)
  await expect(page.getByText('The captions were saved.')).toBeVisible()

  await page.getByRole('link', { name: 'Cover: plain.mp4' }).click()
  const create = { width: 96, height: 72, channels: 3, background: 'teal' } as const
  const buffer = await sharp({ create }).png().toBuffer()
  await page.getByLabel('Picture').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('The cover was saved.')).toBeVisible()

  const player = page.getByLabel('Video: plain.mp4')
  const ranges: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'media') ranges.push(request.headers().range ?? '')
  })
  const seen = await player.evaluate(async (element) => {
    if (!(element instanceof HTMLVideoElement)) throw new Error('no player')
    element.muted = true
    await element.play()
    await new Promise((done) => element.addEventListener('timeupdate', done, { once: true }))
    element.pause()
    const [track] = element.textTracks
    const cues = [...(track?.cues ?? [])]
    return {
      width: element.videoWidth,
      mode: track?.mode,
      words: cues.map((cue) => (cue instanceof VTTCue ? cue.text : '')),
    }
  })
  expect(seen).toEqual({ width: 96, mode: 'showing', words: ['Hello, I am Mai.'] })
  expect(ranges[0]).toMatch(/^bytes=0-/)
  expect(await accessibilityViolations(page)).toEqual([])

  await page.getByRole('link', { name: 'Delete: plain.mp4' }).click()
  await page.getByRole('link', { name: 'Keep it' }).click()
  await page.getByRole('link', { name: 'Delete: plain.mp4' }).press('Enter')
  await page.getByRole('button', { name: 'Delete: plain.mp4' }).press('Enter')
  await expect(page.getByText('The video was deleted.')).toBeVisible()
  await expect(player).toHaveCount(0)
})
