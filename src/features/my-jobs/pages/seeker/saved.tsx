import { redirect, useActionData } from 'react-router'
import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { currentMinute } from '#app/seeker/current-minute.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { countMyJobs } from '../../contract/companies.ts'
import { listSavedJobs } from '../../contract/saved-jobs.ts'
import { GuestSavedPage } from '../../web/guest-saved-page.tsx'
import { lastPageFor, listRequest } from '../../web/list-address.ts'
import { SavedPage } from '../../web/saved-page.tsx'
import { answerSave } from '../answer-save.ts'

export const headers = privateHeaders

export const action = answerSave

export async function loader({ url, context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const { searchParams } = url
  const now = currentMinute()
  if (viewer.role !== 'seeker') return { found: null, job: Number(searchParams.get('job')) || null, now }
  const { page, sort } = listRequest(searchParams)
  const [counts, found] = await Promise.all([
    dispatch(countMyJobs, {}, viewer),
    dispatch(listSavedJobs, { page, sort }, viewer),
  ])
  const last = lastPageFor({ page, sort }, found.total)
  if (last !== null) throw redirect(url.pathname + last)
  const removed = Number(searchParams.get('removed')) || null
  return { found, counts, page, sort, removed, isDone: searchParams.has('done'), now }
}

export default function Saved({ loaderData }: PageProps<typeof loader>) {
  const problem = useActionData<{ problem: string }>()?.problem ?? null
  if (loaderData.found === null) return <GuestSavedPage job={loaderData.job} now={loaderData.now} />
  return <SavedPage {...loaderData} problem={problem} />
}
