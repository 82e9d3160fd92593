import { Form } from 'react-router'
import type { confirmAccount, sendConfirmation } from '#features/sign-in/contract/codes.ts'
import type { confirmByFactor } from '#features/sign-in/contract/confirm.ts'
import { CodeForm, PasswordField, signInPath } from '#features/sign-in/web/door.tsx'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { type FieldOf, type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import type { confirmByPassword } from '../contract/settings.ts'
import { ConfirmByFactor, type ConfirmFactor } from './confirm-by-factor.tsx'
import { Section, SettingsPage } from './settings-page.tsx'
import { useText } from './texts.ts'

export type ConfirmField =
  | FieldOf<
      typeof confirmByFactor | typeof confirmByPassword | typeof sendConfirmation | typeof confirmAccount
    >
  | 'sent_to'

interface ConfirmPageProps {
  /** Whether the password is accepted. */
  hasPassword: boolean
  /** The strong factors of the account, the strongest first. */
  factors: readonly ConfirmFactor[]
  /** The chosen factor; null if there is none. */
  method: ConfirmFactor | null
  /** One of the two proofs that replace a passkey was shown. */
  isHalfDone: boolean
  /** Masked. */
  ways: readonly { channel: 'email' | 'phone'; sent_to: string }[]
  /** The next page. */
  back: string
  answer: FormAnswer<ConfirmField> | null
}

/** Asks for a proof before a dangerous change, since an open browser may not be used by its owner. */
export function ConfirmPage(props: ConfirmPageProps) {
  const { hasPassword, factors, method, isHalfDone, ways, back, answer } = props
  const t = useText()
  const lang = useLanguage()
  const form = useFirstWrong(answer)
  if (answer?.step === 'code') {
    return (
      <SettingsPage
        title={t('set.confirm_title')}
        text={t('gate.code_text', { address: answer.values.sent_to ?? '' })}
      >
        <Section>
          <CodeForm answer={answer} verify="verify" resend="send" />
        </Section>
      </SettingsPage>
    )
  }
  return (
    <SettingsPage title={t('set.confirm_title')} text={t('set.confirm_text')}>
      <Section>
        {method !== null && (
          <ConfirmByFactor {...{ factors, method, back }} answer={answer?.step === method ? answer : null} />
        )}
        {method !== null && (hasPassword || ways.length > 0) && (
          <p className="border-t border-line pt-5 text-muted">
            {t(isHalfDone ? 'set.confirm_one_more' : 'set.confirm_two')}
          </p>
        )}
        {answer?.step !== method && <FormProblem text={answer?.problem ?? null} />}
        {hasPassword && (
          <Form method="post" noValidate ref={form} className="grid gap-5">
            <PasswordField {...inputProps(answer, 'password')} />
            <Button type="submit" name="intent" value="password" look={method === null ? 'primary' : 'plain'}>
              {t('gate.confirm')}
            </Button>
          </Form>
        )}
        {ways.map(({ channel, sent_to }) => (
          <Form key={channel} method="post" className="grid">
            <input type="hidden" name={'channel' satisfies ConfirmField} value={channel} />
            <input type="hidden" name={'sent_to' satisfies ConfirmField} value={sent_to} />
            <Button
              type="submit"
              name="intent"
              value="send"
              look={hasPassword || method !== null ? 'plain' : 'primary'}
            >
              <span>
                {t('gate.send_code')} · <bdi dir="ltr">{sent_to}</bdi>
              </span>
            </Button>
          </Form>
        ))}
        {method === null && !hasPassword && ways.length === 0 && (
          <Form method="post" action={`/${lang}/log-out`} reloadDocument className="grid">
            <input type="hidden" name="from" value={signInPath(lang, 'get-started', { redirect: back })} />
            <Button type="submit" look="primary">
              {t('set.sign_in_anew')}
            </Button>
          </Form>
        )}
        <LinkButton look="ghost" to={`/${lang}/account`}>
          {t('set.cancel')}
        </LinkButton>
      </Section>
    </SettingsPage>
  )
}
