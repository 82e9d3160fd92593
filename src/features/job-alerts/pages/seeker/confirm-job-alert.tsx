import { redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { refusalIn } from '#app/common/refusal.ts'
import { services } from '#app/common/services.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { confirmJobAlerts, previewConfirmation } from '../../contract/by-mail.ts'
import { ConfirmPage } from '../../web/token-pages.tsx'
import { nullIfGone } from '../null-if-gone.ts'

export const headers = privateHeaders

export async function loader({ url, params: { token }, context }: LoaderArgs<'token'>) {
  const { dispatch, viewer } = context.get(services)
  const isDone = url.searchParams.has('done')
  const waiting = await dispatch(previewConfirmation, { token }, viewer).catch(nullIfGone)
  return { waiting, isDone }
}

export async function action({ request, params: { lang, token }, context }: ActionArgs<'token'>) {
  const { dispatch, viewer } = context.get(services)
  const form = await request.formData()
  try {
    await dispatch(confirmJobAlerts, { token, ids: form.getAll('ids').map(String) }, viewer)
    return redirect(`/${lang}/job-alert-confirm/${encodeURIComponent(token)}?done=1`, 303)
  } catch (caught) {
    return { problem: (await refusalIn(caught)).message }
  }
}

export default function ConfirmJobAlert({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <ConfirmPage {...loaderData} problem={actionData?.problem ?? null} />
}
