import { redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { type PageServices, services } from '#app/common/services.ts'
import { refuse } from '#app/common/sign-in/answer-form.ts'
import { readForm, type SentForm } from '#app/common/sign-in/read-form.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { OUTSIDE_STATES } from '#config/outside-states.ts'
import { countMyJobs } from '../../contract/companies.ts'
import {
  changeOutside,
  forgetOutside,
  keepOutside,
  listOutside,
} from '../../contract/outside-applications.ts'
import { ElsewherePage } from '../../web/elsewhere/elsewhere-page.tsx'
import { DONE, type ElsewhereField } from '../../web/elsewhere/fields.ts'

export const headers = privateHeaders

export async function loader({ url, context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const [counts, { applications }] = await Promise.all([
    dispatch(countMyJobs, {}, viewer),
    dispatch(listOutside, {}, viewer),
  ])
  const done = DONE.find((name) => name === url.searchParams.get('done')) ?? null
  return { counts, applications, done }
}

export async function action({ request, url, context }: ActionArgs) {
  const form = await readForm(request, [], ['title', 'company_name', 'url', 'id', 'state'])
  try {
    return redirect(`${url.pathname}?done=${await answer(form, context.get(services))}`, 303)
  } catch (caught) {
    return refuse(form.intent, form, caught)
  }
}

async function answer(
  form: SentForm<ElsewhereField>,
  { dispatch, viewer }: PageServices,
): Promise<(typeof DONE)[number]> {
  const id = form.text('id')
  if (form.intent === 'remove') {
    await dispatch(forgetOutside, { id }, viewer)
    return 'removed'
  }
  if (form.intent === 'change') {
    const state = OUTSIDE_STATES.find((name) => name === form.text('state')) ?? 'applied'
    await dispatch(changeOutside, { id, state }, viewer)
    return 'changed'
  }
  const typed = { title: form.text('title'), company_name: form.text('company_name'), url: form.text('url') }
  await dispatch(keepOutside, typed, viewer)
  return 'added'
}

export default function Elsewhere({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <ElsewherePage {...loaderData} answer={actionData ?? null} />
}
