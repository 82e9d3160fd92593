import { TextField } from '#ui/form/field.tsx'
import { useText } from './texts.ts'

interface OtpFieldProps {
  /** As in the request of the call. */
  name: 'otp' | 'code'
  label?: string
  problem?: string | undefined
}

/** Six digits in one field; pasting and autofill work in any notation. */
export function OtpField({ name, label, problem }: OtpFieldProps) {
  const t = useText()
  return (
    <TextField
      label={label ?? t('gate.code')}
      name={name}
      problem={problem}
      inputMode="numeric"
      autoComplete="one-time-code"
      data-secret
      maxLength={20}
      inputClassName="text-20 tracking-[0.3em] tabular-nums"
      dir="ltr"
    />
  )
}
