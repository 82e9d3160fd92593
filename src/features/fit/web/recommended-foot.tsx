import type { JobReason } from '../../jobs/contract/job-reason.ts'
import { HideJob, type HideJobProps } from './hide-job.tsx'
import { useText } from './texts.ts'

/** The foot of a recommended card: why it is here, and the button for a job that is not for them. */
export function RecommendedFoot({ job, reason }: HideJobProps & { reason: JobReason | null }) {
  const sentence = useSentence(reason)
  return (
    <div className="-mb-3 flex items-center justify-between gap-3">
      <span className="min-w-0">{sentence}</span>
      <div className="pointer-events-auto shrink-0">
        <HideJob job={job} />
      </div>
    </div>
  )
}

/** Why it is here, on a card that has its own way to hide it. */
export function RecommendedReason({ reason }: { reason: JobReason | null }) {
  const sentence = useSentence(reason)
  return sentence === null ? null : <span className="mt-1 block pe-24">{sentence}</span>
}

/** The strongest reason; null if there is none to give. */
function useSentence(reason: JobReason | null): string | null {
  const t = useText()
  if (reason === null) return null
  const { work, is_related, place, skills } = reason
  const kind = is_related ? 'related' : 'because'
  if (work !== null && place !== null) return t(`fit.${kind}_place`, { work, place })
  if (work !== null) return t(`fit.${kind}`, { work })
  if (skills > 0) return t('fit.uses_skills', { count: skills })
  return place === null ? null : t('fit.in_place', { place })
}
