import { VerifiedMark } from '#ui/chip.tsx'
import { Dotted } from '#ui/dotted.tsx'
import type { JobCard } from '../contract.ts'
import { useText } from './texts.ts'

/** Company, verified mark, place, work mode: `Maynila Pay ✓ · Makati, Metro Manila · Hybrid`. */
export function CompanyLine({ job }: { job: Pick<JobCard, 'company' | 'location' | 'arrangement'> }) {
  const t = useText()
  return (
    <Dotted>
      <span className="font-medium">
        <bdi>{job.company.name}</bdi>
        {job.company.is_verified && (
          <>
            {' '}
            <VerifiedMark label={t('jobs.verified_company')} />
          </>
        )}
      </span>
      {job.location !== null && <bdi className="text-muted">{job.location}</bdi>}
      {job.arrangement !== null && <span className="text-muted">{job.arrangement.name}</span>}
    </Dotted>
  )
}
