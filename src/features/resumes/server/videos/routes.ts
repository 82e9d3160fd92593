import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../../contract/video-resumes.ts'
import type { Reports } from '../attached/or-failed.ts'
import { deleteVideoResume, removeVideoPart } from './delete-video.ts'
import { listVideoResumes } from './list-videos.ts'
import type { VideoDependencies } from './take-video-upload.ts'
import { uploadVideoCaptions } from './upload-captions.ts'
import { uploadVideoCover } from './upload-cover.ts'
import { uploadVideoResume } from './upload-video.ts'

/** The calls of video resumes. */
export const videoRoutes = (deps: VideoDependencies & Reports): Route[] => [
  route(contracts.listVideoResumes, (_request, viewer) => listVideoResumes(deps, viewer)),
  route(contracts.uploadVideoResume, (request, viewer) => uploadVideoResume(deps, request, viewer)),
  route(contracts.uploadVideoCover, (request, viewer) => uploadVideoCover(deps, request, viewer)),
  route(contracts.uploadVideoCaptions, (request, viewer) => uploadVideoCaptions(deps, request, viewer)),
  route(contracts.removeVideoPart, (request, viewer) => removeVideoPart(deps, request, viewer)),
  route(contracts.deleteVideoResume, (request, viewer) => deleteVideoResume(deps, request, viewer)),
]
