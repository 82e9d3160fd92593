import { Form } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import { CodeForm } from '../code-form.tsx'
import type { FormAnswer } from '../form-answer.ts'
import { PasswordField } from '../password-field.tsx'
import { useText } from '../texts.ts'
import { wayIn } from '../ways.ts'
import { Section, SettingsPage } from './settings-page.tsx'

interface ConfirmPageProps {
  hasPassword: boolean
  /** Masked. */
  ways: readonly { channel: 'email' | 'phone'; sent_to: string }[]
  /** Where to afterwards. */
  back: string
  answer: FormAnswer | null
}

/** Before anything dangerous: a browser that was left open is not its owner. */
export function ConfirmPage({ hasPassword, ways, back, answer }: ConfirmPageProps) {
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
  const { errors = {}, problem = null } = answer ?? {}
  return (
    <SettingsPage title={t('set.confirm_title')} text={t('set.confirm_text')}>
      <Section>
        <FormProblem text={problem} />
        {hasPassword && (
          <Form method="post" noValidate ref={form} className="grid gap-5">
            <PasswordField name="password" problem={errors.password} />
            <Button type="submit" name="intent" value="password" look="primary">
              {t('gate.confirm')}
            </Button>
          </Form>
        )}
        {ways.map(({ channel, sent_to }) => (
          <Form key={channel} method="post" className="grid">
            <input type="hidden" name="channel" value={channel} />
            <input type="hidden" name="sent_to" value={sent_to} />
            <Button type="submit" name="intent" value="send" look={hasPassword ? 'plain' : 'primary'}>
              <span>
                {t('gate.send_code')} · <bdi dir="ltr">{sent_to}</bdi>
              </span>
            </Button>
          </Form>
        ))}
        {!hasPassword && ways.length === 0 && (
          <Form method="post" action={`/${lang}/log-out`} reloadDocument className="grid">
            <input type="hidden" name="from" value={wayIn(lang, 'get-started', { redirect: back })} />
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
