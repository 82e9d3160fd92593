import type { ReactNode } from 'react'
import { href } from 'react-router'
import { EXTERNAL_JOB } from '#config/external-redirects.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { AnchorButton, LinkButton } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { ExternalIcon } from '#ui/icons.tsx'
import { useOrigin } from '#ui/origin-context.tsx'
import { ShareDialog } from '#ui/share-dialog.tsx'
import type { JobDetail } from '../contract.ts'
import { useJobSlots } from './job-slots.tsx'
import { SaveForm } from './save-form.tsx'
import { useText } from './texts.ts'

interface JobActionsProps {
  job: JobDetail
  /** On the job's own page; there narrow screens fix the row above the bottom bar. */
  isPageBar: boolean
}

/** Id of the text that says where applications are taken. */
export const EXTERNAL_NOTE = 'external-note'

/** Apply, save, share: always visible, at the top of the scrolling area or near the thumb. */
export function JobActions({ job, isPageBar }: JobActionsProps) {
  const t = useText()
  const lang = useLanguage()
  const origin = useOrigin() ?? ''
  return (
    <div
      className={classNames(
        'flex items-center gap-2 border-line print:hidden bg-surface px-4 py-2.5 sm:px-5 lg:sticky lg:top-0 lg:z-10 lg:-mb-px lg:border-b lg:px-7 lg:pt-3 lg:pb-4',
        isPageBar && 'page-bar',
      )}
    >
      {job.status === 'on_hold' ? null : job.external_url === null ? (
        <ApplySlot job={job}>
          <LinkButton
            look="primary"
            to={`${href('/:lang/job/:slugId', { lang, slugId: job.slug_id })}/apply`}
            rel="nofollow"
            className="max-lg:grow"
          >
            {t('jobs.apply')}
          </LinkButton>
        </ApplySlot>
      ) : (
        <ApplySlot job={job} isExternal>
          <AnchorButton
            look="primary"
            href={`${EXTERNAL_JOB}/${job.id}`}
            rel="nofollow noopener"
            target="_blank"
            aria-describedby={EXTERNAL_NOTE}
            className="max-lg:grow"
          >
            {t('jobs.apply_external')}
            <ExternalIcon size={18} />
          </AnchorButton>
        </ApplySlot>
      )}
      <SaveForm
        jobId={job.id}
        label={t('jobs.save')}
        className="grid size-11 shrink-0 place-items-center rounded-control transition-colors hover:bg-quiet"
      />
      <ShareDialog
        url={origin + href('/:lang/job/:slugId', { lang, slugId: job.slug_id })}
        title={`${job.title} · ${job.company.name}`}
        shape="square"
        className="shrink-0"
      />
    </div>
  )
}

function ApplySlot({
  job,
  isExternal = false,
  children,
}: {
  job: JobDetail
  isExternal?: boolean
  children: ReactNode
}) {
  const { apply, external } = useJobSlots()
  const Slot = isExternal ? external : apply
  return Slot === undefined ? children : <Slot job={job}>{children}</Slot>
}
