import { useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { ChevronDownIcon } from '#ui/icons.tsx'
import { later } from '#ui/later.tsx'
import type { JobReason } from '../../jobs/contract/job-reason.ts'
import type { JobCard } from '../../jobs/contract.ts'
import { useJobSlots } from '../../jobs/web/door.tsx'
import { useText } from './texts.ts'

const HideActions = later(
  () => import('./hide-actions.tsx'),
  ({ HideActions }) => HideActions,
)

interface CardFootProps {
  job: JobCard
  address: URLSearchParams
  isSeen: boolean
  /** Why the job is in the list; empty if nothing was typed. */
  why: readonly string[]
  /** Why it is recommended to a signed-in seeker. */
  reason: JobReason | undefined
}

/**
 * The foot of a card: whether the job was opened before and, folded, why it is in the list and how to hide it. The
 * links to hide it are rendered when they are opened: on a page of many cards they would be a tenth of its size.
 * A signed-in seeker's page has them from the start: it is theirs alone, and hiding works without scripts.
 * Without scripts, companies are excluded in the sheet of all filters.
 */
export function CardFoot({ job, address, isSeen, why, reason }: CardFootProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { own: Own } = useJobSlots()
  return (
    <>
      {isSeen && <span> · {t('seen.mark')}</span>}
      {Own && reason && <Own part="reason" job={job} reason={reason} />}
      <details
        // The panel may have been opened before hydration.
        ref={(details) => {
          if (details?.open) setOpen(true)
        }}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className={classNames(
          'group pointer-events-auto',
          why.length === 0 && Own === undefined && 'needs-script',
        )}
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
        {(isOpen || Own) && <HideActions job={job} address={address} />}
      </details>
    </>
  )
}
