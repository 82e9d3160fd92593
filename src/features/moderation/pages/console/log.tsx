import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { services } from '#app/common/services.ts'
import { listActions } from '../../contract/console.ts'
import { LogPage } from '../../web/console/log-page.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  const page = url.searchParams.get('page') ?? undefined
  return { list: await dispatch(listActions, { page }, viewer) }
}

export default function Log() {
  return <LogPage {...useLoaderData<typeof loader>()} />
}
