import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { type PageServices, services } from '#app/common/services.ts'
import { searchJobs } from '#features/search/contract.ts'
import { type ApiCallDetail, describeApiCall } from '../../contract.ts'
import { ApiCallPage } from '../../web/api-call-page.tsx'

export const handle: PageHandle = { isShared: true }

export async function loader({ params, context }: LoaderArgs<'call'>) {
  const given = context.get(services)
  const call = await given.dispatch(describeApiCall, { call: params.call }, given.viewer)
  return { call, examples: await examplesFor(call, given), origin: given.origin }
}

export default function ApiCall({ loaderData }: PageProps<typeof loader>) {
  return <ApiCallPage {...loaderData} />
}

/** Values with which the call answers, for the fields that it cannot do without. */
async function examplesFor(
  { parameters }: ApiCallDetail,
  { dispatch, viewer }: PageServices,
): Promise<Record<string, string>> {
  const fixed: Record<string, string> = {
    type: 'xp_lvls',
    call: 'jobs.get',
    latitude: '14.6',
    longitude: '121',
  }
  const needed = new Set(
    parameters.filter(({ required, name }) => required || name === 'ids').map(({ name }) => name),
  )
  const newest = ['job_id', 'company_id', 'ids'].some((name) => needed.has(name))
    ? (await dispatch(searchJobs, { sort: '1', size: '1' }, viewer)).jobs[0]
    : undefined
  const live = newest && {
    job_id: String(newest.id),
    ids: String(newest.id),
    company_id: String(newest.company.id),
  }
  return Object.fromEntries(Object.entries({ ...fixed, ...live }).filter(([name]) => needed.has(name)))
}
