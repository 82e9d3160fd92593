import { classNames } from '#ui/class-names.ts'
import type { JobCard as Job } from '../../jobs/contract.ts'
import { JobCard, useJobSlots } from '../../jobs/web/door.tsx'
import type { JobSearchResponse } from '../contract.ts'

export interface JobList {
  queryId: string
  jobs: readonly Job[]
  /** Why each is recommended to a signed-in seeker. */
  reasons?: JobSearchResponse['reasons']
}

interface HomeJobsProps extends JobList {
  /** The scene of the list, for the statistics. */
  name: 'recommended' | 'latest' | 'hot' | 'remote'
  now: number
  /** A phone shows the first three jobs of a short list, the first six of others; the rest is one tap away. */
  isShort?: boolean
}

export function HomeJobs({ queryId, jobs, reasons, name, now, isShort = false }: HomeJobsProps) {
  const { own: Own } = useJobSlots()
  const footOf = (job: Job) =>
    Own &&
    name === 'recommended' && (
      <Own part="recommended" job={job} reason={reasons?.find(({ job_id }) => job_id === job.id)} />
    )
  return (
    <ul
      data-query={queryId}
      data-sub-page={name}
      className={classNames(
        'grid grid-cols-1 gap-2.5 sm:grid-cols-2 xl:grid-cols-3',
        isShort ? 'max-sm:[&>li:nth-child(n+4)]:hidden' : 'max-sm:[&>li:nth-child(n+7)]:hidden',
      )}
    >
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} now={now} foot={footOf(job)} />
        </li>
      ))}
    </ul>
  )
}
