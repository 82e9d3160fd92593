import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/seeker/routes.ts'
import { expect, test } from '../site/journey.ts'
import { PAGE_KINDS, pathOf } from '../site/page-kinds.ts'
import { createRouteFinder, pageIds } from '../site/route-of.ts'

/** What must hold on every page is shown for every kind of page; so each route of the site must be one of a kind. */

/** Routes with nothing to see: each is asked for by tests of its own. */
const NO_PAGES: ReadonlySet<string> = new Set([
  // A path without a language has the page of one that exists not: `bad-addresses.spec.ts`.
  'no-language',
  // A form without a page; and pages of who is signed in or on the way, which others are led away from: `e2e/seeker`.
  'routes/log-out.tsx',
  'routes/complete-profile.tsx',
  'routes/qr.tsx',
  '../common/routes/second-factor.tsx',
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
  '../common/routes/hand-off-there.tsx',
  'routes/switch-to-employer.tsx',
])

test('every route of the site is of a kind that is looked at', () => {
  expect(routesWithoutKind(routes)).toEqual([])
})

test('a route that was forgotten is found', () => {
  const forgotten = { id: 'forgotten', path: ':lang/forgotten/:page?', file: 'routes/forgotten.tsx' }
  expect(routesWithoutKind([...routes, forgotten])).toEqual(['forgotten'])
})

function routesWithoutKind(table: readonly RouteConfigEntry[]): string[] {
  const routeOf = createRouteFinder(table)
  const looked = new Set(PAGE_KINDS.map((kind) => routeOf(pathOf(kind, 'en'))))
  return table.flatMap(pageIds).filter((id) => !looked.has(id) && !NO_PAGES.has(id))
}
