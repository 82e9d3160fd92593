import { Form } from 'react-router'
import type { removePasskey, renamePasskey } from '#features/sign-in/contract/passkeys.ts'
import type { unlinkProvider } from '#features/sign-in/contract/providers.ts'
import type { confirmAuthenticator } from '#features/sign-in/contract/second-factor.ts'
import { OtpField } from '#features/sign-in/web/door.tsx'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { type FieldOf, type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import { Formatted } from '#ui/formatted.tsx'
import { ActionButton } from './actions.tsx'
import { AppToScan } from './app-to-scan.tsx'
import { EVENT_TEXTS } from './event-texts.ts'
import { PasskeyList, type ShownPasskey } from './passkey-list.tsx'
import { RecoveryCodesPage } from './recovery-codes.tsx'
import { Done, Row, Section, SettingsPage } from './settings-page.tsx'
import { useText } from './texts.ts'

export interface Factors {
  is_on: boolean
  app: { added_at: string } | null
  email_code: { is_on: boolean; email: string | null }
  recovery_codes_left: number
  may: { add_factor: boolean; ask_email_code: boolean; renew_recovery_codes: boolean }
  passkeys: readonly ShownPasskey[]
}

/** The changes of this page, by the address parameter that confirms them. */
export const SECURITY_DONE = [
  ...(['app-added', 'app-removed', 'email-code-on', 'email-code-off', 'recovery-codes-made'] as const),
  ...([
    'passkey-added',
    'passkey-removed',
    'passkey-renamed',
    'provider-linked',
    'provider-unlinked',
  ] as const),
] as const
export type SecurityDone = (typeof SECURITY_DONE)[number]

export type SecurityField = FieldOf<
  typeof confirmAuthenticator | typeof renamePasskey | typeof removePasskey | typeof unlinkProvider
>

export interface SecurityProps {
  factors: Factors
  /** Why no app or passkey can be added; null if one can. */
  refusal: string | null
  linked: readonly { provider: string; name: string; email: string | null; may: { unlink: boolean } }[]
  /** The providers that can be connected. */
  offered: readonly { provider: string; name: string }[]
  /** The name of this browser and system, suggested for a new passkey. */
  device: string
  done: SecurityDone | null
  answer: (FormAnswer<SecurityField> & { app?: NewApp; codes?: string[] }) | null
}

export function SecurityPage({ factors, refusal, linked, offered, device, done, answer }: SecurityProps) {
  const t = useText()
  if (answer?.codes !== undefined) return <RecoveryCodesPage codes={answer.codes} />
  if (answer?.app !== undefined) return <SetUpApp app={answer.app} answer={answer} />
  return (
    <SettingsPage isTab title={t('set.security')} text={t('set.security_text')}>
      <Done
        text={
          done === null || answer !== null
            ? null
            : done === 'passkey-renamed'
              ? t('set.done_passkey_renamed')
              : t(EVENT_TEXTS[done])
        }
      />
      <FormProblem text={answer?.problem ?? null} />
      {refusal !== null && <p className="text-pretty text-muted">{refusal}</p>}
      <FactorList factors={factors} />
      <PasskeyList passkeys={factors.passkeys} suggestion={device} mayAdd={factors.may.add_factor} />
      {(linked.length > 0 || offered.length > 0) && <ProviderList linked={linked} offered={offered} />}
    </SettingsPage>
  )
}

function FactorList({ factors }: { factors: Factors }) {
  const { app, email_code, is_on, recovery_codes_left, may } = factors
  const t = useText()
  const formats = useFormats()
  return (
    <Section title={t('set.factors')} text={t('set.factors_text')}>
      <Row
        name={t('set.app')}
        value={
          app === null ? (
            t('set.off')
          ) : (
            <Formatted>{t('set.added_on', { date: formats.date(app.added_at) })}</Formatted>
          )
        }
      >
        {may.add_factor && (
          <ActionButton intent="start-app">{t(app === null ? 'set.set_up' : 'set.replace')}</ActionButton>
        )}
        {app !== null && (
          <ActionButton
            intent="remove-app"
            look="ghost"
            label={t('set.act_on', { act: t('set.remove'), what: t('set.app') })}
          >
            {t('set.remove')}
          </ActionButton>
        )}
      </Row>
      {!may.ask_email_code ? (
        <Row name={t('set.email_factor')} value={t('set.email_factor_needs')} />
      ) : (
        <Row
          name={t('set.email_factor')}
          value={
            <>
              {t(email_code.is_on ? 'set.on' : 'set.off')} · <bdi>{email_code.email}</bdi>
            </>
          }
        >
          <ActionButton
            intent={email_code.is_on ? 'email-off' : 'email-on'}
            label={t('set.act_on', {
              act: t(email_code.is_on ? 'set.turn_off' : 'set.turn_on'),
              what: t('set.email_factor'),
            })}
          >
            {t(email_code.is_on ? 'set.turn_off' : 'set.turn_on')}
          </ActionButton>
        </Row>
      )}
      {is_on && (
        <Row name={t('set.recovery')} value={t('set.recovery_left', { count: recovery_codes_left })}>
          {may.renew_recovery_codes && (
            <ActionButton intent="renew-codes">{t('set.recovery_new')}</ActionButton>
          )}
        </Row>
      )}
    </Section>
  )
}

interface NewApp {
  secret: string
  uri: string
  qr_svg: string
}

interface SetUpAppProps {
  app: NewApp
  answer: FormAnswer<SecurityField>
}

function SetUpApp({ app, answer }: SetUpAppProps) {
  const t = useText()
  const form = useFirstWrong(answer)
  return (
    <SettingsPage title={t('set.app_title')} text={t('set.app_text')}>
      <Section>
        <AppToScan {...app} />
        <Form method="post" noValidate ref={form} className="grid gap-5">
          <FormProblem text={answer.problem} />
          <OtpField {...inputProps(answer, 'code')} label={t('set.app_code')} />
          <Button type="submit" name="intent" value="confirm-app" look="primary">
            {t('gate.confirm')}
          </Button>
        </Form>
      </Section>
    </SettingsPage>
  )
}

function ProviderList({ linked, offered }: Pick<SecurityProps, 'linked' | 'offered'>) {
  const t = useText()
  const lang = useLanguage()
  const free = offered.filter(({ provider }) => !linked.some((one) => one.provider === provider))
  return (
    <Section title={t('set.providers')} text={t('set.providers_text')}>
      {linked.map(({ provider, name, email, may }) => (
        <Row key={provider} name={name} value={email === null ? t('set.linked') : <bdi>{email}</bdi>}>
          {may.unlink && (
            <ActionButton<SecurityField>
              intent="unlink"
              item={['provider', provider]}
              look="ghost"
              label={t('set.act_on', { act: t('set.unlink'), what: name })}
            >
              {t('set.unlink')}
            </ActionButton>
          )}
        </Row>
      ))}
      {free.map(({ provider, name }) => (
        <Row key={provider} name={name} value={t('set.not_linked')}>
          <form method="post" action={`/${lang}/auth/${provider}`}>
            <input type="hidden" name="purpose" value="link" />
            <input type="hidden" name="redirect" value={`/${lang}/account/security`} />
            <Button type="submit" aria-label={t('set.act_on', { act: t('set.link'), what: name })}>
              {t('set.link')}
            </Button>
          </form>
        </Row>
      ))}
    </Section>
  )
}
