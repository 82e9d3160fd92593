import { data, redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { MAX_DETAILS } from '#config/limits.ts'
import { getJob } from '#features/jobs/contract.ts'
import { getConfigList } from '#features/lookups/contract.ts'
import { idOfSlug } from '#shared/slug.ts'
import { reportJob } from '../../contract.ts'
import { ReportPage, type ReportProblem, SENT } from '../../web/report-page.tsx'
import { reportReasons } from '../../web/report-reasons.ts'

export const handle: PageHandle = { isShared: true }

export async function loader({ params, url, context }: LoaderArgs<'slugId'>) {
  const { dispatch, viewer } = context.get(services)
  const job = await dispatch(getJob, { job_id: jobIdIn(params) }, viewer)
  const page = `/${params.lang}/job/${encodeURIComponent(job.slug_id)}`
  // Its page says that it is closed.
  if (job.status === 'closed') throw redirect(page)
  if (job.slug_id !== params.slugId) throw redirect(`${page}/report${url.search}`, 301)
  const reasons = await dispatch(getConfigList, { type: 'report_job_reasons' }, viewer)
  const { slug_id, title, lang, company } = job
  return {
    job: { slug_id, title, lang, company },
    reasons: reportReasons(reasons),
    sent: SENT.find((outcome) => outcome === url.searchParams.get('sent')) ?? null,
  }
}

/** The form without a script: the same call as the dialog's, and a page that can be loaded again without sending it twice. */
export async function action({ request, params, url, context }: ActionArgs<'slugId'>) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [reportJob])
  const reasonId = Number(form.text('report_reason_id'))
  // Forms send line ends as two characters, which the visitor was not counted.
  const details = form.text('details').replaceAll('\r\n', '\n')
  const refused = (kind: ReportProblem['kind'], status: number) =>
    data({ kind, kept: { reasonId, details } } satisfies ReportProblem, { status })
  if (details.trim().length > MAX_DETAILS) return refused('too_long', 422)
  try {
    const report = { job_id: jobIdIn(params), report_reason_id: reasonId, details }
    const { is_repeated } = await dispatch(reportJob, report, viewer)
    return redirect(`${url.pathname}?sent=${is_repeated ? 'repeated' : 'first'}`, 303)
  } catch (refusal) {
    if (refusal instanceof Response && refusal.status === 422) return refused('choose', 422)
    if (refusal instanceof Response && refusal.status === 429) return refused('too_many', 429)
    if (refusal instanceof Response && refusal.status === 410) {
      return redirect(`/${params.lang}/job/${encodeURIComponent(params.slugId)}`, 303)
    }
    throw refusal
  }
}

export default function JobReport({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <ReportPage {...loaderData} problem={actionData ?? null} />
}

function jobIdIn({ slugId }: { slugId: string }): number {
  const id = idOfSlug(slugId)
  if (id === null) throw data(null, { status: 404 })
  return id
}
