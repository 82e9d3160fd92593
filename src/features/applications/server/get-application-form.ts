import { randomUUID } from 'node:crypto'
import { MOST_RESUMES } from '#config/limits.ts'
import { listJobCards } from '#features/jobs/server/door.ts'
import { ownProfile, seenByEmployer } from '#features/profiles/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { hiddenFrom } from '#shared/blocks.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { getApplicationForm as contract } from '../contract/applications.ts'
import type { ApplyDependencies } from './apply-to-job.ts'
import { judgeApplying } from './judge-applying.ts'
import { refusalOf } from './may-apply.ts'
import { mayApply } from './policy.ts'
import { findLastSent } from './queries/events.ts'
import { listAskedQuestions, listOwnResumes } from './queries/postings.ts'

/** What applying to a job takes, and whether it would be refused: the person learns that before they write. */
export async function getApplicationForm(
  deps: ApplyDependencies,
  { id: jobId }: { id: number },
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const { db } = deps
  const accountId = accountOf(viewer)
  const hidden = await hiddenFrom(deps.blocks, viewer)
  const hasBlocked = (companyId: number) => hidden.has(companyId)
  const [{ posting, applicant, asked, liveId }, [job], questions, profile, resumes, lastSent] =
    await Promise.all([
      judgeApplying(deps, { accountId, jobId, hasBlocked }),
      listJobCards(deps, [jobId], viewer, { withClosed: true }),
      listAskedQuestions(db, { jobId, accountId, hidden }),
      ownProfile(deps, viewer),
      listOwnResumes(db, accountId),
      findLastSent(db, accountId),
    ])
  if (job === undefined) throw new ApiError(41120)
  return {
    job,
    refusal: refusalOf(mayApply(asked), applicant, viewer),
    application_id: liveId,
    questions: questions.map(({ earlier_company: company, earlier_at, ...question }) => ({
      ...question,
      earlier:
        company === null || earlier_at === null ? null : { company, answered_at: earlier_at.toISOString() },
    })),
    resumes,
    may: { upload: resumes.length < MOST_RESUMES },
    last_sent: lastSent,
    profile: seenByEmployer(profile, 'applied'),
    reply_days: posting.reply_days,
    request_key: randomUUID(),
  }
}
