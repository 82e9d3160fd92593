import { data, redirect } from 'react-router'
import {
  consoleSecondStep,
  consoleSendCode,
  consoleSignIn,
  consoleSignOut,
  getConsole,
} from '#features/accounts/contract/console.ts'
import { SignInPage, type SignInState } from '#features/moderation/web/console/sign-in-page.tsx'
import { privateHeaders } from '../private-page.ts'
import { refusalIn } from '../refusal.ts'
import { services } from '../services.ts'
import type { Route } from './+types/console'

export const headers = privateHeaders

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const { operator, factors } = await dispatch(getConsole, {}, viewer)
  if (operator !== null) throw redirect(`/${params.lang}/console/reports`)
  return {
    factors: url.searchParams.has('anew') ? null : factors,
    isExpired: url.searchParams.has('expired'),
    isSent: url.searchParams.has('sent'),
  }
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
      case 'send':
        await dispatch(consoleSendCode, {}, viewer)
        return redirect(`${here}?sent`, 303)
      case 'prove': {
        const factor = (['app', 'email', 'recovery'] as const).find((known) => known === field('factor'))
        await dispatch(consoleSecondStep, { factor: factor ?? 'email', code: field('code') }, viewer)
        return redirect(`${here}/reports`, 303)
      }
      default:
        await dispatch(consoleSignIn, { email: field('email'), password: field('password') }, viewer)
        return redirect(here, 303)
    }
  } catch (caught) {
    const { status, message, errors } = await refusalIn(caught)
    const problem = errors.code?.[0] ?? message
    return data({ problem, email: field('email') } satisfies SignInState, { status })
  }
}

export default function Console({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInPage {...loaderData} answer={actionData ?? null} />
}
