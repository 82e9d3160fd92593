import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../contract.ts'
import { type EmployerDependencies, getEmployerHome } from './get-home.ts'

export function employerRoutes(deps: EmployerDependencies): Route[] {
  return [route(contracts.getEmployerHome, (_request, viewer) => getEmployerHome(deps, viewer))]
}
