import { Form } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/field.tsx'
import { type FieldOf, type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import type { signUpProven } from '../contract/codes.ts'
import type { register } from '../contract/registration.ts'
import { CampaignFields } from './campaign-fields.tsx'
import { NameFields } from './name-fields.tsx'
import { PasswordField } from './password-field.tsx'
import { signInPath } from './sign-in-path.ts'
import { TermsFields } from './terms-fields.tsx'
import { useText } from './texts.ts'

export type SignUpField = FieldOf<typeof register | typeof signUpProven>

interface SignUpFormProps {
  answer: FormAnswer<SignUpField> | null
  /** Where signing up leads. */
  back: string | null
  /** An email address or number that is proven already; null: the form asks for an address. */
  proven: string | null
  email: string
  person?: { first_name: string; last_name: string }
  /** In place of "Create an account". */
  button?: string
}

/** Makes an account. Wherever it stands, the page for signing up takes it, and shows what is wrong with it. */
export function SignUpForm({ answer, back, proven, email, person, button }: SignUpFormProps) {
  const t = useText()
  const lang = useLanguage()
  const form = useFirstWrong(answer)
  return (
    <Form
      method="post"
      action={signInPath(lang, 'sign-up', { redirect: back })}
      noValidate
      ref={form}
      className="grid gap-5"
    >
      <FormProblem text={answer?.problem ?? null} />
      <input type="hidden" name="intent" value={proven === null ? 'register' : 'proven'} />
      <CampaignFields />
      <NameFields answer={answer} {...(person && { person })} />
      {proven === null && (
        <>
          <TextField
            label={t('gate.email')}
            {...inputProps(answer, 'email', email)}
            type="email"
            autoComplete="email"
            dir="ltr"
          />
          <PasswordField
            {...inputProps(answer, 'password')}
            isNew
            help={t('gate.password_help')}
            label={t('gate.password_optional')}
          />
        </>
      )}
      <TermsFields problem={answer?.errors.terms_and_condition} />
      <Button type="submit" look="primary">
        {button ?? t('gate.make_account')}
      </Button>
    </Form>
  )
}
