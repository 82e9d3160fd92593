import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import type { sendOtp, verifyOtp } from '#features/sign-in/contract/codes.ts'
import type { login } from '#features/sign-in/contract/password.ts'
import { CodeForm, GatePage, HandOffRefused, PasswordField } from '#features/sign-in/web/door.tsx'
import { useLanguage } from '#i18n/language-provider.tsx'
import { AnchorButton, Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextField } from '#ui/form/field.tsx'
import { type FieldOf, type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import { useText } from './texts.ts'

/** Nobody is signed in on the seekers' site, or a message of the server. */
export type SignInNotice = 'nobody-there' | { text: string }

export type SignInField = FieldOf<typeof login | typeof sendOtp | typeof verifyOtp>

interface SignInProps {
  /** Asks the seekers’ site who is signed in there. */
  handOff: string
  notice: SignInNotice | null
  /** Its step: `credentials`, `code`, or the end of the way: `no-account`, `no-recruiter`. */
  answer: FormAnswer<SignInField> | null
}

/** Signs in by password, by a code, or with the session of the seekers' site. */
export function SignInPage({ handOff, notice, answer }: SignInProps) {
  const t = useText()
  const lang = useLanguage()
  if (answer?.step === 'no-recruiter') return <NoRecruiter />
  if (answer?.step === 'code') {
    const { login: email = '' } = answer.values
    return (
      <GatePage title={t('employer.code_title')} text={t('employer.code_text', { email })}>
        <CodeForm answer={answer} verify="code" resend="send" />
        <AnchorButton look="ghost" href={`/${lang}/get-started`}>
          {t('employer.other_email')}
        </AnchorButton>
      </GatePage>
    )
  }
  return (
    <GatePage title={t('employer.sign_in_title')} text={t('employer.sign_in_text')}>
      {answer === null && notice !== null && <Notice notice={notice} />}
      {answer?.step === 'no-account' && <FormProblem text={t('employer.no_account')} />}
      <Credentials answer={answer} />
      <Way title={t('employer.or_seeker')}>
        <AnchorButton href={handOff} className="w-full">
          {t('employer.go_on')}
        </AnchorButton>
      </Way>
    </GatePage>
  )
}

const NO_RECRUITER = 40005

const NoRecruiter = () => (
  <div className="page-width max-w-140 py-8 lg:py-14">
    <Card className="p-5 lg:p-7">
      <HandOffRefused code={NO_RECRUITER} message="" />
    </Card>
  </div>
)

function Notice({ notice }: { notice: SignInNotice }) {
  const t = useText()
  return (
    <p role="status" className="rounded-control bg-tint px-4 py-3">
      {notice === 'nobody-there' ? t('employer.nobody_there') : notice.text}
    </p>
  )
}

function Credentials({ answer }: { answer: FormAnswer<SignInField> | null }) {
  const t = useText()
  const form = useFirstWrong(answer)
  const login = inputProps(answer, 'login')
  return (
    <Form method="post" noValidate ref={form} className="grid gap-5">
      <FormProblem text={answer?.problem ?? null} />
      <TextField
        label={t('employer.login')}
        {...login}
        problem={login.problem ?? answer?.errors.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={320}
      />
      <PasswordField {...inputProps(answer, 'password')} />
      <Button type="submit" look="primary" name="intent" value="password">
        {t('employer.sign_in')}
      </Button>
      <Button type="submit" name="intent" value="send">
        {t('employer.send_code')}
      </Button>
    </Form>
  )
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5">
      <h2 id={id} className="mb-3 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
