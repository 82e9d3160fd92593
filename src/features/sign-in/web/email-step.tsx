import { type MouseEvent, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { type FieldOf, type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import { useSendOnce } from '#ui/form/use-send-once.ts'
import { Link, type LinkProps } from '#ui/link.tsx'
import { opensElsewhere } from '#ui/opens-elsewhere.ts'
import type { sendOtp } from '../contract/codes.ts'
import type { login } from '../contract/password.ts'
import { GatePage, LINK } from './gate-page.tsx'
import { OtherMethods, type OtherMethodsProps, RemainingMethods } from './other-methods.tsx'
import { PasswordField } from './password-field.tsx'
import { signInPath } from './sign-in-path.ts'
import { useText } from './texts.ts'

type EmailStepField = FieldOf<typeof login | typeof sendOtp>

interface EmailStepProps {
  answer: FormAnswer<EmailStepField>
  back: string | null
  providers: OtherMethodsProps['providers']
  /** The address of the first step. */
  anew: string
  /** The pending provider that signing in connects; null if there is none. */
  connects: string | null
  /** Whether this installation sends mail. */
  sends: boolean
}

/** The step after the email address. It offers the same methods with and without an account. */
export function EmailStep({ answer, back, providers, anew, connects, sends }: EmailStepProps) {
  const t = useText()
  const lang = useLanguage()
  const form = useFirstWrong(answer)
  const withoutPassword = useRef<HTMLFormElement>(null)
  useSendOnce(withoutPassword, answer)
  const email = answer.values.email ?? ''
  return (
    <GatePage
      title={t('gate.email_title')}
      {...(connects && { text: t('gate.connects', { provider: connects }) })}
    >
      <p className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-quiet px-4">
        <bdi className="min-w-0 font-semibold wrap-anywhere">{email}</bdi>
        <Link to={anew} className={LINK}>
          {t('gate.change')}
        </Link>
      </p>
      <Form method="post" noValidate ref={form} className="grid gap-5">
        <FormProblem text={answer.problem} />
        {/* For the device's keeper of passwords, which looks for a name beside the word. */}
        <input
          name={'email' satisfies EmailStepField}
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          hidden
        />
        <PasswordField {...inputProps(answer, 'password')} />
        <Button type="submit" name="intent" value="password" look="primary">
          {t('gate.sign_in')}
        </Button>
        {sends && (
          <LinkWithEmail to={signInPath(lang, 'change-password', { redirect: back })} email={email}>
            {t('gate.forgot')}
          </LinkWithEmail>
        )}
      </Form>
      {answer.isLimited === true && (
        <>
          <RemainingMethods />
          <OtherMethods back={back} providers={providers} />
        </>
      )}
      {sends && (
        <Form method="post" ref={withoutPassword} className="grid gap-3 border-t border-line pt-5">
          <input type="hidden" name={'email' satisfies EmailStepField} value={email} />
          <input type="hidden" name={'channel' satisfies EmailStepField} value="email" />
          <p className="font-semibold">{t('gate.without_password')}</p>
          <Button type="submit" name="intent" value="send-code">
            {t('gate.email_code')}
          </Button>
          <Button type="submit" name="intent" value="send-link">
            {t('gate.email_link')}
          </Button>
        </Form>
      )}
      <p className="border-t border-line pt-3">
        {t('gate.new_here')}{' '}
        <LinkWithEmail to={signInPath(lang, 'sign-up', { redirect: back })} email={email}>
          {t('gate.make_account')}
        </LinkWithEmail>
      </p>
    </GatePage>
  )
}

/** The next page gets the typed address in the history, not in its own address. */
function LinkWithEmail({ email, ...link }: LinkProps & { email: string }) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    void navigate(link.to, { state: { email } })
  }
  return <Link className={LINK} onClick={follow} {...link} />
}
