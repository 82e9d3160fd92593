import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Wizard } from '../../contract/wizard.ts'
import type { ChangeDependencies } from '../change-profile.ts'
import { storeCompletion } from '../queries/wizard.ts'
import { changeAnswers } from './change-answers.ts'
import { getWizard } from './get-wizard.ts'

/** A second time changes nothing. Throws 41259 beside a required answer that is missing. */
export async function completeProfile(deps: ChangeDependencies, viewer: Viewer): Promise<Wizard> {
  const { needs_updating, is_profile_completed, ...wizard } = await getWizard(deps, viewer)
  const [missing] = needs_updating
  if (missing !== undefined) throw new ApiError(41259, { field: missing === 'name' ? 'first_name' : missing })
  if (is_profile_completed) return { ...wizard, needs_updating, is_profile_completed }
  return changeAnswers(deps, viewer, 'school', storeCompletion)
}
