import { join } from 'node:path'
import { ApiError } from '#shared/api-error.ts'
import { MAX_MEGAPIXELS, UPLOAD_KINDS, type UploadKind } from '#shared/upload-kinds.ts'
import { LimitedFailure, runLimited } from '../limited/limited-process.ts'
import type { Drawing, PictureTask, SquareCrop } from './picture-task.ts'

const PROGRAM = join(import.meta.dirname, 'decode-picture-process.ts')

/**
 * Makes squares of a stranger's picture, as WebP without metadata, in a limited process. Throws the code of the kind
 * for other types, 41215 for a damaged picture, 41224 for too many pixels, 41217 for one that needs too much.
 */
export const squaresOfPicture = (
  bytes: Uint8Array,
  { crop, sizes, ...upload }: { kind: UploadKind; crop: SquareCrop; sizes: readonly number[]; field: string },
): Promise<Buffer[]> => drawn(bytes, upload, { crop, sizes }, sizes.length)

/** The whole picture as one WebP whose edges have at most so many pixels. Throws as above. */
export async function pictureWithin(
  bytes: Uint8Array,
  { edge, ...upload }: { kind: UploadKind; edge: number; field: string },
): Promise<Buffer> {
  const [picture] = await drawn(bytes, upload, { within: edge }, 1)
  if (picture === undefined) throw new Error('One picture was drawn')
  return picture
}

async function drawn(
  bytes: Uint8Array,
  { kind, field }: { kind: UploadKind; field: string },
  drawing: Drawing,
  count: number,
): Promise<Buffer[]> {
  const { types, wrongType } = UPLOAD_KINDS[kind]
  const task: PictureTask = { types, maxPixels: MAX_MEGAPIXELS * 1_000_000, ...drawing }
  const { value, blocks } = await runLimited({ program: PROGRAM, input: bytes, task }).catch((error) => {
    throw error instanceof LimitedFailure ? new ApiError(41217, { field }) : error
  })
  const trouble = troubleIn(value)
  if (trouble === 'type') throw new ApiError(wrongType, { field })
  if (trouble === 'pixels') throw new ApiError(41224, { field, params: { max: MAX_MEGAPIXELS } })
  if (trouble !== null || blocks.length !== count) throw new ApiError(41215, { field })
  return blocks
}

const troubleIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'trouble' in value ? value.trouble : null
