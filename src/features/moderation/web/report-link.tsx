import { type ComponentType, type MouseEvent, useState } from 'react'
import { href } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { FlagIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import type { ReportDialogProps } from './report-dialog.tsx'
import { useText } from './texts.ts'

/**
 * Leads to the page on which a job is reported. A plain click opens the same as a dialog, which is loaded then; where
 * that fails, the link is followed after all.
 */
export function ReportLink({ job }: { job: ReportDialogProps['job'] }) {
  const t = useText()
  const lang = useLanguage()
  const to = href('/:lang/job/:slugId/report', { lang, slugId: job.slug_id })
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    try {
      const { ReportDialog } = await import('./report-dialog.tsx')
      setDialog(() => ReportDialog)
      setIsOpen(true)
    } catch {
      location.assign(to)
    }
  }

  return (
    <>
      <Link
        to={to}
        rel="nofollow"
        onClick={open}
        aria-haspopup="dialog"
        className="inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-2 hover:underline"
      >
        <FlagIcon size={18} />
        {t('report.title')}
      </Link>
      {Dialog !== null && (
        <Dialog
          job={job}
          isOpen={isOpen}
          onClosed={(isDone) => {
            setIsOpen(false)
            if (isDone) setDialog(null)
          }}
        />
      )}
    </>
  )
}
