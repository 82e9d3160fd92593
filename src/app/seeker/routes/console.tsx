import { data, redirect } from 'react-router'
import { SetUpPage, type SetUpStep } from '#features/moderation/web/console/set-up-page.tsx'
import { SignInPage } from '#features/moderation/web/console/sign-in-page.tsx'
import {
  type ConsoleSetUp,
  consoleBeginSetUp,
  consoleChoosePassword,
  consoleSecondStep,
  consoleSetUpApp,
  consoleSignIn,
  consoleSignOut,
  getConsole,
} from '#features/sign-in/contract/console.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { textsFor } from '../console/at-console.ts'
import { ConsoleShell, consoleHandle } from '../console/console-shell.tsx'
import { privateHeaders } from '../private-page.ts'
import { refusalIn } from '../refusal.ts'
import { services } from '../services.ts'
import type { Route } from './+types/console'

export const headers = privateHeaders
export const handle = consoleHandle

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const given = context.get(services)
  const { dispatch, viewer } = given
  const key = url.searchParams.get('key')
  const { operator, factors, set_up } = await dispatch(getConsole, {}, viewer)
  if (operator !== null && key === null) throw redirect(`/${params.lang}/console/reports`)
  return {
    texts: textsFor(given),
    setUp: stepOf(key, set_up),
    factors: url.searchParams.has('anew') ? null : factors,
    isExpired: url.searchParams.has('expired'),
  }
}

function stepOf(key: string | null, setUp: ConsoleSetUp | null): SetUpStep | null {
  if (key !== null) return { at: 'link', key }
  return setUp === null ? null : { at: 'set-up', setUp }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await request.formData()
  const field = (name: string) => String(form.get(name) ?? '')
  const here = `/${params.lang}/console`
  try {
    switch (field('intent')) {
      case 'sign-out':
        await dispatch(consoleSignOut, {}, viewer)
        return redirect(here, 303)
      case 'open-link':
        await dispatch(consoleBeginSetUp, { key: field('key') }, viewer)
        return redirect(here, 303)
      case 'choose-password':
        await dispatch(consoleChoosePassword, { password: field('password') }, viewer)
        return redirect(here, 303)
      case 'set-up-app': {
        const { recovery_codes: codes } = await dispatch(consoleSetUpApp, { code: field('otp') }, viewer)
        return { problem: null, email: '', codes }
      }
      case 'prove': {
        const factor = field('factor') === 'recovery' ? 'recovery' : 'app'
        await dispatch(consoleSecondStep, { factor, code: field('code') }, viewer)
        return redirect(`${here}/reports`, 303)
      }
      default:
        await dispatch(consoleSignIn, { email: field('email'), password: field('password') }, viewer)
        return redirect(here, 303)
    }
  } catch (caught) {
    const { status, message, errors } = await refusalIn(caught)
    const problem = Object.values(errors)[0]?.[0] ?? message
    return data({ problem, email: field('email'), codes: null }, { status })
  }
}

export default function Console({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, setUp, ...page } = loaderData
  const language = useLanguage()
  const codes = actionData?.codes ?? null
  const step: SetUpStep | null = codes === null ? setUp : { at: 'codes', codes }
  const enterByPasskey = async () => {
    const { enterConsoleByPasskey } = await import('#features/sign-in/web/passkey.ts')
    await enterConsoleByPasskey({ language })
  }
  const makePasskey = async (name: string) => {
    const { makeConsolePasskey } = await import('#features/account-settings/web/make-passkey.ts')
    await makeConsolePasskey({ language, name })
  }
  const problem = actionData?.problem ?? null
  return (
    <ConsoleShell operator={null} texts={texts}>
      {step === null ? (
        <SignInPage
          {...page}
          problem={problem}
          email={actionData?.email ?? ''}
          enterByPasskey={enterByPasskey}
        />
      ) : (
        <SetUpPage step={step} problem={problem} makePasskey={makePasskey} />
      )}
    </ConsoleShell>
  )
}
