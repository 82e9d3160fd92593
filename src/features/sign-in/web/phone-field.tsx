import { TextField } from '#ui/form/field.tsx'
import { type FieldOf, type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import type { sendOtp } from '../contract/codes.ts'
import { useText } from './texts.ts'

export interface CallingCountry {
  /** ISO 3166 alpha-2. */
  code: string
  name: string
  /** The digits after the plus sign. */
  calling: string
}

interface PhoneFieldProps {
  countries: readonly CallingCountry[]
  /** The country of the number, until another is chosen. */
  country: string | null
  answer: FormAnswer<FieldOf<typeof sendOtp>> | null
  label?: string
}

/** A phone number in any notation; with a plus sign it may be of any country. */
export function PhoneField({ countries, country: initial, answer, label }: PhoneFieldProps) {
  const t = useText()
  const country = answer?.values.country_code ?? initial ?? ''
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-3">
      <SelectField
        label={t('gate.calling_code')}
        {...inputProps(answer, 'country_code', country)}
        autoComplete="country"
      >
        {/* A guess would make somebody's number another one. */}
        {country === '' && <option value="">{t('gate.choose')}</option>}
        {countries.map(({ code, name, calling }) => (
          <option key={code} value={code}>{`${name} (+${calling})`}</option>
        ))}
      </SelectField>
      <TextField
        label={label ?? t('gate.phone')}
        {...inputProps(answer, 'phone_num')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={40}
      />
    </div>
  )
}
