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
import { readForm, requestIn } from '#app/common/sign-in/read-form.ts'
import { REPORT_STATES } from '#config/console-states.ts'
import { getConfigList } from '#features/lookups/contract.ts'
import { decideReport, getFileWarnings, listReports } from '../../contract/console.ts'
import { ReportsPage } from '../../web/console/reports-page.tsx'
import { reportReasons } from '../../web/report-reasons.ts'

/** Also after a refusal: another operator has decided, and the page must show the new state. */
export const shouldRevalidate = () => true

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  const status = REPORT_STATES.find((state) => state === url.searchParams.get('status')) ?? 'open'
  const page = url.searchParams.get('page') ?? undefined
  const [list, reasons, { warnings }] = await Promise.all([
    dispatch(listReports, { status, page }, viewer),
    dispatch(getConfigList, { type: 'report_job_reasons' }, viewer),
    dispatch(getFileWarnings, {}, viewer),
  ])
  const isDone = url.searchParams.has('done')
  return { status, list, reasons: reportReasons(reasons), warnings, isDone }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [decideReport])
  const decision = form.text('decision') === 'close_job' ? 'close_job' : 'dismiss'
  try {
    await dispatch(decideReport, { ...requestIn(form, decideReport), decision }, viewer)
    return redirect(`/${params.lang}/reports?done`, 303)
  } catch (caught) {
    const { message, status } = await refusalIn(caught)
    return data({ problem: message }, { status })
  }
}

export default function Reports() {
  const answer = useActionData<typeof action>()
  return <ReportsPage {...useLoaderData<typeof loader>()} problem={answer?.problem ?? null} />
}
