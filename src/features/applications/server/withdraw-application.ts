import type { Viewer } from '#shared/viewer.ts'
import type { ApplicationDetail } from '../contract/applications.ts'
import { changeOwn, type OwnDependencies } from './change-own.ts'
import { moveApplication } from './move-application.ts'

/** The seeker takes an application back, or declines one that was accepted. Throws 41135, 41136 or 41137. */
export const withdrawApplication = (
  deps: OwnDependencies,
  { id }: { id: string },
  viewer: Viewer,
): Promise<ApplicationDetail> =>
  changeOwn(deps, id, viewer, (own, row) => moveApplication(own, row, 'withdraw'))
