import { VerifiedMark } from '#ui/chip.tsx'
import type { JobCard } from '../contract.ts'
import { useText } from './texts.ts'

/** Company, verified mark, place, work mode: `Maynila Pay ✓ · Makati, Metro Manila · Hybrid`. */
export function CompanyLine({ job }: { job: Pick<JobCard, 'company' | 'location' | 'arrangement'> }) {
  const t = useText()
  const place = [job.location, job.arrangement?.name].filter((part) => typeof part === 'string')
  return (
    <>
      <bdi className="font-medium">{job.company.name}</bdi>
      {job.company.is_verified && (
        <>
          {' '}
          <VerifiedMark label={t('jobs.verified_company')} />
        </>
      )}
      {place.map((part) => (
        <span key={part} className="text-muted">
          {' · '}
          <bdi>{part}</bdi>
        </span>
      ))}
    </>
  )
}
