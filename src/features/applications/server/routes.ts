import type { ExchangeRates } from '#config/exchange-rates.ts'
import { type Route, route } from '#shared/contract.ts'
import * as seekers from '../contract/applications.ts'
import * as candidates from '../contract/candidates.ts'
import * as employers from '../contract/employer.ts'
import { type ApplyDependencies, applyToJob } from './apply-to-job.ts'
import { type CandidateDependencies, inviteCandidate, saveCandidate, unsaveCandidate } from './candidates.ts'
import { exchangeAsEmployer, exchangeAsSeeker } from './exchange-contacts.ts'
import { getApplication, getApplicationToJob } from './get-application.ts'
import { getApplicationForm } from './get-application-form.ts'
import { answerInvitation } from './invitations.ts'
import { listApplications } from './list-applications.ts'
import { mayApplyToJob } from './may-apply.ts'
import type { MoveDependencies } from './move-application.ts'
import { listReceived, moveReceived, openReceived } from './received.ts'
import { setApplyDistance } from './set-apply-distance.ts'
import { withdrawApplication } from './withdraw-application.ts'

export const applicationRoutes = (
  deps: ApplyDependencies & MoveDependencies & CandidateDependencies & { rates: ExchangeRates },
): Route[] => [
  route(seekers.getApplicationForm, (request, viewer) => getApplicationForm(deps, request, viewer)),
  route(seekers.mayApplyToJob, (request, viewer) => mayApplyToJob(deps, request, viewer)),
  route(seekers.applyToJob, (request, viewer) => applyToJob(deps, request, viewer)),
  route(seekers.listApplications, (request, viewer) => listApplications(deps, request, viewer)),
  route(seekers.getApplication, (request, viewer) => getApplication(deps, request, viewer)),
  route(seekers.getApplicationToJob, (request, viewer) => getApplicationToJob(deps, request, viewer)),
  route(seekers.withdrawApplication, (request, viewer) => withdrawApplication(deps, request, viewer)),
  route(seekers.exchangeAsSeeker, (request, viewer) => exchangeAsSeeker(deps, request, viewer)),
  route(candidates.answerInvitation, (request, viewer) => answerInvitation(deps, request, viewer)),
  route(candidates.saveCandidate, (request, viewer) => saveCandidate(deps, request, viewer)),
  route(candidates.unsaveCandidate, (request, viewer) => unsaveCandidate(deps, request, viewer)),
  route(candidates.inviteCandidate, (request, viewer) => inviteCandidate(deps, request, viewer)),
  route(employers.listReceived, (request, viewer) => listReceived(deps, request, viewer)),
  route(employers.openReceived, (request, viewer) => openReceived(deps, request, viewer)),
  route(employers.moveReceived, (request, viewer) => moveReceived(deps, request, viewer)),
  route(employers.exchangeAsEmployer, (request, viewer) => exchangeAsEmployer(deps, request, viewer)),
  route(employers.setApplyDistance, (request, viewer) => setApplyDistance(deps, request, viewer)),
]
