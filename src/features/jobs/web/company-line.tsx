import { VerifiedMark } from '#ui/chip.tsx'
import { Dotted } from '#ui/dotted.tsx'
import type { JobCard } from '../contract.ts'
import { useText } from './texts.ts'

/**
 * Company, verified mark, place, work mode: `Maynila Pay ✓ · Makati, Metro Manila · Hybrid`. Where one line is too short,
 * the place and the mode go to the next together.
 */
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
      {(job.location !== null || job.arrangement !== null) && (
        <span className="text-muted">
          {job.location !== null && <bdi>{job.location}</bdi>}
          {job.location !== null && job.arrangement !== null && ' · '}
          {job.arrangement !== null && <span className="whitespace-nowrap">{job.arrangement.name}</span>}
        </span>
      )}
    </Dotted>
  )
}
