import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { listApiCalls } from '#features/syndication/contract.ts'
import { ApiPage } from '#features/syndication/web/api-page.tsx'
import type { Route } from './+types/api'

export const handle: PageHandle = { isShared: true }

export async function loader({ url, context }: Route.LoaderArgs) {
  const { dispatch, viewer, origin } = context.get(services)
  const query = url.searchParams.get('query') ?? ''
  const { calls } = await dispatch(listApiCalls, { query }, viewer)
  return { calls, query, origin }
}

export default function Api({ loaderData }: Route.ComponentProps) {
  return <ApiPage {...loaderData} />
}
