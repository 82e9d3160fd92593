import { type SubmitEvent, useEffect, useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { callApi } from '#shared/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useNotify } from '#ui/notifications.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useFailureNotice } from '#ui/use-failure-notice.ts'
import { listResumesCall, setAutoSendCall } from '../../calls.ts'
import type { AttachedResume, listResumes, setAutoSendResume } from '../../contract/resumes.ts'
import { useText } from './texts.ts'

/** Off, or one of the attached resumes. Undo brings back what was chosen before. */
export function AutoSendDialog({ onClosed }: { onClosed: () => void }) {
  const t = useText()
  const language = useLanguage()
  const notify = useNotify()
  const showFailure = useFailureNotice()
  const [resumes, setResumes] = useState<readonly AttachedResume[] | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [isOpen, setIsOpen] = useState(true)
  useEffect(() => {
    callApi<typeof listResumes>(listResumesCall, {}, { language }).then(
      (found) => setResumes(found.resumes),
      (failure: unknown) => {
        showFailure(failure)
        setIsOpen(false)
      },
    )
  }, [language, showFailure])
  const before = resumes?.find(({ is_sent_automatically }) => is_sent_automatically)?.id ?? null
  const set = (resume_id: string | null) =>
    callApi<typeof setAutoSendResume>(setAutoSendCall, { resume_id }, { language })

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('resume_id')
    const id = typeof chosen === 'string' && chosen !== '' ? chosen : null
    setIsSending(true)
    try {
      await set(id)
      const name = resumes?.find((resume) => resume.id === id)?.filename ?? ''
      const text = id === null ? t('auto.not_automatic') : t('auto.set_automatic', { name })
      notify({ text, severity: 'success', undo: () => void set(before).catch(showFailure) })
      setIsOpen(false)
    } catch (failure) {
      setIsSending(false)
      showFailure(failure)
    }
  }

  return (
    <Dialog title={t('auto.title')} isOpen={isOpen} onClosed={onClosed}>
      {resumes === null ? (
        <div className="p-5" aria-busy="true">
          <Skeleton className="h-24 w-full" />
        </div>
      ) : (
        <form onSubmit={(event) => void save(event)} className="grid min-w-0 gap-4 p-5">
          <p className="text-pretty text-muted">{t('auto.help')}</p>
          <fieldset className="grid min-w-0 gap-2">
            <legend className="sr-only">{t('auto.title')}</legend>
            <Choice value="" text={t('auto.off')} isChosen={before === null} />
            {resumes.map(({ id, filename }) => (
              <Choice key={id} value={id} text={filename} isChosen={id === before} />
            ))}
          </fieldset>
          <div>
            <Button type="submit" look="primary" disabled={isSending}>
              {t('auto.save')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

const Choice = ({ value, text, isChosen }: { value: string; text: string; isChosen: boolean }) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-card border border-control px-3.5 py-2 has-checked:border-primary has-checked:bg-tint">
    <input
      type="radio"
      name="resume_id"
      value={value}
      defaultChecked={isChosen}
      className="size-5 shrink-0 accent-primary"
    />
    <bdi className="min-w-0 break-words">{text}</bdi>
  </label>
)
