import { redirect, useActionData } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { refusalIn } from '#app/common/refusal.ts'
import { type PageServices, services } from '#app/common/services.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { APPLICATION_STATE_NAMES } from '#config/application-states.ts'
import { EXCHANGE_ANSWERS } from '#config/contact-exchange.ts'
import {
  exchangeAsSeeker,
  getApplication,
  listApplications,
  withdrawApplication,
} from '#features/applications/contract/applications.ts'
import { countMyJobs } from '../../contract/companies.ts'
import { AppliedPage } from '../../web/applied-page.tsx'
import { lastPageFor, listRequest } from '../../web/list-address.ts'

export const headers = privateHeaders

/** The applications, and those at an interview: one page, told apart by its path. */
export async function loader({ url, context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const tab = url.pathname.endsWith('/interviews') ? ('interviews' as const) : ('applied' as const)
  const { page, sort } = listRequest(url.searchParams)
  const one = await oneApplication(context.get(services), url.searchParams.get('id'))
  if (one !== null) {
    const found = { applications: [one], total: 1, counts: {}, groups: {} }
    return {
      tab,
      page,
      sort,
      state: null,
      isOne: true,
      counts: await dispatch(countMyJobs, {}, viewer),
      found,
    }
  }
  const state = APPLICATION_STATE_NAMES.find((name) => name === url.searchParams.get('state'))
  const [counts, found] = await Promise.all([
    dispatch(countMyJobs, {}, viewer),
    dispatch(listApplications, { page, sort, tab, ...(state && { state }) }, viewer),
  ])
  const last = lastPageFor({ page, sort, state: state ?? null }, found.total)
  if (last !== null) throw redirect(url.pathname + last)
  return { tab, page, sort, state: state ?? null, isOne: false, counts, found }
}

/** The application to which a notification leads; null: all, also where it is gone. */
async function oneApplication({ dispatch, viewer }: PageServices, id: string | null) {
  if (id === null) return null
  try {
    return await dispatch(getApplication, { id }, viewer)
  } catch (caught) {
    await refusalIn(caught)
    return null
  }
}

export async function action({ request, url, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [], ['id'])
  try {
    const id = form.text('id')
    const answer = EXCHANGE_ANSWERS.find((name) => name === form.intent)
    if (answer === undefined) await dispatch(withdrawApplication, { id }, viewer)
    else await dispatch(exchangeAsSeeker, { id, answer }, viewer)
    return redirect(url.pathname + url.search, 303)
  } catch (caught) {
    return { problem: (await refusalIn(caught)).message }
  }
}

export default function Applied({ loaderData }: PageProps<typeof loader>) {
  const problem = useActionData<{ problem: string }>()?.problem ?? null
  return <AppliedPage {...loaderData} problem={problem} />
}
