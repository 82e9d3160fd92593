import { redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { refusalIn } from '#app/common/refusal.ts'
import { services } from '#app/common/services.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { deleteJobAlert, listJobAlerts, pauseJobAlert } from '../../contract/alerts.ts'
import { AlertsPage } from '../../web/alerts-page.tsx'
import { doneText } from '../../web/done.ts'

export const headers = privateHeaders

export async function loader({ url, context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const found = await dispatch(listJobAlerts, {}, viewer)
  const id = url.searchParams.get('id')
  const isThere = found.job_alerts.some((alert) => alert.id === id)
  return { found, done: doneText(url), made: isThere ? id : null }
}

export async function action({ request, params: { lang }, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [], ['id'])
  const isPaused = form.intent === 'pause'
  try {
    if (form.intent === 'undo') {
      await dispatch(deleteJobAlert, { id: form.text('id') }, viewer)
      return redirect(`/${lang}/account/job-alerts?done=deleted`, 303)
    }
    await dispatch(pauseJobAlert, { id: form.text('id'), is_paused: isPaused ? '1' : '' }, viewer)
    return redirect(`/${lang}/account/job-alerts?done=${isPaused ? 'paused' : 'resumed'}`, 303)
  } catch (caught) {
    return { problem: (await refusalIn(caught)).message }
  }
}

export default function JobAlerts({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <AlertsPage {...loaderData} problem={actionData?.problem ?? null} />
}
