import { TextField } from '#ui/form/field.tsx'
import { useText } from './texts.ts'

/** Six digits in one field; pasting and autofill work in any notation. */
export function OtpField({ label, problem }: { label?: string; problem?: string | undefined }) {
  const t = useText()
  return (
    <TextField
      label={label ?? t('gate.code')}
      name="otp"
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
