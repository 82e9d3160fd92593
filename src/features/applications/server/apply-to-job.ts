import type { z } from 'zod'
import { APPLICATION_STATES, STAGES } from '#config/application-states.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'
import { nameInList } from '#config/lists/lists.ts'
import { mainOfFunction, nameOf } from '#config/taxonomy/taxonomy.ts'
import { hasBlockedOneOf } from '#features/companies/server/door.ts'
import {
  ownProfile,
  type ProfileDependencies,
  type SeenProfile,
  seenByEmployer,
} from '#features/profiles/server/door.ts'
import { grantDocument } from '#features/resumes/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import { createLanes } from '#platform/lanes.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { later } from '#shared/later.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { applyToJob as contract } from '../contract/applications.ts'
import { type JudgeDependencies, judgeApplying, refusalDetails } from './judge-applying.ts'
import { mayApply } from './policy.ts'
import { type ApplicationRow, addApplication } from './queries/applications.ts'
import {
  findAutomaticResume,
  findPosting,
  listQuestions,
  lockPosting,
  type PostingRow,
} from './queries/postings.ts'
import { findRequest, lockApplicant } from './queries/requests.ts'
import { screeningAnswers } from './screening-answers.ts'

type Request = z.output<typeof contract.request>

export type ApplyDependencies = JudgeDependencies & ProfileDependencies

const DAY_SECONDS = 86_400

/** Whoever searches shares the thread with those who apply, and whoever applies can wait for a moment. */
const lanes = createLanes({ lanes: 1, mostWaiting: 200, retryAfterSeconds: 5, rest: 0.5 })

/**
 * Applies to a job: one transaction writes the application, what is sent, the grant of the resume, and the record of the
 * request. However often the request comes again, by a second press, another tab or a retry, it makes one application;
 * and none is half made. Throws the code by which the policy refuses it.
 */
export const applyToJob = (
  deps: ApplyDependencies,
  request: Request,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> => lanes.run(() => applyNow(deps, request, viewer))

async function applyNow(
  deps: ApplyDependencies,
  request: Request,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const { db, blocks } = deps
  const accountId = accountOf(viewer)
  // Other rooms have connections of their own: within the transaction, many at once would wait for those that they hold.
  const [posting, profile] = await Promise.all([findPosting(db, request.id), ownProfile(deps, viewer)])
  if (posting === null) throw new ApiError(41120)
  const blockedAs = await blocks.coveringCompany(posting.company_id)
  const sent = seenByEmployer(profile, 'applied')
  const row = await db.transaction().execute(async (transaction) => {
    await lockApplicant(transaction, accountId)
    const key = request.request_key
    const before = key === undefined ? null : await findRequest(transaction, accountId, key)
    if (before?.job_id === request.id) return before
    // Whoever is told that they have applied must have applied to this job.
    if (before !== null) throw new ApiError(40001, { field: 'request_key' })
    // Here, since somebody may block the company while this waits for its turn.
    const isBlocked = await hasBlockedOneOf(transaction, accountId, blockedAs)
    return makeApplication({ ...deps, db: transaction }, { ...request, isBlocked, sent }, viewer)
  })
  const { id, state, sent_at, reply_by } = row
  return {
    application: { id, state, sent_at: sent_at.toISOString(), reply_by: reply_by.toISOString() },
    ...describedJob(posting, viewer),
  }
}

async function makeApplication(
  deps: ApplyDependencies,
  request: Request & { isBlocked: boolean; sent: SeenProfile },
  viewer: Viewer,
): Promise<ApplicationRow> {
  const { db, clock } = deps
  const accountId = accountOf(viewer)
  const jobId = request.id
  await lockPosting(db, jobId)
  const { posting, applicant, asked } = await judgeApplying(deps, {
    ...{ accountId, jobId },
    hasBlocked: () => request.isBlocked,
  })
  const verdict = mayApply(asked)
  if (verdict !== true) throw new ApiError(verdict, refusalDetails(applicant))
  const questions = await listQuestions(db, jobId)
  const answers = screeningAnswers(questions, request.screening_answers, viewer.language)
  const now = clock.now()
  const state = 'pending'
  const row = await addApplication(
    db,
    {
      account_id: accountId,
      job_id: jobId,
      company_id: posting.company_id,
      ...{ state, stage: STAGES[APPLICATION_STATES[state].stage], source: request.source },
      first_message: request.first_message === '' ? null : request.first_message,
      grant_id: await granted(deps, request.resume_id, { accountId, companyId: posting.company_id }),
      sent: request.sent,
      profile_version: applicant.profile_version,
      sent_at: now,
      reply_by: later(now, posting.reply_days * DAY_SECONDS),
    },
    { answers, key: request.request_key ?? null },
  )
  if (row === null) throw new ApiError(41129)
  return row
}

/** The grant of a resume, or of the one that is sent automatically; null for the profile alone. */
async function granted(
  deps: ApplyDependencies,
  chosenId: string | undefined,
  { accountId, companyId }: { accountId: string; companyId: number },
): Promise<string | null> {
  const resumeId = chosenId ?? (await findAutomaticResume(deps.db, accountId))
  if (resumeId === null || resumeId === '') return null
  return grantDocument(deps, {
    accountId,
    document: { kind: 'resume', id: resumeId },
    to: { companyId, reason: 'application' },
    expiresAt: null,
  })
}

/** For statistics of who asks: the main functions of the job, and the industry of its company. */
function describedJob({ function_ids, industry_id }: PostingRow, { language }: Viewer) {
  const mains = new Set(function_ids.flatMap((id) => mainOfFunction(id)?.id ?? []))
  const known = isLanguage(language) ? language : DEFAULT_LANGUAGE
  return {
    job_categories: [...mains].flatMap((id) => nameOf('mainFunction', id, known) ?? []),
    company_industry:
      industry_id === null ? null : (nameInList('industry_lists', industry_id, known) ?? null),
  }
}
