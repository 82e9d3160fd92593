import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { listApiCalls } from '../../contract.ts'
import { ApiPage } from '../../web/api-page.tsx'

export const handle: PageHandle = { isShared: true }

export async function loader({ url, context }: LoaderArgs) {
  const { dispatch, viewer, origin } = context.get(services)
  const query = url.searchParams.get('query') ?? ''
  const { calls } = await dispatch(listApiCalls, { query }, viewer)
  return { calls, query, origin }
}

export default function Api({ loaderData }: PageProps<typeof loader>) {
  return <ApiPage {...loaderData} />
}
