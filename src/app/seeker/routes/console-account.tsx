import { data, redirect } from 'react-router'
import { SUSPENSION_GROUNDS } from '#config/console-states.ts'
import { readAccount, restoreAccount, suspendAccount } from '#features/moderation/contract/console.ts'
import { AccountPage, NoAccountPage } from '#features/moderation/web/console/account-page.tsx'
import { atConsole, textsFor } from '../console/at-console.ts'
import { ConsoleShell, consoleHandle } from '../console/console-shell.tsx'
import { privateHeaders } from '../private-page.ts'
import { refusalIn } from '../refusal.ts'
import { services } from '../services.ts'
import type { Route } from './+types/console-account'

export const headers = privateHeaders
export const handle = consoleHandle

/** Also after a refusal: somebody else has decided, and the page shows how it stands now. */
export const shouldRevalidate = () => true

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const given = context.get(services)
  const operator = await atConsole(given)
  const ended = url.searchParams.get('ended')
  const texts = textsFor(given)
  try {
    const account = await given.dispatch(readAccount, { account_id: params.account }, given.viewer)
    const isDone = url.searchParams.has('done')
    return { operator, texts, account, ended: ended === null ? null : Number(ended) || 0, isDone }
  } catch (caught) {
    await refusalIn(caught)
    return data({ operator, texts, account: null }, { status: 404 })
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
    const ground = SUSPENSION_GROUNDS.find((known) => known === form.get('ground')) ?? 'terms'
    const suspended = { account_id, ground, reason, ...(until !== null && { until }) }
    const { ended_sessions } = await dispatch(suspendAccount, suspended, viewer)
    return redirect(`${here}?ended=${ended_sessions}`, 303)
  } catch (caught) {
    const { message, status } = await refusalIn(caught)
    return data({ problem: message, reason }, { status })
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
  const { operator, texts, ...page } = loaderData
  return (
    <ConsoleShell operator={operator} texts={texts}>
      {page.account === null ? (
        <NoAccountPage />
      ) : (
        <AccountPage {...page} problem={actionData?.problem ?? null} reason={actionData?.reason ?? ''} />
      )}
    </ConsoleShell>
  )
}
