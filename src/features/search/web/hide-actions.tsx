import { Link } from '#ui/link.tsx'
import type { JobCard } from '../../jobs/contract.ts'
import { useJobSlots } from '../../jobs/web/door.tsx'
import { queryString, toggled } from './search-address.ts'
import { useText } from './texts.ts'
import { useHideJob } from './use-hide-job.ts'

/** The ways to see a job, or all of its company, no more. */
export function HideActions({ job, address }: { job: JobCard; address: URLSearchParams }) {
  const t = useText()
  const { own: Own } = useJobSlots()
  const hide = useHideJob()
  const { id, name } = job.company
  return (
    <div className="mt-2 grid justify-items-start">
      {Own ? (
        <Own part="hide" job={job} />
      ) : (
        <button
          type="button"
          onClick={() => hide(job.id)}
          className="flex min-h-11 items-center font-semibold text-primary underline"
        >
          {t('seen.hide_job')}
        </button>
      )}
      <Link
        to={queryString(toggled(address, 'exclude_company_ids', String(id)))}
        rel="nofollow"
        className="flex min-h-11 items-center text-start font-semibold text-primary underline"
      >
        {t('find.hide_company', { company: name })}
      </Link>
    </div>
  )
}
