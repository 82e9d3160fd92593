import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { MAX_MEGAPIXELS, UPLOAD_KINDS } from '#shared/upload-kinds.ts'
import { runLimited } from '../limited/limited-process.ts'
import { type HostileFile, hostileFiles } from './hostile-pictures.test-helper.ts'
import type { PictureTask } from './picture-task.ts'

/**
 * Two hundred hostile files, with the decoder and the limits of the product. The product starts a process for each file,
 * which costs more than decoding: here a process takes all files of a kind. `profiles` uploads some of each kind.
 */

const PROGRAM = join(import.meta.dirname, 'many-pictures-process.test-helper.ts')
const answers = z.array(z.object({ trouble: z.string().optional() }))
/** A kind has up to 66 files: one process may take longer for them than for one file. */
const limits = { milliseconds: 120_000 }
const task: PictureTask = {
  types: UPLOAD_KINDS.avatar.types,
  maxPixels: MAX_MEGAPIXELS * 1_000_000,
  crop: { x: 0.5, y: 0.5, size: 1 },
  sizes: [512],
}

const { sizes: _beforeDecoding, ...kinds } = await hostileFiles()

test('there are 200 of them', () => {
  expect(Object.values(kinds).flat().length).toBeGreaterThanOrEqual(200)
})

describe.each(Object.entries(kinds))('%s', (_kind, files) => {
  test('end in an outcome that is right for them, and only pixels are taken', async () => {
    const { outcomes, pictures } = await decoded(files)
    const wrong = files.flatMap(({ what, outcomes: right }, place) => {
      const outcome = outcomes[place]
      return right.some((one) => one === outcome) ? [] : [{ what, outcome }]
    })
    expect(wrong).toEqual([])
    expect(outcomes.filter((outcome) => outcome === 'taken').length).toBe(pictures.length)
    for (const picture of pictures) {
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
      for (const word of ['script', 'php', 'PDF', 'evil']) expect(picture.includes(word)).toBe(false)
    }
  })
})

async function decoded(files: readonly HostileFile[]) {
  const { value, blocks } = await runLimited({
    program: PROGRAM,
    input: Buffer.concat(files.map(({ bytes }) => bytes)),
    task: { ...task, lengths: files.map(({ bytes }) => bytes.length) },
    limits,
  })
  return { outcomes: answers.parse(value).map(({ trouble = 'taken' }) => trouble), pictures: blocks }
}
