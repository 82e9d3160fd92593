import { type Route, route } from '#shared/contract.ts'
import * as seekers from '../contract/applications.ts'
import * as employers from '../contract/employer.ts'
import { type ApplyDependencies, applyToJob } from './apply-to-job.ts'
import { getApplication, getApplicationToJob } from './get-application.ts'
import { getApplicationForm } from './get-application-form.ts'
import { listApplications } from './list-applications.ts'
import type { MoveDependencies } from './move-application.ts'
import { listReceived, moveReceived, openReceived } from './received.ts'
import { withdrawApplication } from './withdraw-application.ts'

export const applicationRoutes = (deps: ApplyDependencies & MoveDependencies): Route[] => [
  route(seekers.getApplicationForm, (request, viewer) => getApplicationForm(deps, request, viewer)),
  route(seekers.applyToJob, (request, viewer) => applyToJob(deps, request, viewer)),
  route(seekers.listApplications, (request, viewer) => listApplications(deps, request, viewer)),
  route(seekers.getApplication, (request, viewer) => getApplication(deps, request, viewer)),
  route(seekers.getApplicationToJob, (request, viewer) => getApplicationToJob(deps, request, viewer)),
  route(seekers.withdrawApplication, (request, viewer) => withdrawApplication(deps, request, viewer)),
  route(employers.listReceived, (request, viewer) => listReceived(deps, request, viewer)),
  route(employers.openReceived, (request, viewer) => openReceived(deps, request, viewer)),
  route(employers.moveReceived, (request, viewer) => moveReceived(deps, request, viewer)),
]
