import { type Route, route } from '#shared/contract.ts'
import * as preferences from '../../contract/job-preferences.ts'
import type { ChangeDependencies } from '../change-profile.ts'
import { getPreference } from './get-preference.ts'
import { createPreference, deletePreference, updatePreference } from './save-preference.ts'

export type PreferenceDependencies = ChangeDependencies

/** The calls of the job preferences. */
export const preferenceRoutes = (deps: PreferenceDependencies): Route[] => [
  route(preferences.getPreference, (request, viewer) => getPreference(deps, request, viewer)),
  route(preferences.createPreference, (request, viewer) => createPreference(deps, request, viewer)),
  route(preferences.updatePreference, (request, viewer) => updatePreference(deps, request, viewer)),
  route(preferences.deletePreference, (request, viewer) => deletePreference(deps, request, viewer)),
]
