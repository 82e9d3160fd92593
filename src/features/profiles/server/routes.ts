import { type Route, route } from '#shared/contract.ts'
import * as wizard from '../contract/wizard.ts'
import { getWizard } from './get-wizard.ts'
import { saveDesiredJob } from './save-desired-job.ts'
import { type AccountsWorld, savePerson } from './save-person.ts'

/** The wizard. */
export const profileRoutes = (world: AccountsWorld): Route[] => [
  route(wizard.getWizard, (_request, viewer) => getWizard(world.db, viewer)),
  route(wizard.saveDesiredJob, (wish, viewer) => saveDesiredJob(world.db, wish, viewer)),
  route(wizard.savePerson, (person, viewer) => savePerson(world, person, viewer)),
]
