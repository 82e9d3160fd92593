import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { services } from '#app/common/services.ts'
import { ACCOUNT_STATES } from '#config/console-states.ts'
import { listAccounts } from '../../contract/console.ts'
import { AccountsPage } from '../../web/console/accounts-page.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  const query = (url.searchParams.get('query') ?? '').slice(0, 200)
  const state = ACCOUNT_STATES.find((known) => known === url.searchParams.get('state')) ?? 'all'
  const page = url.searchParams.get('page') ?? undefined
  return { query, state, list: await dispatch(listAccounts, { query, state, page }, viewer) }
}

export default function Accounts() {
  return <AccountsPage {...useLoaderData<typeof loader>()} />
}
