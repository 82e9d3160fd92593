import { Form } from 'react-router'
import type { ConsoleFactor, consoleSecondStep, consoleSignIn } from '#features/sign-in/contract/console.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { AnchorButton, Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { FieldOf } from '#ui/form/form-answer.ts'
import { Input } from '#ui/inputs.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Labelled, StatusMessage } from './frame.tsx'
import { PasskeyStep } from './passkey-step.tsx'
import { useText } from './texts.ts'

type SignInField = FieldOf<typeof consoleSignIn | typeof consoleSecondStep>

interface SignInPageProps {
  /** Asked for now; null: the first step. */
  factors: readonly ConsoleFactor[] | null
  isExpired: boolean
  problem: string | null
  /** As it was typed. */
  email: string
  /** Rejects where the passkey does not hold; with words, where the server says why. */
  enterByPasskey: () => Promise<void>
}

export function SignInPage({ factors, isExpired, problem, email, enterByPasskey }: SignInPageProps) {
  const t = useText()
  return (
    <div className="page-width max-w-120 py-8 lg:py-14">
      <PageHead title={t('console.title')} indexed={false} />
      <Card className="p-5 lg:p-7">
        <h1 className="text-25 font-bold">
          {t(factors === null ? 'console.title' : 'console.second_title')}
        </h1>
        {isExpired && factors === null && <StatusMessage text={t('console.expired')} />}
        {problem !== null && <StatusMessage text={problem} isProblem />}
        {factors === null ? (
          <FirstStep email={email} />
        ) : (
          <SecondStep factors={factors} enterByPasskey={enterByPasskey} />
        )}
      </Card>
    </div>
  )
}

function FirstStep({ email }: { email: string }) {
  const t = useText()
  const lang = useLanguage()
  return (
    <Form method="post" action={`/${lang}/get-started`} reloadDocument className="mt-4 grid gap-4">
      <p className="text-muted">{t('console.sign_in_text')}</p>
      <Labelled className="grid gap-1 font-medium" text={t('console.email')}>
        {(id) => (
          <Input
            id={id}
            name={'email' satisfies SignInField}
            type="email"
            autoComplete="username"
            required
            defaultValue={email}
            dir="ltr"
          />
        )}
      </Labelled>
      <Labelled className="grid gap-1 font-medium" text={t('console.password')}>
        {(id) => (
          <Input
            id={id}
            name={'password' satisfies SignInField}
            type="password"
            autoComplete="current-password"
            required
            dir="ltr"
          />
        )}
      </Labelled>
      <Button type="submit" look="primary">
        {t('console.next')}
      </Button>
    </Form>
  )
}

function SecondStep({
  factors,
  enterByPasskey,
}: Pick<SignInPageProps, 'enterByPasskey'> & { factors: readonly ConsoleFactor[] }) {
  const t = useText()
  const here = `/${useLanguage()}/get-started`
  const codes = factors.filter((factor) => factor !== 'passkey')
  return (
    <>
      {factors.includes('passkey') && <PasskeyStep enter={enterByPasskey} />}
      {codes.length > 0 && <CodeStep factors={codes} />}
      <AnchorButton look="ghost" href={`${here}?anew`} className="mt-4 w-full">
        {t('console.start_again')}
      </AnchorButton>
    </>
  )
}

function CodeStep({ factors }: { factors: readonly ConsoleFactor[] }) {
  const t = useText()
  const lang = useLanguage()
  return (
    <Form method="post" action={`/${lang}/get-started`} reloadDocument className="mt-4 grid gap-4">
      {factors.length === 1 ? (
        <>
          <input type="hidden" name={'factor' satisfies SignInField} value={factors[0]} />
          <p className="font-medium">{t(`console.factor_${factors[0] ?? 'app'}`)}</p>
        </>
      ) : (
        <fieldset className="grid">
          <legend className="sr-only">{t('console.factor')}</legend>
          {factors.map((factor, index) => (
            <label key={factor} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name={'factor' satisfies SignInField}
                value={factor}
                defaultChecked={index === 0}
                className="size-5 shrink-0 accent-primary"
              />
              {t(`console.factor_${factor}`)}
            </label>
          ))}
        </fieldset>
      )}
      <Labelled className="grid gap-1 font-medium" text={t('console.code')}>
        {(id) => (
          <Input
            id={id}
            name={'code' satisfies SignInField}
            autoComplete="one-time-code"
            required
            dir="ltr"
            maxLength={40}
          />
        )}
      </Labelled>
      <Button type="submit" look="primary" name="intent" value="prove">
        {t('console.enter')}
      </Button>
    </Form>
  )
}
