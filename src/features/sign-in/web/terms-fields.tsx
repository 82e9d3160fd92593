import { useLanguage } from '#i18n/language-provider.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import type { FieldOf } from '#ui/form/form-answer.ts'
import { useSite } from '#ui/site-context.tsx'
import type { register } from '../contract/registration.ts'
import { Text, useText } from './texts.ts'

type TermsField = FieldOf<typeof register>

/** The required agreement to the terms, and the optional newsletter. */
export function TermsFields({ problem }: { problem?: string | undefined }) {
  const t = useText()
  return (
    <div>
      <CheckField
        name={'terms_and_condition' satisfies TermsField}
        required
        problem={problem}
        label={<Agreement id="gate.agree" />}
      />
      <CheckField name={'is_subscribe' satisfies TermsField} label={t('gate.newsletter')} />
    </div>
  )
}

/** A sentence with links to the terms and to the privacy policy. */
export function Agreement({ id }: { id: 'gate.agree' | 'gate.agree_on' }) {
  const lang = useLanguage()
  const { termsUrl, privacyUrl } = useSite()
  const link = (to: string) => (
    // biome-ignore lint/a11y/useAnchorContent: the text stands between its tags in the message.
    <a href={to} target="_blank" rel="noopener" className="font-semibold text-primary underline" />
  )
  const components = { 0: link(termsUrl ?? `/${lang}/terms`), 1: link(privacyUrl ?? `/${lang}/privacy`) }
  return <Text id={id} components={components} />
}
