import { useEffect } from 'react'
import { Form } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { TextField } from '#ui/form/field.tsx'
import { type FieldOf, type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { OnceForm } from '#ui/form/once-form.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import { Link } from '#ui/link.tsx'
import type { requestReset, resetPassword, verifyReset } from '../contract/password.ts'
import { CodeForm } from './code-form.tsx'
import { GatePage, LINK } from './gate-page.tsx'
import { PasswordField } from './password-field.tsx'
import { useSavedStep } from './saved-step.ts'
import { signInPath } from './sign-in-path.ts'
import { useText } from './texts.ts'

interface ResetLink {
  email: string
  otp: string
  /** The address for display. */
  masked: string
}

export type ChangePasswordField = FieldOf<typeof requestReset | typeof verifyReset | typeof resetPassword>

type ChangePasswordAnswer = FormAnswer<ChangePasswordField>

interface ChangePasswordProps {
  /** The next page. */
  back: string | null
  /** The step in the page's address. */
  step: 'request' | 'link' | 'new' | 'done'
  /** Typed on the page before. */
  email: string
  /** The data of a mail's link; null without one. */
  link: ResetLink | null
  next: string
  answer: ChangePasswordAnswer | null
}

const KEPT = ['code']

/** Three steps: the address, the code, the new password. A link contains the code. */
export function ChangePasswordPage(props: ChangePasswordProps) {
  const { back, link, next } = props
  const t = useText()
  const lang = useLanguage()
  const [answer, forget] = useSavedStep(props.answer, KEPT)
  // The loaded data is shown until a form has succeeded.
  const named = props.step === 'link' && props.answer !== null ? 'request' : props.step
  const step = stepShown(named, answer)
  const form = useFirstWrong(answer)
  const anew = signInPath(lang, 'change-password', { redirect: back })
  const { values = {}, errors = {}, problem = null } = answer ?? {}
  if (step === 'link' && link !== null) return <UseLink link={link} clean={anew} answer={answer} />
  if (step === 'done') {
    return (
      <GatePage title={t('gate.reset_done_title')} text={t('gate.reset_done_text')}>
        <LinkButton look="primary" to={next}>
          {t('gate.continue')}
        </LinkButton>
      </GatePage>
    )
  }
  if (step === 'code' && answer !== null) {
    return (
      <GatePage
        title={t('gate.code_title')}
        text={t('gate.reset_code_text', { address: values.email ?? '' })}
      >
        <CodeForm answer={answer} verify="verify" resend="request" change={anew} onChange={forget} />
      </GatePage>
    )
  }
  if (step === 'new') {
    return (
      <GatePage title={t('gate.reset_new_title')} text={t('gate.reset_new_text')}>
        <Form method="post" noValidate ref={form} className="grid gap-5">
          <FormProblem text={problem} />
          <PasswordField {...inputProps(answer, 'new_password')} isNew label={t('gate.new_password')} />
          <Button type="submit" name="intent" value="reset" look="primary">
            {t('gate.reset_button')}
          </Button>
        </Form>
      </GatePage>
    )
  }
  return (
    <GatePage
      title={t('gate.reset_title')}
      text={t('gate.reset_text')}
      foot={
        <Link to={signInPath(lang, 'get-started', { redirect: back })} className={LINK}>
          {t('gate.back_to_sign_in')}
        </Link>
      }
    >
      <Form method="post" action={anew} noValidate replace={false} ref={form} className="grid gap-5">
        <FormProblem text={problem ?? errors.otp ?? null} />
        <TextField
          label={t('gate.email')}
          {...inputProps(answer, 'email', props.email)}
          type="email"
          autoComplete="username"
          dir="ltr"
        />
        <Button type="submit" name="intent" value="request" look="primary">
          {t('gate.send_code')}
        </Button>
      </Form>
    </GatePage>
  )
}

/** An ended code has to be requested again, at any step. */
function stepShown(named: ChangePasswordProps['step'], answer: ChangePasswordAnswer | null) {
  if (named === 'new' && answer?.errors.otp !== undefined) return 'request'
  return named === 'request' && answer?.step === 'code' ? 'code' : named
}

interface UseLinkProps {
  link: ResetLink
  /** The address without the code. */
  clean: string
  answer: ChangePasswordAnswer | null
}

/** One button, since programs that open mail press nothing. */
function UseLink({ link: { email, otp, masked }, clean, answer }: UseLinkProps) {
  const t = useText()
  // Not by the router, which would load that page. Others must not see the code in the address bar.
  useEffect(() => history.replaceState(history.state, '', clean), [clean])
  return (
    <GatePage title={t('gate.reset_title')} text={t('gate.reset_link_text', { address: masked })}>
      <OnceForm answer={answer} action={clean} noValidate>
        <input type="hidden" name={'email' satisfies ChangePasswordField} value={email} />
        <input type="hidden" name={'otp' satisfies ChangePasswordField} value={otp} />
        <Button type="submit" name="intent" value="link" look="primary" className="w-full">
          {t('gate.continue')}
        </Button>
      </OnceForm>
    </GatePage>
  )
}
