import { type RefObject, useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { CloseIcon } from '#ui/icons.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { applyPath } from '../apply-address.ts'
import { useText } from '../texts.ts'
import type { ApplyField } from './answers.ts'
import { ApplyContent } from './apply-content.tsx'
import type { ApplyData } from './apply-data.ts'
import { JobHead } from './apply-page.tsx'

const DIALOG =
  'fixed inset-x-0 top-auto bottom-0 m-0 max-h-[94dvh] w-full max-w-full flex-col overflow-hidden rounded-t-[14px] border border-line bg-surface p-0 text-ink shadow-float backdrop:bg-[var(--backdrop)] open:flex lg:inset-y-0 lg:start-auto lg:end-0 lg:h-dvh lg:max-h-none lg:w-150 lg:rounded-none'

/**
 * Applying in a sheet over the job: the page of applying without its frame. It asks and sends by that page's loader and
 * action, so both do the same. Closing it loses nothing: what was typed stays on the device.
 */
export function ApplySheet({
  job: { slug_id, id },
  onClosed,
}: {
  job: { slug_id: string; id: number }
  onClosed: () => void
}) {
  const t = useText()
  const lang = useLanguage()
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const path = applyPath(lang, slug_id)
  const { data, load } = useFetcher<ApplyData>({ key: `apply-${id}` })
  const sendKey = `applying-${id}`
  const sent = useFetcher<FormAnswer<ApplyField>>({ key: sendKey })
  useShown(dialog)
  useEffect(() => void load(path), [load, path])
  const job = data === undefined || data.kind === 'unreachable' ? null : data.job
  return (
    <dialog ref={dialog} aria-labelledby={heading} onClose={onClosed} className={DIALOG}>
      <header className="flex items-center gap-2 border-b border-line py-3 ps-4 pe-2 sm:ps-6">
        {job === null ? (
          <h2 id={heading} className="grow text-17 font-bold">
            {t('apply.loading')}
          </h2>
        ) : (
          <JobHead job={job} heading="h2" id={heading} />
        )}
        <button
          type="button"
          aria-label={t('apply.close')}
          onClick={() => dialog.current?.close()}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-quiet"
        >
          <CloseIcon />
        </button>
      </header>
      {data === undefined ? (
        <div className="grid gap-4 p-6" aria-busy="true">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      ) : (
        <ApplyContent data={data} answer={sent.data ?? null} fetcherKey={sendKey} />
      )}
    </dialog>
  )
}

function useShown(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [dialog])
}
