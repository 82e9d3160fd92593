import { type Route, route } from '#shared/contract.ts'
import { getRemoteOverview } from '../contract.ts'
import { type OverviewServices, remoteOverview } from './get-remote-overview.ts'

export function visitorRoutes(services: OverviewServices): Route[] {
  const overview = remoteOverview(services)
  return [route(getRemoteOverview, (_request, viewer) => overview(viewer))]
}
