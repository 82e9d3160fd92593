import { type ReactNode, useEffect } from 'react'
import { Form } from 'react-router'
import { MAX_RESUME_NAME } from '#config/limits.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/field.tsx'
import { type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import type { AttachedResume } from '../../contract/resumes.ts'
import { useText } from '../seeker-texts.ts'
import { CloseLink } from './close-link.tsx'
import type { ResumeField } from './opened.ts'

interface PartProps {
  resume: AttachedResume
  answer: FormAnswer<ResumeField> | null
  back: string
}

export function RenamePart({ resume: { id, filename, format }, answer, back }: PartProps) {
  const t = useText()
  return (
    <PartForm name="rename" id={id} answer={answer} action={t('resumes.save')} back={back}>
      <TextField
        label={t('resumes.name')}
        help={t('resumes.name_help', { max: MAX_RESUME_NAME })}
        autoComplete="off"
        maxLength={MAX_RESUME_NAME * 2}
        {...inputProps(answer, 'filename', filename.slice(0, -format.length - 1))}
      />
    </PartForm>
  )
}

export function SendPart({ resume: { id }, answer, back }: PartProps) {
  const t = useText()
  return (
    <PartForm name="send" id={id} answer={answer} action={t('resumes.send_now')} back={back}>
      <TextField
        type="email"
        label={t('resumes.reader')}
        help={t('resumes.send_help')}
        autoComplete="off"
        dir="ltr"
        {...inputProps(answer, 'email')}
      />
    </PartForm>
  )
}

export function DeletePart({ resume: { id, filename, may }, answer, back }: PartProps) {
  const t = useText()
  if (!may.delete)
    return (
      <div className="mt-3 flex flex-wrap items-center gap-x-4 rounded-card bg-quiet px-4 py-2">
        <p className="grow py-2">{t('resumes.stays')}</p>
        <CloseLink to={back} />
      </div>
    )
  return (
    <PartForm name="delete" id={id} answer={answer} action={t('resumes.delete')} back={back}>
      <p className="font-semibold">{t('resumes.delete_title', { name: filename })}</p>
      <p className="-mt-2 text-pretty text-muted">{t('resumes.delete_text')}</p>
    </PartForm>
  )
}

/** A form below a resume; a plain form of its address without scripts. */
function PartForm({
  name,
  id,
  answer,
  action,
  back,
  children,
}: {
  name: string
  id: string
  answer: FormAnswer<ResumeField> | null
  action: string
  back: string
  children: ReactNode
}) {
  const form = useFirstWrong(answer)
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('input:not([type=hidden]), button:not([tabindex])')
    first?.focus()
    if (first instanceof HTMLInputElement) first.select()
  }, [form])
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      className="mt-3 grid min-w-0 grid-cols-1 gap-4 rounded-card border border-primary bg-surface p-4 shadow-[0_0_0_3px_var(--tint)]"
    >
      <input type="hidden" name="id" value={id} />
      <FormProblem text={answer?.problem ?? null} />
      {children}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="intent" value={name} look="primary">
          {action}
        </Button>
        <CloseLink to={back} />
      </div>
    </Form>
  )
}
