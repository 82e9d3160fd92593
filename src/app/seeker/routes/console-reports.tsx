import { data, redirect } from 'react-router'
import { REPORT_STATES } from '#config/console-states.ts'
import { getConfigList } from '#features/lookups/contract.ts'
import { decideReport, listReports } from '#features/moderation/contract/console.ts'
import { ReportsPage } from '#features/moderation/web/console/reports-page.tsx'
import { reportReasons } from '#features/moderation/web/report-reasons.ts'
import { atConsole } from '../console/at-console.ts'
import { privateHeaders } from '../private-page.ts'
import { refusalIn } from '../refusal.ts'
import { services } from '../services.ts'
import type { Route } from './+types/console-reports'

export const headers = privateHeaders

export async function loader({ url, context }: Route.LoaderArgs) {
  const given = context.get(services)
  const { dispatch, viewer } = given
  const operator = await atConsole(given)
  const status = REPORT_STATES.find((state) => state === url.searchParams.get('status')) ?? 'open'
  const page = url.searchParams.get('page') ?? undefined
  const [list, reasons] = await Promise.all([
    dispatch(listReports, { status, page }, viewer),
    dispatch(getConfigList, { type: 'report_job_reasons' }, viewer),
  ])
  return { operator, status, list, reasons: reportReasons(reasons), isDone: url.searchParams.has('done') }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const given = context.get(services)
  await atConsole(given)
  const form = await request.formData()
  const decision = form.get('decision') === 'close_job' ? 'close_job' : 'dismiss'
  const decided = {
    report_id: Number(form.get('report_id')),
    decision,
    reason: String(form.get('reason') ?? ''),
  } as const
  try {
    await given.dispatch(decideReport, decided, given.viewer)
    return redirect(`/${params.lang}/console/reports?done`, 303)
  } catch (caught) {
    const { message, status } = await refusalIn(caught)
    return data({ problem: message }, { status })
  }
}

export default function ConsoleReports({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportsPage {...loaderData} problem={actionData?.problem ?? null} />
}
