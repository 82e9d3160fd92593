import { join } from 'node:path'
import { ApiError } from '#shared/api-error.ts'
import { MAX_MEGAPIXELS, UPLOAD_KINDS, type UploadKind } from '#shared/upload-kinds.ts'
import { LimitedFailure, runLimited } from '../limited/limited-process.ts'
import type { PictureTask, SquareCrop } from './picture-task.ts'

const PROGRAM = join(import.meta.dirname, 'decode-picture-process.ts')

/**
 * Makes squares of a stranger's picture, as WebP without metadata, in a limited process. Throws the code of the kind
 * for other types, 41215 for a damaged picture, 41224 for too many pixels, 41217 for one that needs too much.
 */
export async function squaresOfPicture(
  bytes: Uint8Array,
  {
    kind,
    crop,
    sizes,
    field,
  }: { kind: UploadKind; crop: SquareCrop; sizes: readonly number[]; field: string },
): Promise<Buffer[]> {
  const { types, wrongType } = UPLOAD_KINDS[kind]
  const task: PictureTask = { types, maxPixels: MAX_MEGAPIXELS * 1_000_000, crop, sizes }
  const { value, blocks } = await runLimited({ program: PROGRAM, input: bytes, task }).catch((error) => {
    throw error instanceof LimitedFailure ? new ApiError(41217, { field }) : error
  })
  const trouble = troubleIn(value)
  if (trouble === 'type') throw new ApiError(wrongType, { field })
  if (trouble === 'pixels') throw new ApiError(41224, { field, params: { max: MAX_MEGAPIXELS } })
  if (trouble !== null || blocks.length !== sizes.length) throw new ApiError(41215, { field })
  return blocks
}

const troubleIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'trouble' in value ? value.trouble : null
