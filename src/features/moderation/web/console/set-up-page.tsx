import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { AppToScan, RecoveryCodes } from '#features/account-settings/web/door.tsx'
import type {
  ConsoleSetUp,
  consoleBeginSetUp,
  consoleChoosePassword,
  consoleSetUpApp,
} from '#features/sign-in/contract/console.ts'
import { OtpField, PasswordField, supportsPasskeys } from '#features/sign-in/web/door.tsx'
import { useLanguage } from '#i18n/language-provider.tsx'
import { ApiFailure } from '#shared/api-client.ts'
import { AnchorButton, Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { FieldOf } from '#ui/form/form-answer.ts'
import { PageHead } from '#ui/page-head.tsx'
import { StatusMessage } from './frame.tsx'
import { useText } from './texts.ts'

/** How far an operator has come who has opened the link of the command line. */
export type SetUpStep =
  /** Looking at the link spends nothing. */
  | { at: 'link'; key: string }
  | { at: 'set-up'; setUp: ConsoleSetUp }
  /** Shown this once. */
  | { at: 'codes'; codes: readonly string[] }
  /** Nothing was begun here, or it is too long ago. */
  | { at: 'over'; text: string }

type SetUpField = FieldOf<typeof consoleBeginSetUp | typeof consoleChoosePassword | typeof consoleSetUpApp>

interface SetUpPageProps {
  step: SetUpStep
  problem: string | null
  /** Rejects where no passkey was made; with words, where the server says why. */
  makePasskey: (name: string) => Promise<void>
}

export function SetUpPage({ step, problem, makePasskey }: SetUpPageProps) {
  const t = useText()
  return (
    <div className="page-width max-w-120 py-8 lg:py-14">
      <PageHead title={t('console.title')} indexed={false} />
      <Card className="grid gap-4 p-5 lg:p-7">
        <h1 className="text-25 font-bold">
          {t(step.at === 'codes' ? 'console.codes_title' : 'console.set_up_title')}
        </h1>
        {problem !== null && <StatusMessage text={problem} isProblem />}
        {step.at === 'link' && <OpenLink address={step.key} />}
        {step.at === 'set-up' && step.setUp.needs_password && <ChoosePassword />}
        {step.at === 'set-up' && !step.setUp.needs_password && (
          <ChooseDevice setUp={step.setUp} makePasskey={makePasskey} />
        )}
        {step.at === 'codes' && <Codes codes={step.codes} />}
        {step.at === 'over' && <Over text={problem === null ? step.text : null} />}
      </Card>
    </div>
  )
}

function OpenLink({ address }: { address: string }) {
  const t = useText()
  const here = `/${useLanguage()}/set-up`
  return (
    <Form method="post" action={here} reloadDocument className="grid gap-4">
      <p className="text-muted">{t('console.link_text')}</p>
      <input type="hidden" name={'key' satisfies SetUpField} value={address} />
      <Button type="submit" look="primary" name="intent" value="open-link">
        {t('console.next')}
      </Button>
    </Form>
  )
}

function ChoosePassword() {
  const t = useText()
  const here = `/${useLanguage()}/set-up`
  return (
    <Form method="post" action={here} reloadDocument noValidate className="grid gap-4">
      <p className="text-muted">{t('console.password_text')}</p>
      <PasswordField name={'password' satisfies SetUpField} isNew />
      <Button type="submit" look="primary" name="intent" value="choose-password">
        {t('console.next')}
      </Button>
    </Form>
  )
}

function ChooseDevice({ setUp, makePasskey }: { setUp: ConsoleSetUp } & Pick<SetUpPageProps, 'makePasskey'>) {
  const t = useText()
  const here = `/${useLanguage()}/set-up`
  return (
    <>
      <p className="text-muted">{t('console.set_up_text')}</p>
      <MakePasskey make={makePasskey} />
      <h2 className="text-17 font-bold">{t('console.set_up_app')}</h2>
      <AppToScan {...setUp} />
      <Form method="post" action={here} reloadDocument noValidate className="grid gap-4">
        <OtpField name={'code' satisfies SetUpField} label={t('console.factor_app')} />
        <Button type="submit" look="primary" name="intent" value="set-up-app">
          {t('console.enter')}
        </Button>
      </Form>
    </>
  )
}

/** Needs a script anyway: there is no button before it can do something. */
function MakePasskey({ make }: { make: SetUpPageProps['makePasskey'] }) {
  const t = useText()
  const lang = useLanguage()
  const [works, setWorks] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => setWorks(supportsPasskeys()), [])
  if (!works) return <p className="text-muted">{t('console.no_passkeys')}</p>

  async function add() {
    setProblem(null)
    try {
      await make(t('console.factor_passkey'))
      location.assign(`/${lang}/reports`)
    } catch (failure) {
      const isTold = failure instanceof ApiFailure && failure.message !== ''
      setProblem(isTold ? failure.message : t('console.passkey_failed'))
    }
  }
  return (
    <>
      {problem !== null && <StatusMessage text={problem} isProblem />}
      <Button look="primary" onClick={add}>
        {t('console.make_passkey')}
      </Button>
    </>
  )
}

function Over({ text }: { text: string | null }) {
  const t = useText()
  const lang = useLanguage()
  return (
    <>
      {text !== null && <StatusMessage text={text} isProblem />}
      <AnchorButton look="primary" href={`/${lang}/get-started`}>
        {t('console.enter')}
      </AnchorButton>
    </>
  )
}

function Codes({ codes }: { codes: readonly string[] }) {
  const t = useText()
  const lang = useLanguage()
  return (
    <>
      <p className="text-muted">{t('console.codes_text')}</p>
      <RecoveryCodes codes={codes} />
      <AnchorButton look="primary" href={`/${lang}/reports`}>
        {t('console.codes_kept')}
      </AnchorButton>
    </>
  )
}
