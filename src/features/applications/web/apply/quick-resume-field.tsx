import { useEffect, useRef, useState } from 'react'
import { Form, useFetcher } from 'react-router'
import { QUICK_RESUME_HOURS } from '#config/limits.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { UPLOAD_KINDS } from '#shared/upload-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import { FileInput } from '#ui/upload/file-input.tsx'
import { useUpload } from '#ui/upload/use-upload.ts'
import type { QuickResume } from '../../../resumes/contract/quick-resume.ts'
import { useText } from '../texts.ts'

const { extensions, maxBytes } = UPLOAD_KINDS['quick-resume']
const FIELD = 'resume'
const KEY = 'quick-apply-resume'

/** The file of a guest. The page for reading resumes takes it; with scripts it is sent when it is chosen. */
export function QuickResumeField({ resume, back }: { resume: QuickResume | null; back: string }) {
  const t = useText()
  const lang = useLanguage()
  const action = `/${lang}/quick-resume?${new URLSearchParams({ redirect: back })}`
  if (resume === null) return <Choose action={action} />
  return (
    <div className="grid gap-2 rounded-card border border-primary bg-tint p-3.5">
      <p className="flex gap-2.5">
        <CheckIcon className="mt-0.5 shrink-0 text-primary" />
        <span className="min-w-0">
          <bdi className="font-semibold break-words">{resume.filename}</bdi>
          <span className="block text-13">{t('apply.quick_comes')}</span>
        </span>
      </p>
      <Form method="post" action={action}>
        <Button type="submit" name="intent" value="delete">
          {t('apply.quick_other')}
        </Button>
      </Form>
    </div>
  )
}

function Choose({ action }: { action: string }) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const fetcher = useFetcher<FormAnswer<string>>({ key: KEY })
  const answer = fetcher.data ?? null
  const size = maxBytes / 1024 / 1024
  const upload = useUpload('quick-resume', {
    ...{ field: FIELD, action, fetcherKey: KEY },
    tooLarge: t('apply.too_large', { size }),
  })
  useEffect(() => {
    if (file !== null) form.current?.requestSubmit()
  }, [file])
  const isRunning = upload.state === 'running' || fetcher.state !== 'idle'
  const told = inputProps(answer, FIELD).problem
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      encType="multipart/form-data"
      navigate={false}
      fetcherKey={KEY}
      onSubmit={upload.send(file)}
      className="grid min-w-0 gap-2 rounded-card border border-dashed border-control p-3.5"
    >
      <FormProblem text={isRunning ? null : (answer?.problem ?? null)} />
      <Field
        label={t('apply.quick_file')}
        help={t('apply.quick_help', { size, hours: QUICK_RESUME_HOURS })}
        problem={
          upload.problem ?? (isRunning ? undefined : told === 'empty' ? t('apply.file_missing') : told)
        }
      >
        {(control) => (
          <FileInput
            {...control}
            name={FIELD}
            extensions={extensions}
            onChoose={(chosen) => {
              upload.forget()
              setFile(chosen)
            }}
          />
        )}
      </Field>
      {isRunning && (
        <p role="status" className="text-13 text-muted">
          {t('apply.uploading')}
        </p>
      )}
      {upload.state === 'broken' && (
        <p role="alert" className="font-medium text-danger">
          {t('error.network')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {upload.state !== 'idle' && <Button onClick={upload.cancel}>{t('apply.cancel')}</Button>}
        {!isRunning && (
          <Button type="submit">
            {t(upload.state === 'broken' ? 'apply.try_again' : 'apply.upload_button')}
          </Button>
        )}
      </div>
    </Form>
  )
}
