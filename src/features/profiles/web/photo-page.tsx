import { useState } from 'react'
import { Form } from 'react-router'
import { Done, Section, SettingsPage } from '#features/account-settings/web/door.tsx'
import { UPLOAD_KINDS } from '#shared/upload-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import type { FieldOf, FormAnswer } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { FileInput } from '#ui/upload/file-input.tsx'
import { useUpload } from '#ui/upload/use-upload.ts'
import type { uploadAvatar } from '../contract/avatar.ts'
import { CropBox } from './crop-box.tsx'
import { useText } from './texts.ts'
import { UploadProgress } from './upload-progress.tsx'

interface PhotoPageProps {
  /** The address of the picture; null: none. */
  photo: string | null
  done: 'saved' | 'removed' | null
  answer: FormAnswer<FieldOf<typeof uploadAvatar> | 'avatar'> | null
}

const { extensions, maxBytes } = UPLOAD_KINDS.avatar
const MEGABYTES = maxBytes / 1024 / 1024

/** Without scripts it is a plain form, and the middle of the picture is taken. */
export function PhotoPage({ photo, done, answer }: PhotoPageProps) {
  const t = useText()
  const [file, setFile] = useState<File | null>(null)
  const upload = useUpload('avatar', { tooLarge: t('photo.too_large', { size: MEGABYTES }) })
  const told = answer?.errors.avatar
  const refusal = told === 'empty' ? t('gate.required') : told
  return (
    <SettingsPage title={t('photo.title')} text={t('photo.text', { size: MEGABYTES })}>
      <Done text={answer === null && done !== null ? t(`photo.${done}`) : null} />
      <Section>
        {photo === null ? (
          <p className="text-muted">{t('photo.none')}</p>
        ) : (
          <div className="flex flex-wrap items-center gap-4">
            <img src={photo} alt={t('photo.title')} width={128} height={128} className="rounded-full" />
            <Form method="post">
              <Button type="submit" name="intent" value="remove">
                {t('photo.remove')}
              </Button>
            </Form>
          </div>
        )}
        <Form
          method="post"
          encType="multipart/form-data"
          className="grid min-w-0 grid-cols-1 gap-4"
          onSubmit={upload.send(file)}
        >
          <FormProblem text={answer?.problem ?? null} />
          <Field label={t('photo.choose')} problem={upload.problem ?? refusal}>
            {(control) => (
              <FileInput
                {...control}
                name="avatar"
                extensions={extensions}
                onChoose={(chosen) => {
                  setFile(chosen)
                  upload.forget()
                }}
              />
            )}
          </Field>
          {file !== null && <CropBox key={`${file.name} ${file.lastModified}`} file={file} />}
          <UploadProgress state={upload.state} share={upload.share} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="primary" disabled={upload.state === 'running'}>
              {t(upload.state === 'broken' ? 'photo.retry' : 'photo.save')}
            </Button>
            {upload.state !== 'idle' && <Button onClick={upload.cancel}>{t('photo.cancel')}</Button>}
          </div>
        </Form>
      </Section>
    </SettingsPage>
  )
}
