import { listActions } from '#features/moderation/contract/console.ts'
import { LogPage } from '#features/moderation/web/console/log-page.tsx'
import { atConsole, textsFor } from '../console/at-console.ts'
import { ConsoleShell, consoleHandle } from '../console/console-shell.tsx'
import { privateHeaders } from '../private-page.ts'
import { services } from '../services.ts'
import type { Route } from './+types/console-log'

export const headers = privateHeaders
export const handle = consoleHandle

export async function loader({ url, context }: Route.LoaderArgs) {
  const given = context.get(services)
  const operator = await atConsole(given)
  const page = url.searchParams.get('page') ?? undefined
  const list = await given.dispatch(listActions, { page }, given.viewer)
  return { operator, texts: textsFor(given), list }
}

export default function ConsoleLog({ loaderData }: Route.ComponentProps) {
  const { operator, texts, list } = loaderData
  return (
    <ConsoleShell operator={operator} texts={texts}>
      <LogPage list={list} />
    </ConsoleShell>
  )
}
