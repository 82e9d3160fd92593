import { redirect } from 'react-router'
import type { ActionArgs } from '#app/common/page-args.ts'
import { refusalIn } from '#app/common/refusal.ts'
import { services } from '#app/common/services.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { saveJobs, unsaveJob } from '../contract/saved-jobs.ts'

/** The forms of cards and jobs without a script, and those of the page of saved jobs. */
export async function answerSave({ request, url, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [], ['job_id'])
  const id = Number(form.text('job_id'))
  // Who is no guest any more comes back to the job.
  if (viewer.role !== 'seeker') return redirect(`${url.pathname}?job=${id}`, 303)
  try {
    if (form.intent === 'remove') {
      await dispatch(unsaveJob, { id }, viewer)
      return redirect(`${url.pathname}?removed=${id}`, 303)
    }
    await dispatch(saveJobs, { job_id: id }, viewer)
    return redirect(`${url.pathname}?done`, 303)
  } catch (caught) {
    return { problem: (await refusalIn(caught)).message }
  }
}
