import { TextField } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
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
  /** The country of the number. */
  country: string | null
  value?: string | undefined
  problem?: string | undefined
  label?: string
}

/** A phone number in any notation; with a plus sign it may be of any country. */
export function PhoneField({ countries, country, value, problem, label }: PhoneFieldProps) {
  const t = useText()
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-3">
      <SelectField
        label={t('gate.calling_code')}
        name="country_code"
        autoComplete="country"
        defaultValue={country ?? ''}
      >
        {/* A guess would make somebody's number another one. */}
        {!country && <option value="">{t('gate.choose')}</option>}
        {countries.map(({ code, name, calling }) => (
          <option key={code} value={code}>{`${name} (+${calling})`}</option>
        ))}
      </SelectField>
      <TextField
        label={label ?? t('gate.phone')}
        name="phone_num"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={40}
        defaultValue={value}
        problem={problem}
      />
    </div>
  )
}
