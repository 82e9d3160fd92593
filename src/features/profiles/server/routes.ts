import { type Route, route } from '#shared/contract.ts'
import { getAdvice as getAdviceContract } from '../contract/advice.ts'
import * as avatars from '../contract/avatar.ts'
import * as wizard from '../contract/wizard.ts'
import { type AdviceDependencies, getAdvice } from './advice/get-advice.ts'
import { type AvatarDependencies, getAvatar, removeAvatar, uploadAvatar } from './avatar.ts'
import { importRoutes } from './import/routes.ts'
import { type PreferenceDependencies, preferenceRoutes } from './preferences/routes.ts'
import { type SectionDependencies, sectionRoutes } from './sections/routes.ts'
import type { SeenDependencies } from './seen/judge-seeing.ts'
import { seenRoutes } from './seen/routes.ts'
import { completeProfile } from './wizard/complete-profile.ts'
import { getWizard } from './wizard/get-wizard.ts'
import { saveDesiredJob } from './wizard/save-desired-job.ts'
import { savePerson } from './wizard/save-person.ts'

/** The calls of the wizard, of the profile, and of a person's picture. */
export const profileRoutes = (
  deps: AdviceDependencies &
    AvatarDependencies &
    SectionDependencies &
    PreferenceDependencies &
    SeenDependencies,
): Route[] => [
  route(wizard.getWizard, (_request, viewer) => getWizard(deps, viewer)),
  route(wizard.saveDesiredJob, (wish, viewer) => saveDesiredJob(deps, wish, viewer)),
  route(wizard.savePerson, (person, viewer) => savePerson(deps, person, viewer)),
  route(wizard.completeProfile, (_request, viewer) => completeProfile(deps, viewer)),
  route(avatars.getAvatar, (_request, viewer) => getAvatar(deps, viewer)),
  route(avatars.uploadAvatar, (request, viewer) => uploadAvatar(deps, request, viewer)),
  route(avatars.removeAvatar, (_request, viewer) => removeAvatar(deps, viewer)),
  route(getAdviceContract, (request, viewer) => getAdvice(deps, request, viewer)),
  ...sectionRoutes(deps),
  ...importRoutes(deps),
  ...preferenceRoutes(deps),
  ...seenRoutes(deps),
]
