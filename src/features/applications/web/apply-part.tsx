import { type ComponentType, type MouseEvent, useEffect, useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { callApi } from '#shared/api-client.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { LinkButton } from '#ui/button.tsx'
import { CheckIcon, InfoIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import { opensElsewhere } from '#ui/opens-elsewhere.ts'
import type { ApplySlotProps } from '../../jobs/web/door.tsx'
import { mayApplyCall } from '../calls.ts'
import type { mayApplyToJob } from '../contract/applications.ts'
import type { ApplySheet } from './apply/apply-sheet.tsx'
import { applyPath, receiptPath } from './apply-address.ts'
import { useText } from './texts.ts'

type SheetProps = Parameters<typeof ApplySheet>[0]

/**
 * Around the link to the page of applying: a press opens the sheet instead. The sheet is loaded then, and not before.
 * Whoever has applied, or may not, is told so in place of the button.
 */
export function ApplyPart({ job, children }: ApplySlotProps) {
  const t = useText()
  const lang = useLanguage()
  const [Sheet, setSheet] = useState<ComponentType<SheetProps> | null>(null)
  const answer = useMayApply(job.id)
  const open = (event: MouseEvent) => {
    if (event.defaultPrevented || opensElsewhere(event.nativeEvent)) return
    event.preventDefault()
    void loadWhenPossible(() => import('./apply/apply-sheet.tsx')).then(({ ApplySheet }) =>
      setSheet(() => ApplySheet),
    )
  }
  if (Sheet === null && answer?.application_id != null) {
    return (
      <LinkButton to={receiptPath(lang, job.slug_id)} className="max-lg:grow">
        <CheckIcon />
        {t('apply.done')}
      </LinkButton>
    )
  }
  if (Sheet === null && answer?.refusal != null) {
    return (
      <Link
        to={applyPath(lang, job.slug_id)}
        className="flex min-h-11 min-w-0 items-center gap-2 font-medium text-pretty max-lg:grow"
      >
        <InfoIcon className="shrink-0 text-info" />
        {answer.refusal.message}
      </Link>
    )
  }
  return (
    <>
      {/* biome-ignore lint/a11y: the link inside is what is pressed. */}
      <div className="contents" onClick={open}>
        {children}
      </div>
      {Sheet !== null && <Sheet job={job} onClosed={() => setSheet(null)} />}
    </>
  )
}

/** Null: it is not known, and the form will say it. */
function useMayApply(jobId: number): ResponseOf<typeof mayApplyToJob> | null {
  const language = useLanguage()
  const [answer, setAnswer] = useState<{ jobId: number; of: ResponseOf<typeof mayApplyToJob> } | null>(null)
  useEffect(() => {
    const request = new AbortController()
    const how = { language, signal: request.signal, isBackground: true }
    callApi<typeof mayApplyToJob>(mayApplyCall, { id: jobId }, how).then(
      (of) => setAnswer({ jobId, of }),
      () => {},
    )
    return () => request.abort()
  }, [jobId, language])
  return answer?.jobId === jobId ? answer.of : null
}
