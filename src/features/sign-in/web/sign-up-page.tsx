import { useLanguage } from '#i18n/language-provider.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { Link } from '#ui/link.tsx'
import { GatePage, LINK } from './gate-page.tsx'
import { OtherMethods, type OtherMethodsProps } from './other-methods.tsx'
import { signInPath } from './sign-in-path.ts'
import { type SignUpField, SignUpForm } from './sign-up-form.tsx'
import { useText } from './texts.ts'

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
  const address = proven?.email ?? proven?.phone_num ?? null
  const signIn = signInPath(lang, 'get-started', { redirect: back })
  return (
    <GatePage
      title={t(address === null ? 'gate.sign_up_title' : 'gate.almost_title')}
      text={address === null ? t('gate.sign_up_text') : t('gate.almost_text', { address })}
    >
      <SignUpForm answer={answer} back={back} proven={address} email={email} />
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
