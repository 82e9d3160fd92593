import { useState } from 'react'
import { Form } from 'react-router'
import { QUICK_RESUME_HOURS } from '#config/limits.ts'
import { UPLOAD_KINDS } from '#shared/upload-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/form/field.tsx'
import { type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useUpload } from '#ui/upload/use-upload.ts'
import { useText } from '../texts.ts'

const { extensions, maxBytes } = UPLOAD_KINDS['quick-resume']
const FIELD = 'resume'

/** Without scripts it is a plain form. */
export function ChooseResume({ answer }: { answer: FormAnswer<string> | null }) {
  const t = useText()
  const [file, setFile] = useState<File | null>(null)
  const size = maxBytes / 1024 / 1024
  const upload = useUpload('quick-resume', { field: FIELD, tooLarge: t('quick.too_large', { size }) })
  const told = inputProps(answer, FIELD).problem
  const isRunning = upload.state === 'running'
  return (
    <Card className="mt-5 p-5 sm:p-6">
      <Form
        method="post"
        encType="multipart/form-data"
        className="grid min-w-0 grid-cols-1 gap-4"
        onSubmit={upload.send(file)}
      >
        <FormProblem text={answer?.problem ?? null} />
        <Field
          label={t('quick.choose')}
          help={t('quick.help', { size })}
          problem={upload.problem ?? (told === 'empty' ? t('quick.required') : told)}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              name={FIELD}
              accept={extensions.join(',')}
              onChange={({ currentTarget }) => {
                setFile(currentTarget.files?.[0] ?? null)
                upload.forget()
              }}
              className="w-full min-w-0 rounded-control border border-dashed border-control p-4 file:me-3 file:min-h-11 file:rounded-control file:border-0 file:bg-tint file:px-3 file:font-semibold"
            />
          )}
        </Field>
        {upload.state === 'broken' && <p role="alert">{t('quick.interrupted')}</p>}
        {isRunning && (
          <div className="grid gap-1">
            <progress value={upload.share} max={1} aria-label={t('quick.uploading')} className="w-full" />
            <p role="status" className="text-13 text-muted">
              {t('quick.progress', { share: upload.share })}
            </p>
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" disabled={isRunning}>
            {t(upload.state === 'broken' ? 'quick.retry' : 'quick.read')}
          </Button>
          {upload.state !== 'idle' && <Button onClick={upload.cancel}>{t('quick.cancel')}</Button>}
        </div>
        <p className="text-13 text-pretty text-muted">{t('quick.where', { hours: QUICK_RESUME_HOURS })}</p>
      </Form>
    </Card>
  )
}
