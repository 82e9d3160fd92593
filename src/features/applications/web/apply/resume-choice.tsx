import type { ReactNode } from 'react'
import { MOST_RESUMES } from '#config/limits.ts'
import { UPLOAD_KINDS } from '#shared/upload-kinds.ts'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { Field } from '#ui/form/field.tsx'
import { type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FileInput } from '#ui/upload/file-input.tsx'
import type { useUpload } from '#ui/upload/use-upload.ts'
import { useText } from '../texts.ts'
import type { ApplyField } from './answers.ts'
import type { ApplicationForm } from './apply-data.ts'
import { chosenResume } from './chosen-resume.ts'

interface ResumeChoiceProps {
  form: ApplicationForm
  answer: FormAnswer<ApplyField> | null
  upload: ReturnType<typeof useUpload>
  file: File | null
  onChoose: (file: File | null) => void
}

/** One of the attached resumes, the profile alone, or a file from here. Whoever has applied before sees what goes in one line. */
export function ResumeChoice(props: ResumeChoiceProps) {
  const t = useText()
  const { form, answer } = props
  const chosen = chosenResume(form, answer)
  const name = form.resumes.find(({ id }) => id === chosen)?.name ?? t('apply.profile_alone')
  // Remounted when another one is chosen by the server: after an upload, the new one.
  if (form.last_sent === null || answer !== null) return <Choices key={chosen} {...props} chosen={chosen} />
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-between gap-x-3">
        <span className="min-w-0">
          <span className="text-muted">{t('apply.resume_line')}</span>{' '}
          <bdi className="font-semibold">{name}</bdi>
        </span>
        <span className="font-semibold text-primary">{t('apply.change')}</span>
      </summary>
      <div className="pt-2">
        <Choices {...props} chosen={chosen} />
      </div>
    </details>
  )
}

function Choices({ form, answer, chosen, ...file }: ResumeChoiceProps & { chosen: string }) {
  const t = useText()
  const { resumes, may } = form
  return (
    <fieldset className="grid min-w-0 gap-2.5">
      <legend className="mb-2 font-semibold">{t('apply.resume')}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {resumes.map(({ id, name, is_sent_automatically }) => (
          <Choice
            key={id}
            value={id}
            isChosen={id === chosen}
            help={is_sent_automatically && t('apply.automatic')}
          >
            <bdi className="break-words">{name}</bdi>
          </Choice>
        ))}
        <Choice value="" isChosen={chosen === ''} help={t('apply.profile_alone_help')}>
          {t('apply.profile_alone')}
        </Choice>
      </div>
      {may.upload ? (
        <UploadField {...file} answer={answer} isFirst={resumes.length === 0} />
      ) : (
        <p className="text-13 text-muted">{t('apply.full', { max: MOST_RESUMES })}</p>
      )}
      {resumes.length > 0 && (
        <AlwaysSend
          // Each resume has its own answer: a box that was ticked for another one says nothing of this one.
          key={chosen}
          isOn={resumes.some(({ id, is_sent_automatically }) => is_sent_automatically && id === chosen)}
        />
      )}
    </fieldset>
  )
}

function Choice({
  value,
  isChosen,
  help,
  children,
}: {
  value: string
  isChosen: boolean
  help: string | false
  children: ReactNode
}) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card border border-control bg-surface px-3.5 py-2.5 has-checked:border-primary has-checked:bg-tint">
      <input
        type="radio"
        name="resume_id"
        value={value}
        defaultChecked={isChosen}
        className="size-5 shrink-0 accent-primary"
      />
      <span className="min-w-0">
        <span className="font-semibold">{children}</span>
        {help !== false && <span className="block text-13 text-muted">{help}</span>}
      </span>
    </label>
  )
}

const { extensions, maxBytes } = UPLOAD_KINDS.resume

/** With scripts a chosen file is sent at once; without, by its button or together with the application. */
function UploadField({
  answer,
  upload,
  file,
  onChoose,
  isFirst,
}: Omit<ResumeChoiceProps, 'form'> & { isFirst: boolean }) {
  const t = useText()
  const told = inputProps(answer, 'file').problem
  const problem = upload.problem ?? (file === null ? told : undefined)
  const isRunning = upload.state === 'running'
  return (
    <div className="grid gap-2 rounded-card border border-dashed border-control p-3.5">
      <Field
        label={t(isFirst ? 'apply.upload' : 'apply.upload_another')}
        help={t('apply.upload_help', { size: maxBytes / 1024 / 1024 })}
        problem={problem === 'empty' ? t('apply.file_missing') : problem}
      >
        {(control) => <FileInput {...control} name="file" extensions={extensions} onChoose={onChoose} />}
      </Field>
      {isRunning && (
        <div className="grid gap-1">
          <progress value={upload.share} max={1} aria-label={t('apply.uploading')} className="w-full" />
          <p role="status" className="text-13 text-muted">
            {t('apply.uploading')}
          </p>
        </div>
      )}
      {upload.state === 'broken' && (
        <p role="alert" className="font-medium text-danger">
          {t('error.network')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {upload.state !== 'idle' && <Button onClick={upload.cancel}>{t('apply.cancel')}</Button>}
        {!isRunning && (
          <Button type="submit" name="intent" value="upload">
            {t(upload.state === 'broken' ? 'apply.try_again' : 'apply.upload_button')}
          </Button>
        )}
      </div>
    </div>
  )
}

function AlwaysSend({ isOn }: { isOn: boolean }) {
  const t = useText()
  return (
    <div>
      {/* A box that is not ticked sends nothing: the last of both counts. */}
      <input type="hidden" name="always" value="0" />
      <CheckField name="always" label={t('apply.always')} defaultChecked={isOn} />
      <p className="ps-8 text-13 text-muted">{t('apply.always_help')}</p>
    </div>
  )
}
