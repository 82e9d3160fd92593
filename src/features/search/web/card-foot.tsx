import { useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { ChevronDownIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import type { JobCard } from '../../jobs/contract.ts'
import { queryString, toggled } from './search-address.ts'
import { useText } from './texts.ts'
import { useHideJob } from './use-hide-job.ts'

interface CardFootProps {
  job: JobCard
  address: URLSearchParams
  isSeen: boolean
  /** Why the job is in the list; empty if nothing was typed. */
  why: readonly string[]
}

/**
 * The foot of a card: whether the job was opened before and, folded, why it is in the list and how to hide it. The
 * links to hide it are rendered when they are opened: on a page of many cards they would be a tenth of its size.
 * Without scripts, companies are excluded in the sheet of all filters.
 */
export function CardFoot({ job, address, isSeen, why }: CardFootProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isSeen && <span> · {t('seen.mark')}</span>}
      <details
        // The panel may have been opened before hydration.
        ref={(details) => {
          if (details?.open) setOpen(true)
        }}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className={classNames('group pointer-events-auto', why.length === 0 && 'needs-script')}
      >
        <summary className="absolute end-0 top-0 flex min-h-11 items-center gap-1 hover:text-ink">
          {t(why.length > 0 ? 'why.title' : 'find.hide')}
          <ChevronDownIcon size={14} className="transition-transform group-open:rotate-180" />
        </summary>
        {why.length > 0 && (
          <ul className="mt-3 grid gap-1 text-15 text-ink">
            {why.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        {isOpen && <HideActions job={job} address={address} />}
      </details>
    </>
  )
}

function HideActions({ job, address }: Pick<CardFootProps, 'job' | 'address'>) {
  const t = useText()
  const hide = useHideJob()
  const { id, name } = job.company
  return (
    <div className="mt-2 grid justify-items-start">
      <button
        type="button"
        onClick={() => hide(job.id)}
        className="flex min-h-11 items-center font-semibold text-primary underline"
      >
        {t('seen.hide_job')}
      </button>
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
