import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../contract/session.ts'
import * as wizard from '../contract/wizard.ts'
import type { AccountsWorld } from './accounts-world.ts'
import { getSession } from './get-session.ts'
import { getWizard } from './get-wizard.ts'
import { guestLogin } from './guest-login.ts'
import { logOut } from './log-out.ts'
import { saveDesiredJob } from './save-desired-job.ts'
import { savePerson } from './save-person.ts'

export function accountRoutes(world: AccountsWorld): Route[] {
  return [
    route(contracts.getSession, (_request, viewer) => getSession(world, viewer)),
    route(contracts.logOut, (_request, viewer) => logOut(world, viewer)),
    route(contracts.guestLogin, (_request, viewer) => guestLogin(world, viewer)),
    route(wizard.getWizard, (_request, viewer) => getWizard(world.db, viewer)),
    route(wizard.saveDesiredJob, (wish, viewer) => saveDesiredJob(world.db, viewer, wish)),
    route(wizard.savePerson, (person, viewer) => savePerson(world, viewer, person)),
  ]
}
