import { type SubmitEvent, useEffect, useState } from 'react'
import { Form, useFetcher, useNavigation } from 'react-router'
import { MAX_FIRST_MESSAGE } from '#config/limits.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { UPLOAD_KINDS } from '#shared/upload-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import { TextArea } from '#ui/inputs.tsx'
import { ReplyRecord } from '#ui/reply-record.tsx'
import { useUpload } from '#ui/upload/use-upload.ts'
import { applyPath } from '../apply-address.ts'
import { useText } from '../texts.ts'
import { type ApplyField, UNSENT, UPLOADED } from './answers.ts'
import type { ApplicationForm, AppliedJob } from './apply-data.ts'
import { useKeptTyping } from './kept-typing.ts'
import { Questions } from './questions.tsx'
import { ResumeChoice } from './resume-choice.tsx'
import { SeenByEmployer } from './seen-by-employer.tsx'

interface ApplyFormProps {
  job: AppliedJob
  form: ApplicationForm
  account: string
  answer: FormAnswer<ApplyField> | null
  /** In the sheet: the fetcher that sends the form while the page below stays. */
  fetcherKey?: string
}

const { maxBytes } = UPLOAD_KINDS.resume

/**
 * Everything that goes with an application, and the one button. A plain form without scripts; with them a chosen resume is
 * sent at once, and a form to which no answer came can be sent again: it has a key, so it counts once.
 */
export function ApplyForm({ job, form, account, answer, fetcherKey }: ApplyFormProps) {
  const t = useText()
  const lang = useLanguage()
  const ref = useFirstWrong(answer)
  useKeptTyping(ref, { account, jobId: job.id })
  // The key stays while the form does, whatever the page loads again.
  const [key] = useState(form.request_key)
  const [file, setFile] = useState<File | null>(null)
  const action = applyPath(lang, job.slug_id)
  const upload = useUpload('resume', {
    ...{ field: 'file', action, fetcherKey },
    tooLarge: t('apply.too_large', { size: maxBytes / 1024 / 1024 }),
  })
  const isSending = useIsSending(fetcherKey)
  const choose = (chosen: File | null) => {
    setFile(chosen)
    upload.forget()
  }
  useEffect(() => {
    if (file !== null) ref.current?.requestSubmit()
  }, [file, ref])
  useEffect(() => {
    if (answer?.step !== UPLOADED) return
    setFile(null)
    const input = ref.current?.elements.namedItem('file')
    if (input instanceof HTMLInputElement) input.value = ''
  }, [answer, ref])
  const isBusy = isSending || upload.state === 'running'
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isBusy) return event.preventDefault()
    return upload.send(file)(event)
  }
  const stays = fetcherKey === undefined ? {} : { navigate: false as const, fetcherKey }
  return (
    <Form
      ref={ref}
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      onSubmit={onSubmit}
      {...stays}
      className="flex min-h-0 grow flex-col"
    >
      <div className="grid min-w-0 grow auto-rows-min grid-cols-1 gap-6 overflow-y-auto overscroll-contain p-4 sm:p-6">
        <input type="hidden" name="request_key" value={key} />
        <input type="hidden" name="source" value={fetcherKey === undefined ? 'web' : 'sheet'} />
        {/* What Enter presses. */}
        <button
          type="submit"
          name="intent"
          value="send"
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
        />
        <FormProblem text={answer?.problem === UNSENT ? t('apply.unsent') : (answer?.problem ?? null)} />
        <ResumeChoice form={form} answer={answer} upload={upload} file={file} onChoose={choose} />
        <Questions questions={form.questions} answer={answer} company={job.company.name} />
        <FirstMessage job={job} isFolded={form.last_sent !== null} answer={answer} />
        <SeenByEmployer form={form} job={job} />
      </div>
      <footer className="border-t border-line bg-surface px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] sm:px-6">
        <Button type="submit" name="intent" value="send" look="primary" className="w-full" disabled={isBusy}>
          {t(isSending ? 'apply.sending' : 'apply.send')}
        </Button>
        <p className="mt-2 text-center text-13 text-pretty text-muted">
          {t('apply.promise', { company: job.company.name, days: form.reply_days })}
          {job.company.reply_record !== null && (
            <span className="block">
              <ReplyRecord record={job.company.reply_record} />
            </span>
          )}
        </p>
      </footer>
    </Form>
  )
}

/** Whether the form, and not something else of the page, is on its way. */
function useIsSending(fetcherKey: string | undefined): boolean {
  const fetcher = useFetcher({ key: fetcherKey ?? 'not-a-sheet' })
  const navigation = useNavigation()
  const { state, formMethod } = fetcherKey === undefined ? navigation : fetcher
  return state !== 'idle' && formMethod === 'POST'
}

function FirstMessage({
  job,
  isFolded,
  answer,
}: {
  job: AppliedJob
  isFolded: boolean
  answer: FormAnswer<ApplyField> | null
}) {
  const t = useText()
  const { problem, ...input } = inputProps(answer, 'first_message')
  const field = (
    <Field
      label={t('apply.message', { who: job.reader })}
      help={t('apply.message_help', { max: MAX_FIRST_MESSAGE })}
      problem={problem}
    >
      {(control) => <TextArea {...control} {...input} rows={3} maxLength={MAX_FIRST_MESSAGE} dir="auto" />}
    </Field>
  )
  if (!isFolded || input.defaultValue) return field
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-primary">
        {t('apply.add_message')}
      </summary>
      <div className="pt-2">{field}</div>
    </details>
  )
}
