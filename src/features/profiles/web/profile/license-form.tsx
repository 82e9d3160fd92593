import { useState } from 'react'
import { MAX_CREDENTIAL_ID, MAX_LICENSE_NAME } from '#config/limits.ts'
import { UPLOAD_KINDS } from '#shared/upload-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Field, TextField } from '#ui/form/field.tsx'
import { inputProps } from '#ui/form/form-answer.ts'
import { FileInput } from '#ui/upload/file-input.tsx'
import { useUpload } from '#ui/upload/use-upload.ts'
import type { License } from '../../contract/links-and-licenses.ts'
import { UploadProgress } from '../upload-progress.tsx'
import { SwitchField } from './choice-fields.tsx'
import { EditForm } from './edit-form.tsx'
import { AttachmentLink } from './entry-views.tsx'
import { MonthField } from './month-field.tsx'
import { useAnswerFor } from './page-context.ts'
import { useText } from './texts.ts'

const SECTION = 'licenses'
const { extensions, maxBytes } = UPLOAD_KINDS.license
const MEGABYTES = maxBytes / 1024 / 1024
const YEARS_OF_VALIDITY = 20

export function LicenseForm({ license }: { license: License | null }) {
  const t = useText()
  const id = license?.id ?? null
  const answer = useAnswerFor(SECTION, id)
  const [file, setFile] = useState<File | null>(null)
  const upload = useUpload('license', {
    field: 'attachment',
    tooLarge: t('photo.too_large', { size: MEGABYTES }),
  })
  const wasNever = license?.never_expires ?? false
  const [never, setNever] = useState(answer === null ? wasNever : answer.values.never_expires === '1')
  return (
    <EditForm
      section={SECTION}
      id={id}
      title={license?.name ?? t('profile.new_license')}
      canDelete
      onSubmit={upload.send(file)}
      isBusy={upload.state === 'running'}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t('profile.license_name')}
          maxLength={MAX_LICENSE_NAME}
          {...inputProps(answer, 'name', license?.name)}
        />
        <TextField
          label={t('profile.issuer')}
          maxLength={MAX_LICENSE_NAME}
          {...inputProps(answer, 'issuer', license?.issuer ?? '')}
        />
        <MonthField
          name="issued_on"
          label={t('profile.issued_on')}
          answer={answer}
          initial={license?.issued_on ?? null}
        />
        <div hidden={never}>
          <MonthField
            name="expires_on"
            label={t('profile.expires_on')}
            answer={answer}
            initial={license?.expires_on ?? null}
            yearsAhead={YEARS_OF_VALIDITY}
          />
        </div>
      </div>
      <SwitchField
        name="never_expires"
        answer={answer}
        initial={wasNever}
        label={t('profile.never_expires')}
        onChange={setNever}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t('profile.credential_id')}
          maxLength={MAX_CREDENTIAL_ID}
          {...inputProps(answer, 'credential_id', license?.credential_id ?? '')}
        />
        <TextField
          label={t('profile.credential_url')}
          inputMode="url"
          autoCapitalize="none"
          {...inputProps(answer, 'credential_url', license?.credential_url ?? '')}
        />
      </div>
      {license?.attachment && (
        <div className="flex flex-wrap items-center gap-x-4">
          <AttachmentLink {...license.attachment} />
          <SwitchField
            name="removes_attachment"
            answer={answer}
            initial={false}
            label={t('profile.remove_attachment')}
          />
        </div>
      )}
      <Field
        label={t(license?.attachment ? 'profile.replace_attachment' : 'profile.attachment')}
        help={t('profile.attachment_help', { size: MEGABYTES })}
        problem={upload.problem ?? answer?.errors.attachment}
      >
        {(control) => (
          <FileInput
            {...control}
            name="attachment"
            extensions={extensions}
            onChoose={(chosen) => {
              setFile(chosen)
              upload.forget()
            }}
          />
        )}
      </Field>
      <UploadProgress state={upload.state} share={upload.share} />
      {upload.state !== 'idle' && (
        <Button onClick={upload.cancel} className="justify-self-start">
          {t('photo.cancel')}
        </Button>
      )}
    </EditForm>
  )
}
