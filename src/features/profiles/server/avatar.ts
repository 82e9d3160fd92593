import type { z } from 'zod'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { squaresOfPicture } from '#platform/pictures/read-picture.ts'
import type { FileServices } from '#platform/storage/file-services.ts'
import { deleteFiles, storeFile } from '#platform/storage/store-file.ts'
import { ApiError } from '#shared/api-error.ts'
import { privateFileAddress } from '#shared/file-address.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Avatar, uploadAvatar as contract } from '../contract/avatar.ts'
import { type AvatarFiles, findAvatar, replaceAvatar } from './queries/avatars.ts'

export type AvatarDependencies = FileServices & { db: Db; clock: Clock }

/** Edges in pixels: for the person's own page, and for menus. */
const SIZES = [512, 96]

export async function getAvatar({ db }: AvatarDependencies, viewer: Viewer): Promise<Avatar> {
  return addressesOf(await findAvatar(db, accountOf(viewer)))
}

/** Stores only the squares: the file itself, with all that is in it, goes. Throws the codes of its contract. */
export async function uploadAvatar(
  deps: AvatarDependencies,
  { upload_id, filename, crop_size, crop_x, crop_y }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<Avatar> {
  const accountId = accountOf(viewer)
  const { db, clock, uploads, privateFiles } = deps
  const file = { accountId, kind: 'avatar', field: 'avatar' } as const
  const taken = await uploads.take(upload_id, file)
  const crop = { size: crop_size, x: crop_x, y: crop_y }
  const [large, small] = await squaresOfPicture(taken.bytes, { ...file, crop, sizes: SIZES }).catch(
    async (error: unknown) => {
      // What no other try can change does not stay.
      if (error instanceof ApiError && error.code !== TOO_MANY) await uploads.discard(upload_id)
      throw error
    },
  )
  if (large === undefined || small === undefined) throw new Error('A picture has two sizes')
  const kept = {
    filename: webpName(filename ?? taken.filename),
    format: 'webp',
    scannedAt: taken.scannedAt,
  } as const
  const files = await db
    .transaction()
    .execute(async (transaction) => {
      const given = { db: transaction, clock, privateFiles }
      const stored = {
        large_file_id: await storeFile(given, accountId, { ...kept, kind: 'avatar', bytes: large }),
        small_file_id: await storeFile(given, accountId, { ...kept, kind: 'avatar-small', bytes: small }),
      }
      await deleteFiles(transaction, await replaceAvatar(transaction, accountId, stored), accountId)
      return stored
    })
    .catch((error: unknown) => {
      throw error instanceof ApiError && error.code === NOT_STORED
        ? new ApiError(41223, { field: 'avatar', cause: error.cause })
        : error
    })
  await uploads.discard(upload_id)
  return addressesOf(files)
}

const TOO_MANY = 40006
/** Of any file; a picture has its own. */
const NOT_STORED = 50011

export async function removeAvatar({ db }: AvatarDependencies, viewer: Viewer): Promise<Avatar> {
  const accountId = accountOf(viewer)
  await db.transaction().execute(async (transaction) => {
    await deleteFiles(transaction, await replaceAvatar(transaction, accountId, null), accountId)
  })
  return addressesOf(null)
}

/** As a download it is a WebP, whatever came. */
const webpName = (filename: string): string =>
  `${filename.replace(/\.\w{1,5}$/, '').slice(0, 180) || 'photo'}.webp`

const addressesOf = (files: AvatarFiles | null): Avatar => ({
  avatar: files === null ? null : privateFileAddress(files.small_file_id),
  avatar_large: files === null ? null : privateFileAddress(files.large_file_id),
})
