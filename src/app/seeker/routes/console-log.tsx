import { listActions } from '#features/moderation/contract/console.ts'
import { LogPage } from '#features/moderation/web/console/log-page.tsx'
import { atConsole } from '../console/at-console.ts'
import { privateHeaders } from '../private-page.ts'
import { services } from '../services.ts'
import type { Route } from './+types/console-log'

export const headers = privateHeaders

export async function loader({ url, context }: Route.LoaderArgs) {
  const given = context.get(services)
  const operator = await atConsole(given)
  const page = url.searchParams.get('page') ?? undefined
  return { operator, list: await given.dispatch(listActions, { page }, given.viewer) }
}

export default function ConsoleLog({ loaderData }: Route.ComponentProps) {
  return <LogPage {...loaderData} />
}
