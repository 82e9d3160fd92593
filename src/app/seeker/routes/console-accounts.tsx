import { ACCOUNT_STATES } from '#config/console-states.ts'
import { listAccounts } from '#features/moderation/contract/console.ts'
import { AccountsPage } from '#features/moderation/web/console/accounts-page.tsx'
import { atConsole } from '../console/at-console.ts'
import { privateHeaders } from '../private-page.ts'
import { services } from '../services.ts'
import type { Route } from './+types/console-accounts'

export const headers = privateHeaders

export async function loader({ url, context }: Route.LoaderArgs) {
  const given = context.get(services)
  const operator = await atConsole(given)
  const query = (url.searchParams.get('query') ?? '').slice(0, 200)
  const state = ACCOUNT_STATES.find((known) => known === url.searchParams.get('state')) ?? 'all'
  const page = url.searchParams.get('page') ?? undefined
  const list = await given.dispatch(listAccounts, { query, state, page }, given.viewer)
  return { operator, query, state, list }
}

export default function ConsoleAccounts({ loaderData }: Route.ComponentProps) {
  return <AccountsPage {...loaderData} />
}
