import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'

/** By a path, the id of the route of `table` that answers it; null for none. */
export function createRouteFinder(table: readonly RouteConfigEntry[]): (path: string) => string | null {
  const known = table.map(routeObject)
  return (path) => matchRoutes(known, new URL(path, 'http://site').pathname)?.at(-1)?.route.id ?? null
}

/** The ids of the pages of a route and of those below it. */
export const pageIds = (entry: RouteConfigEntry): string[] =>
  entry.children ? entry.children.flatMap(pageIds) : [idOf(entry)]

/** As the build names them: by their file, unless they have a name. */
const idOf = ({ id, file }: RouteConfigEntry): string => id ?? file

const routeObject = (entry: RouteConfigEntry): RouteObject => ({
  id: idOf(entry),
  ...(entry.path !== undefined && { path: entry.path }),
  ...(entry.index === true ? { index: true } : { children: entry.children?.map(routeObject) ?? [] }),
})
