import { Form } from 'react-router'
import { NameFields } from '#features/sign-in/web/door.tsx'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { type FieldOf, type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import { Formatted } from '#ui/formatted.tsx'
import type { AccountSetting, updateAccountSetting } from '../contract/settings.ts'
import type { AccountLine } from './account-line.ts'
import { ActionButton, ActionLink } from './actions.tsx'
import { EVENT_TEXTS } from './event-texts.ts'
import { Done, Row, Section, SettingsPage } from './settings-page.tsx'
import { SignInRows } from './sign-in-rows.tsx'
import { useText } from './texts.ts'

export type AccountField = FieldOf<typeof updateAccountSetting>

export interface OverviewProps {
  account: AccountSetting
  countries: readonly { code: string; name: string }[]
  languages: readonly { code: string; name: string }[]
  /** The change that was just made. */
  done: 'saved' | 'kept' | 'email' | 'phone' | 'password' | 'email-removed' | 'phone-removed' | null
  /** What other rooms show here. */
  lines: readonly AccountLine[]
  /** Whether this installation sends SMS. */
  isPhoneReached: boolean
  answer: FormAnswer<AccountField> | null
}

export function OverviewPage({ account, done, lines, isPhoneReached, answer, ...choices }: OverviewProps) {
  const t = useText()
  return (
    <SettingsPage title={t('set.title')} isTab>
      <Done text={answer !== null || done === null ? null : doneText(t, done)} />
      <FormProblem text={answer?.problem ?? null} />
      <Person {...{ account, answer, ...choices }} />
      <SignInRows account={account} takesPhones={isPhoneReached} />
      {lines.map((line) => (
        <LineOfRoom key={line.path} {...line} />
      ))}
      <DataRows leavesAt={account.delete_after} />
    </SettingsPage>
  )
}

const doneText = (t: ReturnType<typeof useText>, done: NonNullable<OverviewProps['done']>): string =>
  done === 'email-removed' || done === 'phone-removed' ? t(EVENT_TEXTS[done]) : t(`set.done_${done}`)

function Person({
  account,
  countries,
  languages,
  answer: last,
}: Omit<OverviewProps, 'done' | 'lines' | 'isPhoneReached'>) {
  const t = useText()
  const form = useFirstWrong(last)
  const answer = last?.step === 'person' ? last : null
  return (
    <Section title={t('set.person_title')}>
      <Form method="post" noValidate ref={form} className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <NameFields answer={answer} person={account} />
        </div>
        <SelectField
          label={t('set.country')}
          {...inputProps(answer, 'country', account.country ?? '')}
          autoComplete="country"
        >
          {account.country === null && <option value="">{t('set.choose')}</option>}
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('set.language')} {...inputProps(answer, 'language', account.language)}>
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="sm:col-span-2">
          <CheckField
            name={'is_subscribe' satisfies AccountField}
            label={t('gate.newsletter')}
            defaultChecked={account.is_subscribe}
          />
        </div>
        <div className="sm:col-span-2">
          <Button type="submit" name="intent" value="person" look="primary">
            {t('set.save')}
          </Button>
        </div>
      </Form>
    </Section>
  )
}

function LineOfRoom({ title, name, value, isTroubled, path, action }: AccountLine) {
  const t = useText()
  const lang = useLanguage()
  return (
    <Section title={title}>
      <Row name={name} value={<Formatted>{value}</Formatted>} isTroubled={isTroubled}>
        <ActionLink
          to={`/${lang}/${path}`}
          act={t(action === 'manage' ? 'set.manage' : 'gate.confirm')}
          what={title}
        />
      </Row>
    </Section>
  )
}

function DataRows({ leavesAt }: { leavesAt: string | null }) {
  const t = useText()
  const lang = useLanguage()
  const formats = useFormats()
  return (
    <Section title={t('set.data_title')}>
      <Row name={t('set.export')} value={t('set.export_row')}>
        <LinkButton to={`/${lang}/account/data`}>{t('set.export_button')}</LinkButton>
      </Row>
      <Row
        name={t('set.delete')}
        value={
          leavesAt === null ? (
            t('set.delete_row')
          ) : (
            <Formatted>{t('set.delete_row_set', { date: formats.date(leavesAt) })}</Formatted>
          )
        }
        isTroubled={leavesAt !== null}
      >
        {leavesAt === null ? (
          <LinkButton to={`/${lang}/account/delete`}>{t('set.delete')}</LinkButton>
        ) : (
          <ActionButton intent="keep">{t('set.keep')}</ActionButton>
        )}
      </Row>
    </Section>
  )
}
