import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { UPLOAD_FIELD } from '#shared/file-address.ts'
import { UPLOAD_KINDS, type UploadKind } from '#shared/upload-kinds.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Field } from '#ui/form/field.tsx'
import { type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import { FileInput } from '#ui/upload/file-input.tsx'
import { useDrop } from '#ui/upload/use-drop.ts'
import { useUpload } from '#ui/upload/use-upload.ts'
import { useText } from '../seeker-texts.ts'
import { UploadProgress } from '../upload-progress.tsx'

interface FileFormProps {
  kind: UploadKind
  /** The name of the file in the form. */
  field: string
  /** The page that takes the form. */
  action: string
  label: string
  help: string
  button: string
  answer: FormAnswer<string> | null
}

/** A chosen or dropped file is sent at once, in pieces. Without scripts it is a plain form. */
export function FileForm({ kind, field, action, label, help, button, answer }: FileFormProps) {
  const t = useText()
  const form = useFirstWrong(answer)
  const [file, setFile] = useState<File | null>(null)
  const { extensions, maxBytes } = UPLOAD_KINDS[kind]
  const tooLarge = t('resumes.too_large', { size: maxBytes / 1024 / 1024 })
  const upload = useUpload(kind, { field, tooLarge, action })
  const choose = (chosen: File | null) => {
    setFile(chosen)
    upload.forget()
  }
  const { input, isOver, ...drop } = useDrop(choose)
  useEffect(() => {
    if (file !== null) form.current?.requestSubmit()
  }, [file, form])
  const { formAction, formData } = useNavigation()
  const isChecked = formAction === action && formData?.has(UPLOAD_FIELD) === true
  const told = inputProps(answer, field).problem
  const problem = upload.problem ?? (told === 'empty' ? t('resumes.empty') : told)
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      encType="multipart/form-data"
      preventScrollReset
      className="grid min-w-0 grid-cols-1 gap-3"
      onSubmit={upload.send(file)}
    >
      <FormProblem text={answer?.problem ?? null} />
      <div
        {...drop}
        className={classNames(
          'rounded-card border border-dashed p-4',
          isOver ? 'border-primary bg-tint' : 'border-control',
        )}
      >
        <Field label={label} help={help} problem={problem}>
          {(control) => (
            <FileInput {...control} ref={input} name={field} extensions={extensions} onChoose={choose} />
          )}
        </Field>
      </div>
      <UploadProgress
        state={isChecked ? 'checked' : upload.state}
        share={upload.share}
        name={file?.name ?? ''}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={upload.state === 'running' || isChecked}>
          {upload.state === 'broken' ? t('resumes.retry') : button}
        </Button>
        {upload.state !== 'idle' && <Button onClick={upload.cancel}>{t('resumes.cancel')}</Button>}
      </div>
    </Form>
  )
}
