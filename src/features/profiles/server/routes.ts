import { type Route, route } from '#shared/contract.ts'
import * as wizard from '../contract/wizard.ts'
import { getWizard } from './get-wizard.ts'
import { saveDesiredJob } from './save-desired-job.ts'
import { type AccountDependencies, savePerson } from './save-person.ts'

/** The calls of the wizard. */
export const profileRoutes = (deps: AccountDependencies): Route[] => [
  route(wizard.getWizard, (_request, viewer) => getWizard(deps.db, viewer)),
  route(wizard.saveDesiredJob, (wish, viewer) => saveDesiredJob(deps.db, wish, viewer)),
  route(wizard.savePerson, (person, viewer) => savePerson(deps, person, viewer)),
]
