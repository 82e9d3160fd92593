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
import { ApiError } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { later } from '#shared/later.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { applyToJob as contract } from '../contract/applications.ts'
import { getApplication } from './get-application.ts'
import { isBlockedAt, type JudgeDependencies, judgeApplying, refusalDetails } from './judge-applying.ts'
import { mayApply } from './policy.ts'
import { addAnswers, addApplication } from './queries/applications.ts'
import { addEvent } from './queries/events.ts'
import { findAutomaticResume, findPosting, listQuestions } from './queries/postings.ts'
import { addRequest, findRequest, lockApplicant } from './queries/requests.ts'
import { screeningAnswers } from './screening-answers.ts'

type Request = z.output<typeof contract.request>

export type ApplyDependencies = JudgeDependencies & ProfileDependencies

const DAY_SECONDS = 86_400

/**
 * Applies to a job: one transaction writes the application, what is sent, the grant of the resume, and the record of the
 * request. However often the request comes again, by a second press, another tab or a retry, it makes one application;
 * and none is half made. Throws the code by which the policy refuses it.
 */
export async function applyToJob(
  deps: ApplyDependencies,
  request: Request,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const accountId = accountOf(viewer)
  // Other rooms have connections of their own, so they are asked before the transaction (see `isBlockedAt`).
  const [isBlocked, blockedAs, profile] = await Promise.all([
    isBlockedAt(deps, { accountId, jobId: request.id }),
    blockedWith(deps, request.id),
    ownProfile(deps, viewer),
  ])
  const sent = seenByEmployer(profile, 'applied')
  const id = await deps.db.transaction().execute(async (transaction) => {
    await lockApplicant(transaction, accountId)
    const key = request.request_key
    const before = key === undefined ? null : await findRequest(transaction, accountId, key)
    if (before !== null) return before
    // Somebody may have blocked the company while this waited for its turn.
    const isBlockedNow = isBlocked || (await hasBlockedOneOf(transaction, accountId, blockedAs))
    const asked = { ...request, isBlocked: isBlockedNow, sent }
    const made = await makeApplication({ ...deps, db: transaction }, asked, viewer)
    if (key !== undefined) {
      const row = { account_id: accountId, key, application_id: made, made_at: deps.clock.now() }
      await addRequest(transaction, row)
    }
    return made
  })
  const application = await getApplication(deps, { id }, viewer)
  return { application, ...(await describedJob(deps, request.id, viewer)) }
}

/** The companies whose block refuses an application to the job. */
async function blockedWith({ db, blocks }: ApplyDependencies, jobId: number): Promise<readonly number[]> {
  const posting = await findPosting(db, jobId)
  return posting === null ? [] : blocks.coveringCompany(posting.company_id)
}

async function makeApplication(
  deps: ApplyDependencies,
  request: Request & { isBlocked: boolean; sent: SeenProfile },
  viewer: Viewer,
): Promise<string> {
  const { db, clock } = deps
  const accountId = accountOf(viewer)
  const jobId = request.id
  const { posting, applicant, asked } = await judgeApplying(deps, {
    ...{ accountId, jobId },
    isBlocked: request.isBlocked,
  })
  const verdict = mayApply(asked)
  if (verdict !== true) throw new ApiError(verdict, refusalDetails(applicant))
  const questions = await listQuestions(db, { jobId, accountId, hidden: new Set() })
  const answers = screeningAnswers(questions, request.screening_answers, viewer.language)
  const now = clock.now()
  const state = 'pending'
  const stage = STAGES[APPLICATION_STATES[state].stage]
  const row = await addApplication(db, {
    account_id: accountId,
    job_id: jobId,
    company_id: posting.company_id,
    ...{ state, stage, source: request.source },
    first_message: request.first_message === '' ? null : request.first_message,
    grant_id: await granted(deps, request.resume_id, { accountId, companyId: posting.company_id }),
    sent: request.sent,
    profile_version: applicant.profile_version,
    sent_at: now,
    reply_by: later(now, posting.reply_days * DAY_SECONDS),
  })
  if (row === null) throw new ApiError(41129)
  await addAnswers(db, row, answers)
  await addEvent(db, row, { event: 'apply', recruiterId: null, state, stage, happened_at: now })
  return row.id
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
async function describedJob({ db }: ApplyDependencies, jobId: number, { language }: Viewer) {
  const posting = await findPosting(db, jobId)
  const mains = new Set((posting?.function_ids ?? []).flatMap((id) => mainOfFunction(id)?.id ?? []))
  const known = isLanguage(language) ? language : DEFAULT_LANGUAGE
  return {
    job_categories: [...mains].flatMap((id) => nameOf('mainFunction', id, known) ?? []),
    company_industry:
      posting?.industry_id == null
        ? null
        : (nameInList('industry_lists', posting.industry_id, known) ?? null),
  }
}
