import { type Route, route } from '#shared/contract.ts'
import * as avatars from '../contract/avatar.ts'
import * as wizard from '../contract/wizard.ts'
import { type AvatarDependencies, getAvatar, removeAvatar, uploadAvatar } from './avatar.ts'
import { getWizard } from './get-wizard.ts'
import { saveDesiredJob } from './save-desired-job.ts'
import { type AccountDependencies, savePerson } from './save-person.ts'

/** The calls of the wizard, and of a person's picture. */
export const profileRoutes = (deps: AccountDependencies & AvatarDependencies): Route[] => [
  route(wizard.getWizard, (_request, viewer) => getWizard(deps.db, viewer)),
  route(wizard.saveDesiredJob, (wish, viewer) => saveDesiredJob(deps.db, wish, viewer)),
  route(wizard.savePerson, (person, viewer) => savePerson(deps, person, viewer)),
  route(avatars.getAvatar, (_request, viewer) => getAvatar(deps, viewer)),
  route(avatars.uploadAvatar, (request, viewer) => uploadAvatar(deps, request, viewer)),
  route(avatars.removeAvatar, (_request, viewer) => removeAvatar(deps, viewer)),
]
