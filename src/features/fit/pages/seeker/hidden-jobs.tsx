import { redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { currentMinute } from '#app/seeker/current-minute.ts'
import { hideJobs, listHiddenJobs, showJobAgain } from '#features/jobs/contract/hidden-jobs.ts'
import { HiddenJobsPage } from '../../web/hidden-jobs-page.tsx'

export async function loader({ url, context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const { jobs } = await dispatch(listHiddenJobs, {}, viewer)
  return { jobs, isJustHidden: url.searchParams.has('hidden'), now: currentMinute() }
}

/** The forms of cards and jobs without a script, and those of this page. */
export async function action({ request, url, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [], ['job_id'])
  const id = Number(form.text('job_id'))
  if (form.intent === 'show') {
    await dispatch(showJobAgain, { id }, viewer)
    return redirect(url.pathname, 303)
  }
  await dispatch(hideJobs, { job_ids: [id] }, viewer)
  return redirect(`${url.pathname}?hidden`, 303)
}

export default function HiddenJobs({ loaderData }: PageProps<typeof loader>) {
  return <HiddenJobsPage {...loaderData} />
}
