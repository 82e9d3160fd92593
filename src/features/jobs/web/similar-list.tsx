import type { JobReason } from '../contract/job-reason.ts'
import type { JobCard as Job } from '../contract.ts'
import { JobCard } from './job-card.tsx'
import { useJobSlots } from './job-slots.tsx'

interface SimilarListProps {
  /** The job that they are like. */
  to: number
  jobs: readonly Job[]
  /** Why each suits a signed-in seeker. */
  reasons?: readonly JobReason[] | undefined
  now: number
}

export function SimilarList({ to, jobs, reasons, now }: SimilarListProps) {
  const { own: Own } = useJobSlots()
  const reasonOf = (job: Job) => reasons?.find(({ job_id }) => job_id === job.id)
  return (
    <ul data-query={`similar-${to}`} data-sub-page="similar" className="grid grid-cols-1 gap-2.5">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard
            job={job}
            now={now}
            foot={Own && <Own part="recommended" job={job} reason={reasonOf(job)} />}
          />
        </li>
      ))}
    </ul>
  )
}
