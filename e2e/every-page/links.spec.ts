import type { APIRequestContext } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/seeker/routes.ts'
import { pagesOf } from '#features/pages-of-site.ts'
import { newAddress, PASSWORD } from '../site/accounts.ts'
import { expect, test } from '../site/journey.ts'
import { createRouteFinder, pageIds } from '../site/route-of.ts'

/** Whoever follows links and forms from the home page, signed in or not, comes to every page, or its room says why not (`notLinked`). */
const NOT_LINKED: ReadonlySet<string> = new Set([
  // Shown in the place of pages that do not exist.
  'no-language',
  'not-found',
  ...pagesOf('seeker').flatMap(({ id, notLinked }) => (notLinked === undefined ? [] : id)),
])

test('every page is linked to, or it is known why not', async ({ request }) => {
  const reached = await walk(request)
  await request.post('/api-server/auth/register', {
    data: { email: newAddress(), password: PASSWORD, first_name: 'Mai', terms_and_condition: true },
  })
  for (const id of await walk(request)) reached.add(id)
  expect(orphansIn(routes, reached)).toEqual([])
  const unlinked = routes.flatMap(pageIds).filter((id) => !reached.has(id))
  expect([...NOT_LINKED].toSorted(), 'no reason is given for a page that is linked to').toEqual(
    unlinked.toSorted(),
  )
})

test('a page that nothing links to is found', () => {
  const orphan: RouteConfigEntry = { id: 'orphan', path: ':lang/orphan', file: 'routes/orphan.tsx' }
  expect(orphansIn([...routes, orphan], new Set(routes.flatMap(pageIds)))).toEqual(['orphan'])
})

const orphansIn = (table: readonly RouteConfigEntry[], reached: ReadonlySet<string>): string[] =>
  table.flatMap(pageIds).filter((id) => !reached.has(id) && !NOT_LINKED.has(id))

/** Reads one page of each kind, and goes on where its links and forms lead. */
async function walk(request: APIRequestContext): Promise<Set<string>> {
  const routeOf = createRouteFinder(routes)
  const reached = new Set<string>()
  // A set goes on with what is added meanwhile, and most links are on every page.
  const found = new Set(['/en'])
  for (const path of found) {
    const id = routeOf(path)
    // What is no page of the router (a provider's sign-in, a feed) is answered beside it.
    if (id === null || id === 'not-found' || reached.has(id)) continue
    reached.add(id)
    const page = await (await request.get(path)).text()
    for (const link of linksIn(page)) found.add(link)
  }
  return reached
}

/** Paths within the site, in English; files and other sites are none. */
const linksIn = (page: string): string[] =>
  [...page.matchAll(/<(?:a|form) [^>]*?(?:href|action)="(\/en(?:[/?][^"#]*)?)/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  )
