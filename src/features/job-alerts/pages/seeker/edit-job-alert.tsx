import { useMemo } from 'react'
import { redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { getSession } from '#features/sessions/contract/session.ts'
import { addressOf, scopeOf } from '../../contract/alert-address.ts'
import { getJobAlert, updateJobAlert } from '../../contract/alerts.ts'
import { searchOfPage } from '../../contract/search-of-page.ts'
import { EditAlertPage } from '../../web/edit-alert-page.tsx'
import { answerForm, choicesIn, formData, previewOf, readAlertForm } from '../alert-form-data.ts'

export const headers = privateHeaders

export { shouldRevalidate } from './create-job-alert.tsx'

export async function loader({ params: { id }, context }: LoaderArgs<'id'>) {
  const given = context.get(services)
  const { dispatch, viewer } = given
  const alert = await dispatch(getJobAlert, { id }, viewer)
  const values = addressOf(alert.search)
  values.set('scope', scopeOf(alert.search))
  values.set('frequency', String(alert.frequency.id))
  values.set('time_zone', alert.time_zone)
  if (alert.similar) values.set('similar', '1')
  if (alert.at_once) values.set('at_once', '1')
  if (!alert.is_own_email && alert.email !== null) values.set('email', alert.email)
  const [form, preview, { user }] = await Promise.all([
    formData(given),
    previewOf(given, values),
    dispatch(getSession, {}, viewer),
  ])
  const ownEmail = user?.email ?? null
  return { ...form, preview, values: values.toString(), leftOut: alert.left_out_titles, ownEmail }
}

export async function action({ request, params: { lang, id }, context }: ActionArgs<'id'>) {
  const given = context.get(services)
  const form = await readAlertForm(request, given)
  if (form.intent === 'preview' || form.placeProblem !== null) return answerForm(given, form)
  try {
    const asked = {
      ...searchOfPage(form.values),
      ...choicesIn(form.values),
      left_out_titles: form.leftOut,
      id,
    }
    const { confirm_at } = await given.dispatch(updateJobAlert, asked, given.viewer)
    return redirect(`/${lang}/account/job-alerts?done=${confirm_at === null ? 'changed' : 'sent'}`, 303)
  } catch (caught) {
    return answerForm(given, form, caught)
  }
}

export default function EditJobAlert({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const typed = actionData?.values ?? loaderData.values
  const values = useMemo(() => new URLSearchParams(typed), [typed])
  const { errors = {}, problem = null, preview = null, version = '' } = actionData ?? {}
  return (
    <EditAlertPage
      {...{ ...loaderData, values, errors, problem, version }}
      key={version}
      preview={preview ?? loaderData.preview}
    />
  )
}
