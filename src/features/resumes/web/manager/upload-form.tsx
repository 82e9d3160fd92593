import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { UPLOAD_FIELD } from '#shared/file-address.ts'
import { UPLOAD_KINDS } from '#shared/upload-kinds.ts'
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
import { CloseLink } from './close-link.tsx'
import type { ResumeField } from './opened.ts'

interface UploadFormProps {
  label: string
  answer: FormAnswer<ResumeField> | null
  /** The resume that gets the file; absent: a new one. */
  replaces?: string
  back?: string
  /** Whether nothing else is to be done on the page. */
  isOnlyStep?: boolean
}

const { extensions, maxBytes } = UPLOAD_KINDS.resume
const MEGABYTES = maxBytes / 1024 / 1024

/** A chosen or dropped file is sent at once. Without scripts it is a plain form. */
export function UploadForm({ label, answer, replaces, back, isOnlyStep = false }: UploadFormProps) {
  const t = useText()
  const form = useFirstWrong(answer)
  const [file, setFile] = useState<File | null>(null)
  const upload = useUpload('resume', {
    field: 'file',
    tooLarge: t('resumes.too_large', { size: MEGABYTES }),
  })
  const choose = (chosen: File | null) => {
    setFile(chosen)
    upload.forget()
  }
  const { input, isOver, ...drop } = useDrop(choose)
  const begun = useRef<File | null>(null)
  const isIdle = useNavigation().state === 'idle'
  // While another page is loaded, no form is sent: the file waits for it.
  useEffect(() => {
    if (file === null || file === begun.current || !isIdle) return
    begun.current = file
    form.current?.requestSubmit()
  }, [file, form, isIdle])
  const isChecked = useIsChecked(replaces)
  const told = inputProps(answer, 'file').problem
  const problem = upload.problem ?? (upload.state === 'idle' && !isChecked ? told : undefined)
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      preventScrollReset
      onSubmit={upload.send(file)}
      className="mt-4 grid min-w-0 grid-cols-1 gap-3"
    >
      <input type="hidden" name="intent" value="upload" />
      {replaces !== undefined && <input type="hidden" name="resume_id" value={replaces} />}
      <FormProblem text={answer?.problem ?? null} />
      <div
        {...drop}
        className={classNames(
          'rounded-card border border-dashed p-4',
          isOver ? 'border-primary bg-tint' : 'border-control',
        )}
      >
        <Field
          label={label}
          help={t('resumes.upload_help', { size: MEGABYTES })}
          problem={problem === 'empty' ? t('resumes.empty') : problem}
        >
          {(control) => (
            <FileInput {...control} ref={input} name="file" extensions={extensions} onChoose={choose} />
          )}
        </Field>
      </div>
      <UploadProgress
        state={isChecked ? 'checked' : upload.state}
        share={upload.share}
        name={file?.name ?? ''}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          look={isOnlyStep ? 'primary' : 'plain'}
          disabled={upload.state === 'running' || isChecked}
        >
          {t(upload.state === 'broken' ? 'resumes.retry' : 'resumes.upload')}
        </Button>
        {upload.state !== 'idle' && <Button onClick={upload.cancel}>{t('resumes.cancel')}</Button>}
        {upload.state === 'idle' && back !== undefined && <CloseLink to={back} />}
      </div>
    </Form>
  )
}

/** Whether all of the file is here, and the server looks at it. */
function useIsChecked(replaces = ''): boolean {
  const { formData } = useNavigation()
  return formData?.has(UPLOAD_FIELD) === true && (formData.get('resume_id') ?? '') === replaces
}
