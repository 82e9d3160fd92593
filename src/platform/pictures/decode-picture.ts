import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import type { LimitedWork } from '../limited/answer-limited.ts'
import { bmpPixels, decodeBmp } from './decode-bmp.ts'
import type { PictureTask, PictureTrouble, SquareCrop } from './picture-task.ts'

/**
 * Decodes pictures, in a limited process. It finds the type by the content, and draws the picture anew: nothing of the
 * file but its pixels goes on, so no metadata and nothing that is hidden behind the picture.
 */

// Of all decoders that the library has, only these two: most bugs are in the others.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

const isTask = (task: unknown): task is PictureTask =>
  typeof task === 'object' && task !== null && 'types' in task && ('sizes' in task || 'within' in task)

export const decodePicture: LimitedWork = async (task, input) => {
  if (!isTask(task)) throw new Error('Not a task')
  const opened = await open(input, task)
  if (typeof opened === 'string') return { value: { trouble: opened } }
  try {
    return { value: {}, blocks: await drawings(opened, task) }
  } catch {
    return { value: { trouble: 'damaged' } }
  }
}

/** The decoded picture, or why it cannot be decoded. */
async function open(input: Buffer, { types, maxPixels }: PictureTask): Promise<Sharp | PictureTrouble> {
  const mime = await fileTypeFromBuffer(input).then(
    (type) => type?.mime ?? '',
    () => '',
  )
  if (input.length === 0) return 'damaged'
  if (!types.includes(mime)) return 'type'
  try {
    if (mime === 'image/bmp') {
      if (bmpPixels(input) > maxPixels) return 'pixels'
      return decodeBmp(input)
    }
    const { width, height } = await sharp(input, { limitInputPixels: false }).metadata()
    if (width * height > maxPixels) return 'pixels'
    // Only what lacks a part is damaged: many cameras write files that are not quite by the book.
    return sharp(input, { limitInputPixels: maxPixels, failOn: 'truncated', sequentialRead: true })
  } catch {
    return 'damaged'
  }
}

async function drawings(opened: Sharp, task: PictureTask): Promise<Buffer[]> {
  // As the camera was held.
  const { data, info } = await opened
    .autoOrient()
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  if ('within' in task) {
    const whole = sharp(data, { raw, limitInputPixels: false })
    const edges = {
      width: task.within,
      height: task.within,
      fit: 'inside',
      withoutEnlargement: true,
    } as const
    return [await whole.resize(edges).webp({ quality: 82 }).toBuffer()]
  }
  const square = squareOf(info, task.crop)
  const made: Buffer[] = []
  for (const size of task.sizes) {
    const picture = sharp(data, { raw, limitInputPixels: false }).extract(square).resize(size, size)
    made.push(await picture.webp({ quality: 82 }).toBuffer())
  }
  return made
}

function squareOf({ width, height }: { width: number; height: number }, { x, y, size }: SquareCrop) {
  const edge = Math.max(1, Math.round(Math.min(width, height) * size))
  return {
    left: Math.round((width - edge) * x),
    top: Math.round((height - edge) * y),
    width: edge,
    height: edge,
  }
}
