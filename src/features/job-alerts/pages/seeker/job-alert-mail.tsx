import { redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { refusalIn } from '#app/common/refusal.ts'
import { services } from '#app/common/services.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { alertOfMail, leaveOut, narrowJobAlert, stopJobAlert } from '../../contract/by-mail.ts'
import { MailPage } from '../../web/token-pages.tsx'
import { nullIfGone } from '../null-if-gone.ts'

export const headers = privateHeaders

export async function loader({ url, params: { token }, context }: LoaderArgs<'token'>) {
  const { dispatch, viewer } = context.get(services)
  const job = jobIn(url)
  const only = url.searchParams.get('only')
  const asked = { token, ...(job !== null && { job_id: job }), ...(only !== null && { only }) }
  const found = await dispatch(alertOfMail, asked, viewer).catch(nullIfGone)
  return { found, asksForKind: job !== null, asksToNarrow: only !== null }
}

/** Buttons and what they send to `leaveOut`. */
const LEAVING = new Map([
  ['leave-kind', { by: 'kind', is_left_out: '1' }],
  ['want-kind', { by: 'kind', is_left_out: '' }],
  ['leave-company', { by: 'company', is_left_out: '1' }],
  ['want-company', { by: 'company', is_left_out: '' }],
] as const)

export async function action({ request, url, params: { token }, context }: ActionArgs<'token'>) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request)
  const leaving = [...LEAVING].find(([intent]) => intent === form.intent)?.[1]
  try {
    if (form.intent === 'narrow' || form.intent === 'widen') {
      const is_chosen = form.intent === 'narrow' ? '1' : ''
      await dispatch(narrowJobAlert, { token, only: url.searchParams.get('only') ?? '', is_chosen }, viewer)
    } else if (leaving === undefined)
      await dispatch(stopJobAlert, { token, is_stopped: form.intent === 'resume' ? '' : '1' }, viewer)
    else await dispatch(leaveOut, { token, job_id: jobIn(url) ?? 0, ...leaving }, viewer)
    return redirect(url.pathname + url.search, 303)
  } catch (caught) {
    return { problem: (await refusalIn(caught)).message }
  }
}

const jobIn = ({ searchParams }: URL): number | null => Number(searchParams.get('job')) || null

export default function JobAlertMail({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <MailPage {...loaderData} problem={actionData?.problem ?? null} />
}
