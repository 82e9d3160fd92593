import { Form, Link } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { TextField } from '#ui/form/field.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import { CodeForm } from './code-form.tsx'
import type { FormAnswer } from './form-answer.ts'
import { GatePage, LINK } from './gate-page.tsx'
import { useKeptStep } from './kept-step.ts'
import { PasswordField } from './password-field.tsx'
import { useText } from './texts.ts'
import { wayIn } from './ways.ts'

interface ChangePasswordProps {
  /** Where to afterwards. */
  back: string | null
  /** Which one the address names. */
  step: 'request' | 'new' | 'done'
  /** Typed on the page before. */
  email: string
  /** Why a link from a letter was refused; null: it was not. */
  notice: string | null
  next: string
  answer: FormAnswer | null
}

const KEPT = ['code']

/** Three steps: where the code goes, the code, the new password. */
export function ChangePasswordPage(props: ChangePasswordProps) {
  const { back, notice, next } = props
  const t = useText()
  const lang = useLanguage()
  const [answer, forget] = useKeptStep(props.answer, KEPT)
  const step = props.step === 'request' && answer?.step === 'code' ? 'code' : props.step
  const form = useFirstWrong(answer)
  const anew = wayIn(lang, 'change-password', { redirect: back })
  const { values = {}, errors = {}, problem = null } = answer ?? {}
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
          <PasswordField
            name="new_password"
            isNew
            help={t('gate.password_length')}
            label={t('gate.new_password')}
            problem={errors.new_password}
          />
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
        <Link to={wayIn(lang, 'get-started', { redirect: back })} className={LINK}>
          {t('gate.back_to_sign_in')}
        </Link>
      }
    >
      <Form method="post" noValidate replace={false} ref={form} className="grid gap-5">
        <FormProblem text={problem ?? notice} />
        <TextField
          label={t('gate.email')}
          name="email"
          type="email"
          autoComplete="username"
          dir="ltr"
          defaultValue={values.email ?? props.email}
          problem={errors.email}
        />
        <Button type="submit" name="intent" value="request" look="primary">
          {t('gate.send_code')}
        </Button>
      </Form>
    </GatePage>
  )
}
