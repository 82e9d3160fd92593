import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../../contract/resume-reading.ts'
import { getSyncableContent } from './get-syncable-content.ts'
import { type SyncDependencies, syncResume } from './sync-resume.ts'

/** The calls that fill a profile from an attached resume. */
export const syncRoutes = (deps: SyncDependencies): Route[] => [
  route(contracts.getSyncableContent, (request, viewer) => getSyncableContent(deps, request, viewer)),
  route(contracts.syncResume, (request, viewer) => syncResume(deps, request, viewer)),
]
