import { CODE_RESEND_SECONDS } from '#config/limits.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import type { FieldOf, FormAnswer, FormValues } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { OnceForm } from '#ui/form/once-form.tsx'
import { Link } from '#ui/link.tsx'
import type { verifyEmail } from '../contract/email.ts'
import { CodeForm } from './code-form.tsx'
import { GatePage, LINK } from './gate-page.tsx'
import { signInPath } from './sign-in-path.ts'
import { useText } from './texts.ts'

export type VerifyEmailField = FieldOf<typeof verifyEmail>

export interface VerifyEmailProps {
  /** `code`: asks for six digits. `link`: confirms the link of a mail. */
  kind: 'code' | 'link' | 'elsewhere' | 'done' | 'expired'
  /** The address, masked or not. */
  email: string
  /** The code of the link; empty without one. */
  code: string
  /** The next page. */
  next: string
  /** Hidden fields of the code form: the waiting time. */
  wait?: FormValues<'resend_at'>
  answer: FormAnswer<VerifyEmailField> | null
}

export function VerifyEmailPage({ kind, email, code, next, wait = {}, answer }: VerifyEmailProps) {
  const t = useText()
  const lang = useLanguage()
  const stands = answer ?? {
    step: 'code',
    values: wait,
    problem: null,
    errors: {},
    resendIn: CODE_RESEND_SECONDS,
  }
  if (kind === 'done') {
    return (
      <GatePage title={t('gate.verified_title')} text={t('gate.verified_text', { address: email })}>
        <LinkButton look="primary" to={next}>
          {t('gate.continue')}
        </LinkButton>
      </GatePage>
    )
  }
  if (kind === 'code') {
    return (
      <GatePage
        title={t('gate.verify_title')}
        text={t('gate.code_text', { address: email })}
        foot={
          <Link to={next} className={LINK}>
            {t('gate.later')}
          </Link>
        }
      >
        <CodeForm answer={stands} verify="verify" resend="resend" />
      </GatePage>
    )
  }
  if (kind === 'link') {
    return (
      <GatePage title={t('gate.verify_title')} text={t('gate.verify_link_text', { address: email })}>
        <FormProblem text={answer?.problem ?? null} />
        <OnceForm answer={answer}>
          <input type="hidden" name={'code' satisfies VerifyEmailField} value={code} />
          <Button type="submit" name="intent" value="link" look="primary" className="w-full">
            {t('gate.verify_button')}
          </Button>
        </OnceForm>
      </GatePage>
    )
  }
  const here = `/${lang}/verify-email?${new URLSearchParams({ code })}`
  const back = kind === 'elsewhere' ? here : null
  return (
    <GatePage
      title={t(kind === 'elsewhere' ? 'gate.verify_title' : 'gate.link_over_title')}
      text={t(kind === 'elsewhere' ? 'gate.verify_elsewhere' : 'gate.verify_over_text')}
    >
      <LinkButton look="primary" to={signInPath(lang, 'get-started', { redirect: back })}>
        {t('gate.sign_in')}
      </LinkButton>
    </GatePage>
  )
}
