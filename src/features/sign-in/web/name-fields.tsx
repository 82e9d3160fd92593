import { factsOf } from '#config/languages.ts'
import { MAX_NAME } from '#config/limits.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { TextField } from '#ui/form/field.tsx'
import { type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { useText } from './texts.ts'

interface NameFieldsProps {
  answer: FormAnswer<'first_name' | 'last_name'> | null
  /** The names before they are changed. */
  person?: { first_name: string; last_name: string }
}

/** First and last name, in the order of the page's language. */
export function NameFields({ answer, person }: NameFieldsProps) {
  const t = useText()
  const given = inputProps(answer, 'first_name', person?.first_name)
  const family = inputProps(answer, 'last_name', person?.last_name)
  const first = <TextField key="first" label={t('gate.first_name')} {...given} autoComplete="given-name" />
  const last = <TextField key="last" label={t('gate.last_name')} {...family} autoComplete="family-name" />
  const isWell = given.problem === undefined && family.problem === undefined
  return (
    <div className="grid gap-1">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {factsOf(useLanguage()).isFamilyNameFirst ? [last, first] : [first, last]}
      </div>
      {isWell && <p className="text-13 text-muted">{t('gate.name_help', { max: MAX_NAME })}</p>}
    </div>
  )
}
