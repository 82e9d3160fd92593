import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import routes from '#app/seeker/routes.ts'
import { expect, test } from '../site/journey.ts'
import { PAGE_KINDS, pathOf } from '../site/page-kinds.ts'

/** What must hold on every page is shown for every kind of page; so each route of the site must be one of a kind. */

/** Routes with nothing to see: each is asked for by tests of its own. */
const NO_PAGES: ReadonlySet<string> = new Set([
  // A path without a language has the page of one that exists not: `bad-addresses.spec.ts`.
  'no-language',
  // A form without a page; and pages of who is signed in or on the way, which others are led away from: `e2e/seeker`.
  'routes/log-out.tsx',
  'routes/complete-profile.tsx',
  'routes/qr.tsx',
  'routes/second-factor.tsx',
  'routes/choose-account.tsx',
  'routes/verify-email.tsx',
  'routes/verify-identity.tsx',
  // Of somebody's own account: `e2e/seeker/account.spec.ts`.
  'routes/account.tsx',
  'account-email',
  'account-phone',
  'routes/account-password.tsx',
  'routes/account-confirm.tsx',
  'routes/account-security.tsx',
  'routes/account-devices.tsx',
  'routes/account-data.tsx',
  'routes/account-export.tsx',
  'routes/account-delete.tsx',
  'routes/account-keep.tsx',
  'routes/account-undo.tsx',
  // On the way between the sites, and of operators.
  'routes/hand-off-here.tsx',
  'routes/hand-off-there.tsx',
  'routes/switch-to-employer.tsx',
  'routes/console.tsx',
  'routes/console-reports.tsx',
  'routes/console-accounts.tsx',
  'routes/console-account.tsx',
  'routes/console-log.tsx',
])

test('every route of the site is of a kind that is looked at', () => {
  expect(routesWithoutKind(routes)).toEqual([])
})

test('a route that was forgotten is found', () => {
  const forgotten = { id: 'forgotten', path: ':lang/forgotten/:page?', file: 'routes/forgotten.tsx' }
  expect(routesWithoutKind([...routes, forgotten])).toEqual(['forgotten'])
})

function routesWithoutKind(table: readonly RouteConfigEntry[]): string[] {
  const known = table.map(routeObject)
  const looked = new Set(
    PAGE_KINDS.flatMap((kind) => {
      const { pathname } = new URL(pathOf(kind, 'en'), 'http://site')
      return matchRoutes(known, pathname)?.at(-1)?.route.id ?? []
    }),
  )
  return table.flatMap(pageIds).filter((id) => !looked.has(id) && !NO_PAGES.has(id))
}

/** As the build names them: by their file, unless they have a name. */
const idOf = ({ id, file }: RouteConfigEntry): string => id ?? file

const routeObject = (entry: RouteConfigEntry): RouteObject => ({
  id: idOf(entry),
  ...(entry.path !== undefined && { path: entry.path }),
  ...(entry.index === true ? { index: true } : { children: entry.children?.map(routeObject) ?? [] }),
})

const pageIds = (entry: RouteConfigEntry): string[] =>
  entry.children ? entry.children.flatMap(pageIds) : [idOf(entry)]
