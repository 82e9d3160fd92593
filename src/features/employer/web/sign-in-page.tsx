import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { AnchorButton, Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Input } from '#ui/inputs.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { HandOffRefused } from '../../accounts/web/door.tsx'
import { useText } from './texts.ts'

export interface SignInAnswer {
  step: 'start' | 'code'
  email: string
  login: string
  problem: string | null
  /** They are who they say, and hire for nobody. */
  isNoRecruiter: boolean
  hasNoAccount: boolean
}

/** By password, by a code, or with what is signed in on the seekers' site. */
export function SignInPage({ handOff, answer }: { handOff: string; answer: SignInAnswer | null }) {
  const t = useText()
  const title = t(answer?.step === 'code' ? 'employer.code_title' : 'employer.sign_in_title')
  return (
    <div className="page-width max-w-120 py-8 lg:py-14">
      <PageHead title={title} indexed={false} />
      <Card className="p-5 lg:p-7">
        {answer?.isNoRecruiter === true ? (
          <HandOffRefused code={NO_RECRUITER} message="" />
        ) : (
          <>
            <h1 className="text-25 font-bold">{title}</h1>
            {answer !== null && <Problem answer={answer} />}
            {answer?.step === 'code' ? (
              <Code email={answer.email} />
            ) : (
              <Ways handOff={handOff} answer={answer} />
            )}
          </>
        )}
      </Card>
    </div>
  )
}

const NO_RECRUITER = 40005

function Problem({ answer: { problem, hasNoAccount } }: { answer: SignInAnswer }) {
  const t = useText()
  const text = hasNoAccount ? t('employer.no_account') : problem
  if (text === null) return null
  return (
    <p role="alert" className="mt-4 rounded-control bg-danger-tint px-4 py-3 text-danger">
      {text}
    </p>
  )
}

function Ways({ handOff, answer }: { handOff: string; answer: SignInAnswer | null }) {
  const t = useText()
  return (
    <>
      <p className="mt-3 text-muted">{t('employer.sign_in_text')}</p>
      <Step>
        <Field text={t('employer.login')}>
          {(id) => (
            <Input
              id={id}
              name="login"
              autoComplete="username"
              required
              dir="ltr"
              maxLength={320}
              defaultValue={answer?.login}
            />
          )}
        </Field>
        <Field text={t('employer.password')}>
          {(id) => (
            <Input
              id={id}
              name="password"
              type="password"
              autoComplete="current-password"
              required
              dir="ltr"
            />
          )}
        </Field>
        <Button type="submit" look="primary" name="intent" value="password">
          {t('employer.sign_in')}
        </Button>
      </Step>
      <section aria-label={t('employer.or_code')} className="mt-6 border-t border-line pt-5">
        <h2 className="font-semibold">{t('employer.or_code')}</h2>
        <Step>
          <Field text={t('employer.email')}>
            {(id) => (
              <Input
                id={id}
                name="email"
                type="email"
                autoComplete="email"
                required
                dir="ltr"
                maxLength={320}
                defaultValue={answer?.email}
              />
            )}
          </Field>
          <Button type="submit" name="intent" value="send">
            {t('employer.send_code')}
          </Button>
        </Step>
      </section>
      <section aria-label={t('employer.or_seeker')} className="mt-6 border-t border-line pt-5">
        <h2 className="font-semibold">{t('employer.or_seeker')}</h2>
        <AnchorButton href={handOff} className="mt-3 w-full">
          {t('employer.go_on')}
        </AnchorButton>
      </section>
    </>
  )
}

function Code({ email }: { email: string }) {
  const t = useText()
  const lang = useLanguage()
  return (
    <>
      <p className="mt-3 text-muted">{t('employer.code_text', { email })}</p>
      <Step>
        <input type="hidden" name="email" value={email} />
        <Field text={t('employer.code')}>
          {(id) => (
            <Input
              id={id}
              name="otp"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              dir="ltr"
              maxLength={10}
            />
          )}
        </Field>
        <Button type="submit" look="primary" name="intent" value="code">
          {t('employer.sign_in')}
        </Button>
        <AnchorButton look="ghost" href={`/${lang}/get-started`}>
          {t('employer.other_email')}
        </AnchorButton>
      </Step>
    </>
  )
}

const Step = ({ children }: { children: ReactNode }) => (
  <Form method="post" reloadDocument className="mt-4 grid gap-4">
    {children}
  </Form>
)

function Field({ text, children }: { text: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="grid gap-1 font-medium">
      <label htmlFor={id}>{text}</label>
      {children(id)}
    </div>
  )
}
