import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { refusalIn } from '#app/common/refusal.ts'
import { services } from '#app/common/services.ts'
import { readForm, type SentForm } from '#app/common/sign-in/read-form.ts'
import { SUSPENSION_GROUNDS } from '#config/console-states.ts'
import { readAccount, restoreAccount, suspendAccount } from '../../contract/console.ts'
import { AccountPage, NoAccountPage, type SuspensionField } from '../../web/console/account-page.tsx'

/** Also after a refusal: another operator has decided, and the page must show the new state. */
export const shouldRevalidate = () => true

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  const ended = url.searchParams.get('ended')
  try {
    const account = await dispatch(readAccount, { account_id: params.account ?? '' }, viewer)
    const isDone = url.searchParams.has('done')
    return { account, ended: ended === null ? null : Number(ended) || 0, isDone }
  } catch (caught) {
    await refusalIn(caught)
    return data({ account: null }, { status: 404 })
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [suspendAccount, restoreAccount], ['duration'])
  const reason = form.text('reason')
  const account_id = params.account ?? ''
  const here = `/${params.lang}/accounts/${encodeURIComponent(account_id)}`
  try {
    if (form.intent === 'restore') {
      await dispatch(restoreAccount, { account_id, reason }, viewer)
      return redirect(`${here}?done`, 303)
    }
    const until = untilIn(form)
    const ground = SUSPENSION_GROUNDS.find((known) => known === form.text('ground')) ?? 'terms'
    const suspended = { account_id, ground, reason, ...(until !== null && { until }) }
    const { ended_sessions } = await dispatch(suspendAccount, suspended, viewer)
    return redirect(`${here}?ended=${ended_sessions}`, 303)
  } catch (caught) {
    const { message, status } = await refusalIn(caught)
    return data({ problem: message, reason }, { status })
  }
}

/** Six months are those of the calendar. An empty date is refused like any wrong one. */
function untilIn(form: SentForm<SuspensionField>): string | null {
  const duration = form.text('duration')
  if (duration === 'for_good') return null
  if (duration === 'date') return form.text('until')
  const day = new Date()
  day.setUTCMonth(day.getUTCMonth() + HALF_YEAR)
  return day.toISOString().slice(0, 10)
}

const HALF_YEAR = 6

export default function Account() {
  const found = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (found.account === null) return <NoAccountPage />
  return <AccountPage {...found} problem={answer?.problem ?? null} reason={answer?.reason ?? ''} />
}
