import { VerifiedMark } from '#ui/chip.tsx'
import type { JobCard } from '../contract.ts'
import { useText } from './texts.ts'

/** Company, verified mark, place, work mode: `Maynila Pay ✓ · Makati, Metro Manila · Hybrid`. */
export function CompanyLine({ job }: { job: Pick<JobCard, 'company' | 'location' | 'arrangement'> }) {
  const t = useText()
  return (
    <>
      <bdi className="font-medium">{job.company.name}</bdi>
      {job.company.is_verified && (
        <>
          {' '}
          <VerifiedMark label={t('jobs.verified_company')} />
        </>
      )}
      {job.location !== null && (
        <span className="text-muted">
          {' · '}
          <bdi>{job.location}</bdi>
        </span>
      )}
      {job.arrangement !== null && (
        <span className="text-muted">
          {' · '}
          <span className="whitespace-nowrap">{job.arrangement.name}</span>
        </span>
      )}
    </>
  )
}
