import { useState } from 'react'
import { Form } from 'react-router'
import { UPLOAD_KINDS } from '#shared/upload-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Field } from '#ui/form/field.tsx'
import { type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { FileInput } from '#ui/upload/file-input.tsx'
import { useDrop } from '#ui/upload/use-drop.ts'
import { useUpload } from '#ui/upload/use-upload.ts'
import { UploadProgress } from '../upload-progress.tsx'
import { useText } from './texts.ts'

const { extensions, maxBytes } = UPLOAD_KINDS.import
const MEGABYTES = maxBytes / 1024 / 1024

/** Without scripts it is a plain form. */
export function ChooseFile({ answer }: { answer: FormAnswer<string> | null }) {
  const t = useText()
  const [file, setFile] = useState<File | null>(null)
  const upload = useUpload('import', { tooLarge: t('photo.too_large', { size: MEGABYTES }) })
  const { input, isOver, ...drop } = useDrop((dropped) => {
    setFile(dropped)
    upload.forget()
  })
  const told = inputProps(answer, 'import').problem
  const problem = upload.problem ?? (told === 'empty' ? t('gate.required') : told)
  return (
    <>
      <p className="mt-2 text-pretty text-muted">{t('import.text')}</p>
      <Card className="mt-5 p-5 sm:p-6">
        <Form
          method="post"
          encType="multipart/form-data"
          className="grid min-w-0 grid-cols-1 gap-4"
          onSubmit={upload.send(file)}
        >
          <FormProblem text={answer?.problem ?? null} />
          <div
            {...drop}
            className={classNames(
              'rounded-control border border-dashed p-4',
              isOver ? 'border-primary bg-tint' : 'border-line',
            )}
          >
            <Field label={t('import.choose')} help={t('import.help', { size: MEGABYTES })} problem={problem}>
              {(control) => (
                <FileInput
                  {...control}
                  ref={input}
                  name="import"
                  extensions={extensions}
                  onChoose={(chosen) => {
                    setFile(chosen)
                    upload.forget()
                  }}
                />
              )}
            </Field>
          </div>
          <UploadProgress state={upload.state} share={upload.share} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="primary" disabled={upload.state === 'running'}>
              {t(upload.state === 'broken' ? 'photo.retry' : 'import.read')}
            </Button>
            {upload.state !== 'idle' && <Button onClick={upload.cancel}>{t('photo.cancel')}</Button>}
          </div>
        </Form>
      </Card>
      <p className="mt-4 text-pretty text-13 text-muted">{t('import.where')}</p>
    </>
  )
}
