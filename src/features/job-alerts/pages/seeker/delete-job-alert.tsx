import { redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { refusalIn } from '#app/common/refusal.ts'
import { services } from '#app/common/services.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { deleteJobAlert, getJobAlert } from '../../contract/alerts.ts'
import { DeleteAlertPage } from '../../web/simple-pages.tsx'
import { nullIfGone } from '../null-if-gone.ts'

export const headers = privateHeaders

export async function loader({ params: { id }, context }: LoaderArgs<'id'>) {
  const { dispatch, viewer } = context.get(services)
  return { title: (await dispatch(getJobAlert, { id }, viewer)).title }
}

export async function action({ params: { lang, id }, context }: ActionArgs<'id'>) {
  const { dispatch, viewer } = context.get(services)
  try {
    // A second press finds nothing more to delete.
    await dispatch(deleteJobAlert, { id }, viewer).catch(nullIfGone)
    return redirect(`/${lang}/account/job-alerts?done=deleted`, 303)
  } catch (caught) {
    return { problem: (await refusalIn(caught)).message }
  }
}

export default function DeleteJobAlert({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <DeleteAlertPage {...loaderData} problem={actionData?.problem ?? null} />
}
