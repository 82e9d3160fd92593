import { Form } from 'react-router'
import { SUSPENSION_GROUNDS } from '#config/console-states.ts'
import { MAX_DETAILS } from '#config/limits.ts'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { FieldOf } from '#ui/form/form-answer.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { Input } from '#ui/inputs.tsx'
import { Link } from '#ui/link.tsx'
import type { readAccount, restoreAccount, suspendAccount } from '../../contract/console.ts'
import { Actions } from './actions.tsx'
import { Frame, Labelled, StatusMessage } from './frame.tsx'
import { SeekersLink } from './seekers-link.tsx'
import { StateOf } from './state-of.tsx'
import { useText } from './texts.ts'

type Account = typeof readAccount.response._output

export type SuspensionField = FieldOf<typeof suspendAccount | typeof restoreAccount> | 'duration'

interface AccountPageProps {
  account: Account
  /** How many sessions a suspension has just ended; null: there was none. */
  ended: number | null
  isDone: boolean
  problem: string | null
  /** The values typed before. */
  reason: string
}

export function AccountPage({ account, ended, isDone, problem, reason }: AccountPageProps) {
  const t = useText()
  const title = account.name || (account.email ?? account.phone ?? account.id)
  return (
    <Frame title={title}>
      {ended !== null && problem === null && (
        <StatusMessage text={t('console.done_suspended', { count: ended })} />
      )}
      {isDone && problem === null && <StatusMessage text={t('console.done')} />}
      {problem !== null && <StatusMessage text={problem} isProblem />}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        <Card className="p-5">
          <Facts account={account} />
        </Card>
        <Card className="p-5">
          {account.may.suspend || account.may.restore ? (
            <Change account={account} reason={reason} />
          ) : (
            <p>{t('console.yourself')}</p>
          )}
        </Card>
      </div>
      <h2 className="mt-8 text-20 font-bold">{t('console.history')}</h2>
      <Actions actions={account.actions} />
    </Frame>
  )
}

function Facts({ account }: { account: Account }) {
  const t = useText()
  const formats = useFormats()
  const { email, phone, company, last_seen_at } = account
  const proven = (is: boolean) => t(is ? 'console.verified' : 'console.unverified')
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 wrap-anywhere">
      <li>
        <StateOf account={account} />
      </li>
      {email !== null && (
        <li>
          <bdi>{email}</bdi> <span className="text-muted">({proven(account.is_email_verified)})</span>
        </li>
      )}
      {phone !== null && (
        <li>
          <bdi dir="ltr">{phone}</bdi>{' '}
          <span className="text-muted">({proven(account.is_phone_verified)})</span>
        </li>
      )}
      {company !== null && (
        <li>
          {t('console.company')}:{' '}
          <SeekersLink path={`company/${encodeURIComponent(company.slug_id)}`}>
            <bdi>{company.name}</bdi>
          </SeekersLink>
        </li>
      )}
      <li className="text-muted">
        {t('console.joined', { date: formats.date(account.created_at * 1000) })} ·{' '}
        {t('console.sessions', { count: account.sessions })}
        {last_seen_at !== null && ` · ${t('console.last_seen', { date: formats.date(last_seen_at * 1000) })}`}
      </li>
      <li className="text-muted">
        {t('console.language')}: {account.language} · {t('console.source')}: {account.source}
        {account.country !== null && ` · ${account.country}`}
      </li>
      <li className="text-13 text-muted">
        <bdi dir="ltr">{account.id}</bdi>
      </li>
    </ul>
  )
}

function Change({ account, reason }: { account: Account; reason: string }) {
  const t = useText()
  const lang = useLanguage()
  const isSuspended = account.may.restore
  return (
    <Form
      key={String(isSuspended)}
      method="post"
      action={`/${lang}/accounts/${account.id}`}
      className="grid gap-3"
    >
      {!isSuspended && (
        <fieldset>
          <legend className="font-medium">{t('console.duration')}</legend>
          <Duration value="half_year" text={t('console.half_year')} isFirst />
          <Duration value="for_good" text={t('console.for_good')} />
          <Duration value="date" text={t('console.until_date')} />
          <Labelled className="ms-8 grid gap-1 text-13 font-medium" text={t('console.date')}>
            {(id) => (
              <Input
                id={id}
                name={'until' satisfies SuspensionField}
                type="date"
                className="max-w-50"
                onChange={chooseDate}
              />
            )}
          </Labelled>
        </fieldset>
      )}
      {!isSuspended && (
        <SelectField
          label={t('console.told')}
          help={t('console.told_help')}
          name={'ground' satisfies SuspensionField}
        >
          {SUSPENSION_GROUNDS.map((ground) => (
            <option key={ground} value={ground}>
              {t(`console.ground_${ground}`)}
            </option>
          ))}
        </SelectField>
      )}
      <Labelled className="grid gap-1 font-medium" text={t('console.reason')}>
        {(id) => (
          <Input
            id={id}
            name={'reason' satisfies SuspensionField}
            required
            maxLength={MAX_DETAILS}
            defaultValue={reason}
          />
        )}
      </Labelled>
      <Button type="submit" look="primary" name="intent" value={isSuspended ? 'restore' : 'suspend'}>
        {t(isSuspended ? 'console.restore' : 'console.suspend')}
      </Button>
    </Form>
  )
}

/** Choosing a day selects the option with a day. */
function chooseDate({ currentTarget }: { currentTarget: HTMLInputElement }): void {
  const durations = currentTarget.form?.elements.namedItem('duration' satisfies SuspensionField)
  if (durations instanceof RadioNodeList) durations.value = 'date'
}

function Duration({ value, text, isFirst = false }: { value: string; text: string; isFirst?: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="radio"
        name={'duration' satisfies SuspensionField}
        value={value}
        defaultChecked={isFirst}
        className="size-5 shrink-0 accent-primary"
      />
      {text}
    </label>
  )
}

/** The page of an unknown account keeps the console around it. */
export function NoAccountPage() {
  const t = useText()
  const lang = useLanguage()
  return (
    <Frame title={t('console.no_account')}>
      <p className="mt-3">
        <Link
          to={`/${lang}/accounts`}
          className="inline-flex min-h-11 items-center underline underline-offset-2"
        >
          {t('console.accounts')}
        </Link>
      </p>
    </Frame>
  )
}
