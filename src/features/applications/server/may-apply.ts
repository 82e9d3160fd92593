import { accountOf } from '#features/sessions/server/door.ts'
import { errorText } from '#platform/http/error-text.ts'
import { hiddenFrom } from '#shared/blocks.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { mayApplyToJob as contract } from '../contract/applications.ts'
import { type JudgeDependencies, judgeApplying, refusalDetails } from './judge-applying.ts'
import { mayApply } from './policy.ts'

/** Whether the viewer may apply to a job: asked beside the job, before anybody writes something. */
export async function mayApplyToJob(
  deps: JudgeDependencies,
  { id: jobId }: { id: number },
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const accountId = accountOf(viewer)
  const hidden = await hiddenFrom(deps.blocks, viewer)
  const hasBlocked = (companyId: number) => hidden.has(companyId)
  const { applicant, asked, liveId } = await judgeApplying(deps, { accountId, jobId, hasBlocked })
  return { refusal: refusalOf(mayApply(asked), applicant, viewer), application_id: liveId }
}

/** The code of a refusal and its words; null: one may apply. */
export function refusalOf(
  verdict: ReturnType<typeof mayApply>,
  applicant: Parameters<typeof refusalDetails>[0],
  { language }: Viewer,
): { code: number; message: string } | null {
  if (verdict === true) return null
  return { code: verdict, message: errorText(verdict, language, refusalDetails(applicant).params) }
}
