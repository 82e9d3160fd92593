import { classNames } from '#ui/class-names.ts'
import type { JobCard as Job } from '../../jobs/contract.ts'
import { JobCard } from '../../jobs/web/door.tsx'

export interface JobList {
  queryId: string
  jobs: readonly Job[]
}

interface HomeJobsProps extends JobList {
  /** The scene of the list, for the statistics. */
  name: 'recommended' | 'latest' | 'hot' | 'remote'
  now: number
  /** A phone shows the first three jobs of a short list, the first six of others; the rest is one tap away. */
  isShort?: boolean
}

export function HomeJobs({ queryId, jobs, name, now, isShort = false }: HomeJobsProps) {
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
          <JobCard job={job} now={now} />
        </li>
      ))}
    </ul>
  )
}
