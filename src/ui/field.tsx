import { type ReactNode, useId } from 'react'
import { useCommonText } from '#i18n/room-texts.tsx'
import { AlertIcon } from './icons.tsx'

/** What the control inside a field must carry. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean | undefined
}

interface FieldProps {
  label: string
  help?: string | undefined
  /** In words, already in the visitor's language. */
  error?: string | undefined
  /** Fields that may stay empty say so; the others are required. */
  isOptional?: boolean
  children: (control: ControlProps) => ReactNode
}

/** Label above, control, help under it, the error beside it in words. */
export function Field({ label, help, error, isOptional = false, children }: FieldProps) {
  const t = useCommonText()
  const id = useId()
  const describedBy = [help !== undefined && `${id}-help`, error !== undefined && `${id}-error`].filter(
    Boolean,
  )
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
        {isOptional && <span className="font-normal text-muted"> ({t('status.optional')})</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy.length === 0 ? undefined : describedBy.join(' '),
        'aria-invalid': error === undefined ? undefined : true,
        required: isOptional ? undefined : true,
      })}
      {help !== undefined && (
        <p id={`${id}-help`} className="text-13 text-muted">
          {help}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-13 font-medium text-danger">
          <AlertIcon size={16} className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  )
}
