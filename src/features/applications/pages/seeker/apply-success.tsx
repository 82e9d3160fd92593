import { data, redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { readLists } from '#app/common/read-lists.ts'
import { services } from '#app/common/services.ts'
import { refuse } from '#app/common/sign-in/answer-form.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { currentMinute } from '#app/seeker/current-minute.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { getJob, listSimilarJobs } from '#features/jobs/contract.ts'
import { SHOWN_LISTS } from '#features/profiles/contract/shown-lists.ts'
import { idOfSlug } from '#shared/slug.ts'
import { getApplicationToJob, withdrawApplication } from '../../contract/applications.ts'
import { receiptPath } from '../../web/apply-address.ts'
import { ReceiptPage } from '../../web/receipt/receipt-page.tsx'

export const headers = privateHeaders

const SIMILAR = 3

/** There is no receipt for who has not applied. */
export async function loader({ params, context }: LoaderArgs<'slugId'>) {
  const calls = context.get(services)
  const { dispatch, viewer } = calls
  const id = idOfSlug(params.slugId)
  if (id === null) throw data(null, { status: 404 })
  const application = await dispatch(getApplicationToJob, { id }, viewer)
  const [job, { jobs: similar }, lists] = await Promise.all([
    dispatch(getJob, { job_id: id }, viewer),
    dispatch(listSimilarJobs, { job_id: id, size: SIMILAR }, viewer),
    readLists(SHOWN_LISTS, calls),
  ])
  if (job.slug_id !== params.slugId) throw redirect(receiptPath(params.lang, job.slug_id), 301)
  const reader = job.recruiter?.name ?? job.company.name
  const account = viewer.session?.accountId ?? ''
  return { application, reader, similar, lists, account, now: currentMinute() }
}

export async function action({ request, params, context }: ActionArgs<'slugId'>) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [withdrawApplication])
  try {
    await dispatch(withdrawApplication, { id: form.text('id') }, viewer)
    return redirect(receiptPath(params.lang, params.slugId), 303)
  } catch (caught) {
    return refuse('withdraw', form, caught)
  }
}

export default function ApplySuccess({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <ReceiptPage {...loaderData} problem={actionData?.problem ?? null} />
}
