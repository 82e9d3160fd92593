import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../../contract/resumes.ts'
import { deleteResume } from './delete-resume.ts'
import { stopResumeMail } from './email/stop-resume-mail.ts'
import { listResumes } from './list-resumes.ts'
import { previewResume } from './preview-resume.ts'
import { renameResume } from './rename-resume.ts'
import type { ResumeDependencies } from './resume-dependencies.ts'
import { sendResumeEmail } from './send-resume-email.ts'
import { setAutoSendResume } from './set-auto-send.ts'
import { uploadResume } from './upload-resume.ts'

/** The calls of attached resumes. */
export const attachedRoutes = (deps: ResumeDependencies): Route[] => [
  route(contracts.listResumes, (_request, viewer) => listResumes(deps, viewer)),
  route(contracts.uploadResume, (request, viewer) => uploadResume(deps, request, viewer)),
  route(contracts.renameResume, (request, viewer) => renameResume(deps, request, viewer)),
  route(contracts.deleteResume, (request, viewer) => deleteResume(deps, request, viewer)),
  route(contracts.previewResume, (request, viewer) => previewResume(deps, request, viewer)),
  route(contracts.setAutoSendResume, (request, viewer) => setAutoSendResume(deps, request, viewer)),
  route(contracts.sendResumeEmail, (request, viewer) => sendResumeEmail(deps, request, viewer)),
  route(contracts.stopResumeMail, (request) => stopResumeMail(deps, request)),
]
