import { href } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { VerifiedMark } from '#ui/chip.tsx'
import { Dotted } from '#ui/dotted.tsx'
import { Link } from '#ui/link.tsx'
import type { JobCard } from '../contract.ts'
import { useText } from './texts.ts'

/**
 * Company (with a link to its page), verified badge, place, work mode: `Maynila Pay ✓ · Makati, Metro Manila · Hybrid`.
 * If one line is too short, the place and the mode wrap together.
 */
export function CompanyLine({ job }: { job: Pick<JobCard, 'company' | 'location' | 'arrangement'> }) {
  const t = useText()
  const lang = useLanguage()
  return (
    <Dotted>
      <span className="font-medium">
        <Link
          to={href('/:lang/company/:slugId', { lang, slugId: job.company.slug_id })}
          className="relative -my-2.75 inline-block py-2.75 hover:underline"
        >
          <bdi>{job.company.name}</bdi>
        </Link>
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
