import type { Language } from '#config/languages.ts'
import { MAX_NAME } from '#config/limits.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { TextField } from '#ui/form/field.tsx'
import { useText } from './texts.ts'

interface NameFieldsProps {
  first_name: string | undefined
  last_name: string | undefined
  errors: { readonly [field: string]: string | undefined }
}

/** First and last name, in the order of the page's language. */
export function NameFields({ first_name, last_name, errors }: NameFieldsProps) {
  const t = useText()
  const first = (
    <TextField
      key="first"
      label={t('gate.first_name')}
      name="first_name"
      autoComplete="given-name"
      defaultValue={first_name}
      problem={errors.first_name}
    />
  )
  const last = (
    <TextField
      key="last"
      label={t('gate.last_name')}
      name="last_name"
      autoComplete="family-name"
      defaultValue={last_name}
      problem={errors.last_name}
    />
  )
  const isWell = errors.first_name === undefined && errors.last_name === undefined
  return (
    <div className="grid gap-1">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {FAMILY_NAME_FIRST.has(useLanguage()) ? [last, first] : [first, last]}
      </div>
      {isWell && <p className="text-13 text-muted">{t('gate.name_help', { max: MAX_NAME })}</p>}
    </div>
  )
}

const FAMILY_NAME_FIRST: ReadonlySet<Language> = new Set<Language>(['ja', 'zh-CN', 'zh-TW'])
