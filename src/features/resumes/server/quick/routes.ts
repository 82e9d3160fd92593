import { type Route, route } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import * as contracts from '../../contract/quick-resume.ts'
import { removeQuickResumeOf } from '../queries/quick-resumes.ts'
import { getQuickResume } from './get-quick-resume.ts'
import { type QuickDependencies, uploadQuickResume } from './upload-quick-resume.ts'

/** The calls for a resume of somebody without an account. */
export const quickRoutes = (deps: QuickDependencies): Route[] => [
  route(contracts.uploadQuickResume, (request, viewer) => uploadQuickResume(deps, request, viewer)),
  route(contracts.getQuickResume, async (_request, viewer) => {
    const id = guestOf(viewer)
    return { resume: id === null ? null : await getQuickResume(deps, id, viewer.language) }
  }),
  route(contracts.removeQuickResume, async (_request, viewer) => {
    const id = guestOf(viewer)
    if (id !== null) await removeQuickResumeOf(deps.db, id)
    return {}
  }),
]

/** The session of a guest; null for everybody else. */
const guestOf = ({ session }: Viewer): string | null => (session?.accountId === null ? session.id : null)
