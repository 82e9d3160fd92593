import { Form } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/field.tsx'
import { type FieldOf, type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import { Link } from '#ui/link.tsx'
import type { sendOtp, verifyOtp } from '../contract/codes.ts'
import type { sendMagicLink } from '../contract/links.ts'
import type { login } from '../contract/password.ts'
import type { finishProvider, sendProviderCode } from '../contract/providers.ts'
import { CodeForm } from './code-form.tsx'
import { EmailStep } from './email-step.tsx'
import { GatePage, LINK } from './gate-page.tsx'
import { LinkSent } from './link-sent.tsx'
import { OtherMethods, type OtherMethodsProps, RemainingMethods } from './other-methods.tsx'
import { type CallingCountry, PhoneField } from './phone-field.tsx'
import { ProviderEmail } from './provider-email.tsx'
import { useSavedStep } from './saved-step.ts'
import { asGuest, signInPath } from './sign-in-path.ts'
import { useText } from './texts.ts'

export type GetStartedField =
  | FieldOf<
      | typeof login
      | typeof sendOtp
      | typeof verifyOtp
      | typeof sendMagicLink
      | typeof sendProviderCode
      | typeof finishProvider
    >
  | 'sent_to'

type GetStartedAnswer = FormAnswer<GetStartedField>

export interface GetStartedProps {
  /** The next page. */
  back: string | null
  by: 'email' | 'phone'
  /** The reason for being sent here; null without one. */
  notice: { text: string } | 'expired' | null
  /** A pending identity of a provider. */
  waiting: { name: string; needs: 'sign-in' | 'email'; email: string | null } | null
  providers: OtherMethodsProps['providers']
  /** Whether this installation sends mail and SMS. */
  channels: { email: boolean; phone: boolean }
  countries: readonly CallingCountry[]
  country: string | null
  answer: GetStartedAnswer | null
}

const KEPT = ['code', 'link-sent', 'provider-code']

export function GetStartedPage(props: GetStartedProps) {
  const t = useText()
  const lang = useLanguage()
  const { back, by, notice, waiting, channels } = props
  const first = waiting === null ? 'start' : waiting.needs === 'email' ? 'provider' : 'email'
  const [answer, forget] = useSavedStep(props.answer, KEPT, first)
  const anew = signInPath(lang, 'get-started', { redirect: back, with: by === 'phone' ? by : null })
  const step = answer?.step ?? first
  const values = answer?.values ?? { email: waiting?.email ?? '' }
  const stands: GetStartedAnswer = answer ?? { step, values, problem: null, errors: {} }
  if (step === 'code') {
    const sentTo = values.sent_to ?? values.email ?? values.phone_num ?? ''
    return (
      <GatePage title={t('gate.code_title')} text={t('gate.code_text', { address: sentTo })}>
        <CodeForm answer={stands} verify="verify" resend="send-code" change={anew} onChange={forget} />
      </GatePage>
    )
  }
  if (step === 'link-sent') {
    return <LinkSent answer={stands} anew={anew} onAnew={forget} />
  }
  if (step === 'provider' || step === 'provider-code') {
    return <ProviderEmail answer={stands} name={waiting?.name ?? ''} anew={anew} />
  }
  // An address that is refused is shown where it is typed.
  if (step === 'email' && (values.email ?? '') !== '' && stands.errors.email === undefined) {
    const name = waiting?.needs === 'sign-in' ? waiting.name : null
    const { providers } = props
    return <EmailStep {...{ back, anew, providers }} answer={stands} connects={name} sends={channels.email} />
  }
  return (
    <GatePage
      title={t('gate.start_title')}
      text={notice === 'expired' ? undefined : t('gate.start_text')}
      foot={
        <Link to={asGuest(lang, back)} className={LINK}>
          {t('gate.as_guest')}
        </Link>
      }
    >
      {notice === 'expired' && (
        <p role="status" className="rounded-control bg-info-tint px-4 py-3">
          <strong className="block">{t('gate.expired_title')}</strong>
          {t('gate.expired_text')}
        </p>
      )}
      {notice !== null && notice !== 'expired' && <FormProblem text={notice.text} />}
      {channels.phone && <Tabs by={by} back={back} />}
      {by === 'email' ? <EmailForm answer={stands} /> : <PhoneForm {...props} answer={stands} />}
      {stands.isLimited === true && <RemainingMethods />}
      <OtherMethods back={back} providers={props.providers} />
      <p className="border-t border-line pt-3">
        {t('gate.new_here')}{' '}
        <Link to={signInPath(lang, 'sign-up', { redirect: back })} className={LINK}>
          {t('gate.make_account')}
        </Link>
      </p>
    </GatePage>
  )
}

function Tabs({ by, back }: { by: 'email' | 'phone'; back: string | null }) {
  const t = useText()
  const lang = useLanguage()
  const tab =
    'flex min-h-11 grow basis-0 items-center justify-center rounded-control font-semibold text-muted aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-sm'
  return (
    <nav aria-label={t('gate.ways')} className="flex rounded-control bg-quiet p-1">
      <Link
        to={signInPath(lang, 'get-started', { redirect: back })}
        aria-current={by === 'email' ? 'page' : undefined}
        className={tab}
        replace
      >
        {t('gate.by_email')}
      </Link>
      <Link
        to={signInPath(lang, 'get-started', { redirect: back, with: 'phone' })}
        aria-current={by === 'phone' ? 'page' : undefined}
        className={tab}
        replace
      >
        {t('gate.by_phone')}
      </Link>
    </nav>
  )
}

function EmailForm({ answer }: { answer: GetStartedAnswer }) {
  const t = useText()
  const form = useFirstWrong(answer)
  return (
    <Form method="post" noValidate replace={false} data-get-started="email" ref={form} className="grid gap-5">
      <FormProblem text={answer.problem} />
      <TextField
        label={t('gate.email')}
        {...inputProps(answer, 'email')}
        type="email"
        autoComplete="username webauthn"
        dir="ltr"
        maxLength={320}
      />
      <Button type="submit" name="intent" value="email" look="primary">
        {t('gate.continue')}
      </Button>
    </Form>
  )
}

function PhoneForm({ answer, countries, country }: GetStartedProps & { answer: GetStartedAnswer }) {
  const t = useText()
  const form = useFirstWrong(answer)
  return (
    <Form method="post" noValidate replace={false} data-get-started="phone" ref={form} className="grid gap-5">
      <input type="hidden" name={'channel' satisfies GetStartedField} value="phone" />
      <FormProblem text={answer.problem} />
      <PhoneField countries={countries} country={country} answer={answer} />
      <Button type="submit" name="intent" value="send-code" look="primary">
        {t('gate.send_code')}
      </Button>
    </Form>
  )
}
