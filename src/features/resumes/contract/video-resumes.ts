import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'

const videoId = z.uuid()

/** Addresses are private files of their owner. */
export const videoResume = z.object({
  video_resume_id: z.string(),
  /** The video: MP4, with ranges. */
  video_resume: z.string(),
  /** Null: none. */
  video_cover: z.string().nullable(),
  /** WebVTT; null: none. */
  video_captions: z.string().nullable(),
  filename: z.string(),
  bytes: z.number().int(),
  milliseconds: z.number().int(),
  /** Pixels, as it is shown. */
  width: z.number().int(),
  height: z.number().int(),
  created_at: z.iso.datetime(),
})
export type VideoResume = z.output<typeof videoResume>

export const listVideoResumes = defineContract({
  name: 'resumes.listVideoResumes',
  service: 'jobseeker',
  method: 'GET',
  path: '/video-resumes',
  summary: 'The video resumes of the signed-in seeker; the newest first.',
  access: 'seeker',
  limit: 'account',
  request: z.object({}),
  response: z.object({
    video_resumes: z.array(videoResume),
    /** Whether there is room for another one. */
    may: z.object({ add: z.boolean() }),
  }),
  errors: [],
})

/** A complete upload; empty: no file came. */
const upload_id = z.string().max(36).default('')

export const uploadVideoResume = defineContract({
  name: 'resumes.uploadVideoResume',
  service: 'jobseeker',
  method: 'POST',
  path: '/video_resume/upload_v1',
  summary:
    'Adds a video resume: an MP4 under 3 minutes. Only its picture and sound are kept: no place, no device, no times. With the id of a video resume, that one gets this video and loses its captions.',
  access: 'seeker',
  limit: 'account',
  file: { field: 'video_resume', kind: 'video-resume' },
  request: z.object({ upload_id, video_resume_id: videoId.or(z.literal('')).optional() }),
  response: videoResume,
  errors: [41200, 41202, 41207, 41211, 41212, 41215, 41217, 41222, 41225, 41226],
})

export const uploadVideoCover = defineContract({
  name: 'resumes.uploadVideoCover',
  service: 'jobseeker',
  method: 'POST',
  path: '/video-resumes/upload-video-cover',
  summary:
    'Gives a video resume a cover. Without an id the cover waits for a day: the returned id is that of the video resume to which a video can then be uploaded.',
  access: 'seeker',
  limit: 'account',
  file: { field: 'video_cover', kind: 'video-cover' },
  request: z.object({ upload_id, video_resume_id: videoId.or(z.literal('')).optional() }),
  response: z.object({ video_resume_id: z.string(), video_cover: z.string() }),
  errors: [41200, 41202, 41215, 41217, 41224, 41225, 41226, 41249, 41250],
})

export const uploadVideoCaptions = defineContract({
  name: 'resumes.uploadVideoCaptions',
  service: 'jobseeker',
  method: 'POST',
  path: '/video-resumes/:id/upload-video-captions',
  summary: 'Gives a video resume captions: WebVTT or SubRip, stored as plain WebVTT.',
  access: 'seeker',
  limit: 'account',
  file: { field: 'video_captions', kind: 'video-captions' },
  request: z.object({ id: videoId, upload_id }),
  response: videoResume,
  errors: [40001, 41200, 41215, 41217, 41225, 41226, 41251],
})

export const removeVideoPart = defineContract({
  name: 'resumes.removeVideoPart',
  service: 'jobseeker',
  method: 'DELETE',
  path: '/video-resumes/:id/:part/delete',
  summary: 'Removes the cover or the captions of a video resume.',
  access: 'seeker',
  limit: 'account',
  request: z.object({ id: videoId, part: z.enum(['cover', 'captions']) }),
  response: videoResume,
  errors: [41200],
})

export const deleteVideoResume = defineContract({
  name: 'resumes.deleteVideoResume',
  service: 'jobseeker',
  method: 'DELETE',
  path: '/video-resume/:id/delete',
  summary:
    'Deletes a video resume with its cover and captions. Nobody to whom it was granted can open it any more.',
  access: 'seeker',
  limit: 'account',
  request: z.object({ id: videoId }),
  response: z.object({}),
  errors: [41200],
})
