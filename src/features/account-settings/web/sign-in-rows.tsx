import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import { Formatted } from '#ui/formatted.tsx'
import type { AccountSetting } from '../contract/settings.ts'
import { ActionButton, ActionLink } from './actions.tsx'
import { Row, Section } from './settings-page.tsx'
import { useText } from './texts.ts'

/** The sign-in methods of the account with their actions. */
export function SignInRows({ account, takesPhones }: { account: AccountSetting; takesPhones: boolean }) {
  const t = useText()
  const lang = useLanguage()
  const formats = useFormats()
  const page = (name: string) => `/${lang}/account/${name}`
  const { email, phone_num, password_set_at, has_second_factor, passkeys, devices } = account
  return (
    <Section title={t('set.sign_in_title')}>
      <Row
        name={t('gate.email')}
        value={<Address text={email} isProven={account.is_email_verify} />}
        isTroubled={email !== null && !account.is_email_verify}
      >
        {email !== null && !account.is_email_verify && (
          <LinkButton to={`/${lang}/verify-email`}>{t('set.verify')}</LinkButton>
        )}
        <Change to={page('email')} name={t('gate.email')} isNew={email === null} />
        {account.may.remove_email && <Remove intent="remove-email" name={t('gate.email')} />}
      </Row>
      {(takesPhones || phone_num !== null) && (
        <Row
          name={t('gate.phone')}
          value={<Address text={phone_num} isProven={account.is_mobile_verified} />}
        >
          {takesPhones && <Change to={page('phone')} name={t('gate.phone')} isNew={phone_num === null} />}
          {account.may.remove_phone && <Remove intent="remove-phone" name={t('gate.phone')} />}
        </Row>
      )}
      <Row
        name={t('gate.password')}
        value={
          password_set_at === null ? (
            t(account.has_password ? 'set.is_set' : 'set.no_password')
          ) : (
            <Formatted>{t('set.set_on', { date: formats.date(password_set_at) })}</Formatted>
          )
        }
      >
        <Change to={page('password')} name={t('gate.password')} isNew={!account.has_password} />
      </Row>
      <Row
        name={t('set.security')}
        value={[
          t(has_second_factor ? 'set.factor_on' : 'set.factor_off'),
          t('set.passkeys_count', { count: passkeys }),
        ].join(' · ')}
      >
        <ActionLink to={page('security')} act={t('set.manage')} what={t('set.security')} />
      </Row>
      <Row name={t('set.devices')} value={t('set.devices_count', { count: devices })}>
        <ActionLink to={page('devices')} act={t('set.manage')} what={t('set.devices')} />
      </Row>
    </Section>
  )
}

function Address({ text, isProven }: { text: string | null; isProven: boolean }) {
  const t = useText()
  if (text === null) return t('set.none')
  return (
    <>
      <bdi className="break-all">{text}</bdi> · {t(isProven ? 'set.verified' : 'set.unverified')}
    </>
  )
}

function Change({ to, name, isNew }: { to: string; name: string; isNew: boolean }) {
  const t = useText()
  return <ActionLink to={to} act={t(isNew ? 'set.add' : 'gate.change')} what={name} />
}

function Remove({ intent, name }: { intent: string; name: string }) {
  const t = useText()
  return (
    <ActionButton intent={intent} look="ghost" label={t('set.act_on', { act: t('set.remove'), what: name })}>
      {t('set.remove')}
    </ActionButton>
  )
}
