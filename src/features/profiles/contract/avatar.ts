import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { MAX_FILENAME } from '#shared/upload-kinds.ts'

const share = z.coerce.number().min(0).max(1)

/** The addresses of the picture in two sizes; null: none. */
export const avatar = z.object({
  avatar: z.string().nullable(),
  avatar_large: z.string().nullable(),
})
export type Avatar = z.output<typeof avatar>

export const getAvatar = defineContract({
  name: 'profiles.getAvatar',
  service: 'jobseeker',
  method: 'GET',
  path: '/avatar',
  summary: 'The picture of the signed-in person.',
  access: 'account',
  limit: 'account',
  request: z.object({}),
  response: avatar,
  errors: [],
})

export const uploadAvatar = defineContract({
  name: 'profiles.uploadAvatar',
  service: 'jobseeker',
  method: 'POST',
  path: '/upload-avatar',
  summary: 'Makes a square of an uploaded picture the picture of the signed-in person.',
  access: 'account',
  limit: 'account',
  file: { field: 'avatar', kind: 'avatar' },
  request: z.object({
    /** A complete upload; empty: no file came. */
    upload_id: z.string().max(36).default(''),
    /** Shown instead of the file's own name. */
    filename: z.string().max(MAX_FILENAME).optional(),
    /** The edge of the square, as a share of the shorter side of the picture. */
    crop_size: share.min(0.05).default(1),
    /** Where the square is within the room that it leaves. */
    crop_x: share.default(0.5),
    crop_y: share.default(0.5),
  }),
  response: avatar,
  errors: [41215, 41217, 41222, 41223, 41224, 41225, 41226, 41249, 41250],
})

export const removeAvatar = defineContract({
  name: 'profiles.removeAvatar',
  service: 'jobseeker',
  method: 'DELETE',
  path: '/avatar',
  summary: 'Removes the picture of the signed-in person.',
  access: 'account',
  limit: 'account',
  request: z.object({}),
  response: avatar,
  errors: [],
})
