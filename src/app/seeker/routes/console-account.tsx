import { data, redirect } from 'react-router'
import { readAccount, restoreAccount, suspendAccount } from '#features/moderation/contract/console.ts'
import { AccountPage } from '#features/moderation/web/console/account-page.tsx'
import { atConsole } from '../console/at-console.ts'
import { privateHeaders } from '../private-page.ts'
import { refusalIn } from '../refusal.ts'
import { services } from '../services.ts'
import type { Route } from './+types/console-account'

export const headers = privateHeaders

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const given = context.get(services)
  const operator = await atConsole(given)
  const account = await given.dispatch(readAccount, { account_id: params.account }, given.viewer)
  const ended = url.searchParams.get('ended')
  return {
    operator,
    account,
    ended: ended === null ? null : Number(ended) || 0,
    isDone: url.searchParams.has('done'),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const given = context.get(services)
  await atConsole(given)
  const { dispatch, viewer } = given
  const form = await request.formData()
  const reason = String(form.get('reason') ?? '')
  const account_id = params.account
  const here = `/${params.lang}/console/accounts/${encodeURIComponent(account_id)}`
  try {
    if (form.get('intent') === 'restore') {
      await dispatch(restoreAccount, { account_id, reason }, viewer)
      return redirect(`${here}?done`, 303)
    }
    const until = untilIn(form)
    const suspended = { account_id, reason, ...(until !== null && { until }) }
    const { ended_sessions } = await dispatch(suspendAccount, suspended, viewer)
    return redirect(`${here}?ended=${ended_sessions}`, 303)
  } catch (caught) {
    const { message, status } = await refusalIn(caught)
    return data({ problem: message }, { status })
  }
}

/** Six months are those of the calendar. An empty date is refused like any wrong one. */
function untilIn(form: FormData): string | null {
  const duration = form.get('duration')
  if (duration === 'for_good') return null
  if (duration === 'date') return String(form.get('until') ?? '')
  const day = new Date()
  day.setUTCMonth(day.getUTCMonth() + HALF_YEAR)
  return day.toISOString().slice(0, 10)
}

const HALF_YEAR = 6

export default function ConsoleAccount({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} problem={actionData?.problem ?? null} />
}
