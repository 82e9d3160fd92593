import type { Db } from '#platform/db/database.ts'
import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../contract.ts'
import { getEmployerHome } from './get-home.ts'

interface EmployerDependencies {
  db: Db
  /** The address job seekers see. */
  seekerOrigin: () => string
}

export function employerRoutes(deps: EmployerDependencies): Route[] {
  return [route(contracts.getEmployerHome, (_request, viewer) => getEmployerHome(deps, viewer))]
}
