import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../../contract/seen-profile.ts'
import { getMe } from '../get-me.ts'
import { getSeekerProfile } from './get-seeker-profile.ts'
import type { SeenDependencies } from './judge-seeing.ts'
import { listProfileViews } from './list-profile-views.ts'
import { seenByEmployer } from './seen-by-employer.ts'

/** The calls about what employers see. */
export const seenRoutes = (deps: SeenDependencies): Route[] => [
  route(contracts.getProfileAsEmployer, async ({ contact }, viewer) =>
    seenByEmployer(await getMe(deps, viewer), contact),
  ),
  route(contracts.listProfileViews, (_request, viewer) => listProfileViews(deps, viewer)),
  route(contracts.getSeekerProfile, (request, viewer) => getSeekerProfile(deps, request, viewer)),
]
