import type { OwnPartProps } from '../../jobs/web/door.tsx'
import { FitOnCard } from './fit-on-card.tsx'
import { HideJob, HideOpenJob } from './hide-job.tsx'
import { RecommendedFoot, RecommendedReason } from './recommended-foot.tsx'
import { SkillsOfJob } from './skills-of-job.tsx'

/** See `OwnPartProps`. */
export function OwnPart({ part, job, reason, children }: OwnPartProps) {
  if (part === 'skills') {
    return (
      <>
        <SkillsOfJob jobId={job.id}>{children}</SkillsOfJob>
        <HideOpenJob job={job} />
      </>
    )
  }
  if (part === 'fit') return <FitOnCard jobId={job.id} />
  if (part === 'hide') return <HideJob job={job} />
  if (part === 'reason') return <RecommendedReason reason={reason ?? null} />
  return <RecommendedFoot job={job} reason={reason ?? null} />
}
