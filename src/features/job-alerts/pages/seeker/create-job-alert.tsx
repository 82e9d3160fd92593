import { useMemo } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { timeZoneOf } from '#config/time-zones.ts'
import { getSession } from '#features/sessions/contract/session.ts'
import { createJobAlert } from '../../contract/alerts.ts'
import { countryIn, searchOfPage } from '../../contract/search-of-page.ts'
import { AlertSentPage, CreateAlertPage } from '../../web/create-alert-page.tsx'
import { answerForm, choicesIn, formData, previewOf, readAlertForm } from '../alert-form-data.ts'

export const headers = privateHeaders

/** `?query=nurse&country=PH&scope=remote`: the form starts with that search. */
export async function loader({ url, context }: LoaderArgs) {
  const given = context.get(services)
  const { dispatch, viewer } = given
  if (url.searchParams.has('sent')) return { isSent: true as const }
  const values = new URLSearchParams(url.searchParams)
  if (!values.has('country')) values.set('country', viewer.country ?? 'all')
  // The zone of somebody with an account is that of their own country, which the call knows.
  if (viewer.role !== 'seeker') values.set('time_zone', timeZoneOf(viewer.country ?? countryIn(values)))
  const [form, preview, { user }] = await Promise.all([
    formData(given),
    previewOf(given, values),
    dispatch(getSession, {}, viewer),
  ])
  return {
    ...{ isSent: false as const, ...form, preview, values: values.toString() },
    ...{
      isGuest: viewer.role !== 'seeker',
      ownEmail: viewer.role === 'seeker' ? (user?.email ?? null) : null,
    },
  }
}

/** The button of a search sends no fields: its address says what is searched. */
export async function action({ request, url, params: { lang }, context }: ActionArgs) {
  const given = context.get(services)
  const form = await readAlertForm(request, given)
  if (form.intent === 'from-search') {
    for (const [name, value] of url.searchParams) form.values.append(name, value)
    // A guest says first where the mails go.
    if (given.viewer.role !== 'seeker')
      return redirect(`/${lang}/account/job-alerts/create${url.search}`, 303)
  }
  if (form.intent === 'preview' || form.placeProblem !== null) return answerForm(given, form)
  try {
    const { dispatch, viewer } = given
    const asked = { ...searchOfPage(form.values), ...choicesIn(form.values) }
    const { job_alert, confirm_at } = await dispatch(createJobAlert, asked, viewer)
    if (job_alert === null) return redirect(`/${lang}/account/job-alerts/create?sent=1`, 303)
    const done = new URLSearchParams({ done: confirm_at === null ? 'created' : 'sent', id: job_alert.id })
    return redirect(`/${lang}/account/job-alerts?${done}`, 303)
  } catch (caught) {
    return answerForm(given, form, caught)
  }
}

/** What fits now is no other page. */
export const shouldRevalidate = ({ formData: form, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  form?.get('intent') !== 'preview' && form?.has('add') !== true && defaultShouldRevalidate

export default function CreateJobAlert({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const typed = actionData?.values ?? (loaderData.isSent ? '' : loaderData.values)
  const values = useMemo(() => new URLSearchParams(typed), [typed])
  if (loaderData.isSent) return <AlertSentPage />
  const { errors = {}, problem = null, preview = null, version = '' } = actionData ?? {}
  return (
    <CreateAlertPage
      {...{ ...loaderData, values, errors, problem, version, leftOut: [] }}
      key={version}
      preview={preview ?? loaderData.preview}
    />
  )
}
