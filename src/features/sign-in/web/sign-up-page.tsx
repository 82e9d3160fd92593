import { Form } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/field.tsx'
import { type FieldOf, type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import { Link } from '#ui/link.tsx'
import type { signUpProven } from '../contract/codes.ts'
import type { register } from '../contract/registration.ts'
import { CampaignFields } from './campaign-fields.tsx'
import { GatePage, LINK } from './gate-page.tsx'
import { NameFields } from './name-fields.tsx'
import { OtherMethods, type OtherMethodsProps } from './other-methods.tsx'
import { PasswordField } from './password-field.tsx'
import { signInPath } from './sign-in-path.ts'
import { TermsFields } from './terms-fields.tsx'
import { useText } from './texts.ts'

export type SignUpField = FieldOf<typeof register | typeof signUpProven>

interface SignUpPageProps {
  back: string | null
  /** Proven addresses without an account; null if there are none. */
  proven: { email: string | null; phone_num: string | null } | null
  /** Typed on the page before. */
  email: string
  providers: OtherMethodsProps['providers']
  channels: { phone: boolean }
  answer: FormAnswer<SignUpField> | null
}

export function SignUpPage({ back, proven, email, providers, channels, answer }: SignUpPageProps) {
  const t = useText()
  const lang = useLanguage()
  const form = useFirstWrong(answer)
  const address = proven?.email ?? proven?.phone_num ?? null
  const signIn = signInPath(lang, 'get-started', { redirect: back })
  return (
    <GatePage
      title={t(address === null ? 'gate.sign_up_title' : 'gate.almost_title')}
      text={address === null ? t('gate.sign_up_text') : t('gate.almost_text', { address })}
    >
      <Form method="post" noValidate ref={form} className="grid gap-5">
        <FormProblem text={answer?.problem ?? null} />
        <input type="hidden" name="intent" value={address === null ? 'register' : 'proven'} />
        <CampaignFields />
        <NameFields answer={answer} />
        {address === null && (
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
          {t('gate.make_account')}
        </Button>
      </Form>
      {address === null && channels.phone && (
        <Link to={signInPath(lang, 'get-started', { redirect: back, with: 'phone' })} className={LINK}>
          {t('gate.sign_up_phone')}
        </Link>
      )}
      {address === null && <OtherMethods back={back} providers={providers} isNew />}
      <p className="border-t border-line pt-3">
        {t('gate.have_account')}{' '}
        <Link to={signIn} className={LINK}>
          {t('gate.sign_in')}
        </Link>
      </p>
    </GatePage>
  )
}
