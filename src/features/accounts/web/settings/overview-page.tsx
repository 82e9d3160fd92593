import { Form } from 'react-router'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { TextField } from '#ui/form/field.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import { Formatted } from '#ui/formatted.tsx'
import type { AccountSetting } from '../../contract/settings.ts'
import type { FormAnswer } from '../form-answer.ts'
import { useText } from '../texts.ts'
import { Act } from './act.tsx'
import { Done, Row, Section, SettingsPage } from './settings-page.tsx'

export interface OverviewProps {
  account: AccountSetting
  countries: readonly { code: string; name: string }[]
  languages: readonly { code: string; name: string }[]
  /** What has just been done. */
  done: 'saved' | 'kept' | 'email' | 'phone' | 'password' | null
  answer: FormAnswer | null
}

export function OverviewPage({ account, countries, languages, done, answer }: OverviewProps) {
  const t = useText()
  const lang = useLanguage()
  return (
    <SettingsPage title={t('set.title')} leadsBack={false}>
      <Done text={done === null ? null : t(`set.done_${done}`)} />
      <FormProblem text={answer?.problem ?? null} />
      {account.delete_after !== null && <Leaving at={account.delete_after} />}
      <Person {...{ account, countries, languages, answer }} />
      <SignInRows account={account} />
      <Section title={t('set.data_title')} text={t('set.data_text')}>
        <div className="flex flex-wrap gap-2">
          <LinkButton to={`/${lang}/account/data`}>{t('set.export')}</LinkButton>
          <LinkButton to={`/${lang}/account/delete`}>{t('set.delete')}</LinkButton>
        </div>
      </Section>
    </SettingsPage>
  )
}

function Leaving({ at }: { at: string }) {
  const t = useText()
  const formats = useFormats()
  return (
    <div className="grid gap-3 rounded-control bg-danger-tint px-4 py-3" role="status">
      <p className="font-medium">
        <Formatted>{t('set.leaving', { date: formats.date(at) })}</Formatted>
      </p>
      <div>
        <Act intent="keep" look="primary">
          {t('set.keep')}
        </Act>
      </div>
    </div>
  )
}

function Person({ account, countries, languages, answer }: Omit<OverviewProps, 'done'>) {
  const t = useText()
  const form = useFirstWrong(answer)
  const { values = {}, errors = {} } = answer?.step === 'person' ? answer : {}
  return (
    <Section title={t('set.person_title')}>
      <Form method="post" noValidate ref={form} className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('gate.first_name')}
          name="first_name"
          autoComplete="given-name"
          maxLength={100}
          defaultValue={values.first_name ?? account.first_name}
          problem={errors.first_name}
        />
        <TextField
          label={t('gate.last_name')}
          name="last_name"
          autoComplete="family-name"
          maxLength={100}
          defaultValue={values.last_name ?? account.last_name}
          problem={errors.last_name}
        />
        <SelectField
          label={t('gate.country')}
          name="country"
          autoComplete="country"
          defaultValue={values.country ?? account.country ?? ''}
          problem={errors.country}
        >
          {account.country === null && <option value="">{t('set.choose')}</option>}
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('set.language')}
          name="language"
          defaultValue={values.language ?? account.language}
          problem={errors.language}
        >
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="sm:col-span-2">
          <CheckField
            name="is_subscribe"
            label={t('gate.newsletter')}
            defaultChecked={account.is_subscribe}
          />
        </div>
        <div className="sm:col-span-2">
          <Button type="submit" name="intent" value="person" look="primary">
            {t('gate.save')}
          </Button>
        </div>
      </Form>
    </Section>
  )
}

function SignInRows({ account }: { account: AccountSetting }) {
  const t = useText()
  const lang = useLanguage()
  const formats = useFormats()
  const page = (name: string) => `/${lang}/account/${name}`
  const { email, phone_num, password_set_at, has_second_factor, passkeys, devices } = account
  return (
    <Section title={t('set.sign_in_title')}>
      <Row name={t('gate.email')} value={<Address text={email} isProven={account.is_email_verify} />}>
        {email !== null && !account.is_email_verify && (
          <LinkButton to={`/${lang}/verify-email`}>{t('set.verify')}</LinkButton>
        )}
        <Change to={page('email')} name={t('gate.email')} isNew={email === null} />
        {account.can_remove_email && <Remove intent="remove-email" name={t('gate.email')} />}
      </Row>
      <Row name={t('gate.phone')} value={<Address text={phone_num} isProven={account.is_mobile_verified} />}>
        <Change to={page('phone')} name={t('gate.phone')} isNew={phone_num === null} />
        {account.can_remove_phone && <Remove intent="remove-phone" name={t('gate.phone')} />}
      </Row>
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
        <LinkButton
          to={page('security')}
          aria-label={t('set.act_on', { act: t('set.manage'), what: t('set.security') })}
        >
          {t('set.manage')}
        </LinkButton>
      </Row>
      <Row name={t('set.devices')} value={t('set.devices_count', { count: devices })}>
        <LinkButton
          to={page('devices')}
          aria-label={t('set.act_on', { act: t('set.manage'), what: t('set.devices') })}
        >
          {t('set.manage')}
        </LinkButton>
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
  const act = t(isNew ? 'set.add' : 'gate.change')
  return (
    <LinkButton to={to} aria-label={t('set.act_on', { act, what: name })}>
      {act}
    </LinkButton>
  )
}

function Remove({ intent, name }: { intent: string; name: string }) {
  const t = useText()
  return (
    <Act intent={intent} look="ghost" label={t('set.act_on', { act: t('set.remove'), what: name })}>
      {t('set.remove')}
    </Act>
  )
}
