import { classNames } from '#ui/class-names.ts'
import type { JobCard as Job } from '../../jobs/contract.ts'
import { JobCard } from '../../jobs/web/door.tsx'

export interface JobList {
  queryId: string
  jobs: readonly Job[]
}

interface HomeJobsProps extends JobList {
  /** Which list of the page it is, for those who count what is read. */
  name: 'recommended' | 'latest' | 'hot' | 'remote'
  now: number
  /** A phone shows the first three: the rest is a tap away. */
  isShort?: boolean
}

export function HomeJobs({ queryId, jobs, name, now, isShort = false }: HomeJobsProps) {
  return (
    <ul
      data-query={queryId}
      data-sub-page={name}
      className={classNames(
        'grid grid-cols-1 gap-2.5 sm:grid-cols-2 xl:grid-cols-3',
        isShort && 'max-sm:[&>li:nth-child(n+4)]:hidden',
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
