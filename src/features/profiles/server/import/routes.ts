import { accountOf } from '#features/sessions/server/door.ts'
import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../../contract/import.ts'
import { removeImports } from '../queries/imports.ts'
import type { WorkDependencies } from '../sections/save-work-experience.ts'
import { applyImport } from './apply-import.ts'
import { createImport, type ImportDependencies } from './create-import.ts'
import { exportProfile } from './export-profile.ts'
import { getImport } from './get-import.ts'

/** The calls that fill a profile from a file, and give it as one. */
export const importRoutes = (deps: ImportDependencies & WorkDependencies): Route[] => [
  route(contracts.createImport, (request, viewer) => createImport(deps, request, viewer)),
  route(contracts.getImport, (_request, viewer) => getImport(deps, viewer)),
  route(contracts.applyImport, (request, viewer) => applyImport(deps, request, viewer)),
  route(contracts.discardImport, async (_request, viewer) => {
    await removeImports(deps.db, accountOf(viewer))
    return {}
  }),
  route(contracts.exportProfile, (_request, viewer) => exportProfile(deps, viewer)),
]
