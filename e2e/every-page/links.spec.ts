import type { APIRequestContext } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/seeker/routes.ts'
import { newAddress, PASSWORD } from '../site/accounts.ts'
import { expect, test } from '../site/journey.ts'
import { createRouteFinder, pageIds } from '../site/route-of.ts'

/** Whoever follows links and forms from the home page, signed in or not, comes to every page, or it stands here why not. */
const NOT_LINKED: Readonly<Record<string, string>> = {
  'no-language': 'an address without a language is led to one that has it',
  '../common/routes/not-found.tsx': 'what no address has',
  'routes/maintenance.tsx': 'shown in the place of any page while the site is closed',
  'routes/change-password.tsx': 'beside the password that signing in asks for, once an address is named',
  'routes/magic-link.tsx': 'an email links there',
  'routes/account-undo.tsx': 'an email links there',
  'routes/account-keep.tsx': 'a form of the banner while an account waits for its deletion',
  'routes/qr.tsx': 'the picture that another device shows leads there',
  'routes/choose-account.tsx': 'the answer to a code that several accounts have',
  '../common/routes/second-factor.tsx': 'the answer to a password where a second factor is asked for',
  'routes/account-confirm.tsx': 'the answer to a dangerous change',
  'routes/verify-identity-mismatch.tsx': 'the way back from Singpass leads there',
  'routes/hand-off-here.tsx': 'the recruiters’ site leads there',
  '../common/routes/hand-off-there.tsx': 'the way to the recruiters’ site leads there',
  'routes/switch-to-employer.tsx': 'in the menu of who recruits',
}

test('every page is linked to, or it is known why not', async ({ request }) => {
  const reached = await walk(request)
  await request.post('/api-server/auth/register', {
    data: { email: newAddress(), password: PASSWORD, first_name: 'Mai', terms_and_condition: true },
  })
  for (const id of await walk(request)) reached.add(id)
  expect(orphansIn(routes, reached)).toEqual([])
  const unlinked = routes.flatMap(pageIds).filter((id) => !reached.has(id))
  expect(Object.keys(NOT_LINKED).toSorted(), 'no reason stands for what is linked to, or is no more').toEqual(
    unlinked.toSorted(),
  )
})

test('a page that nothing links to is found', () => {
  const orphan: RouteConfigEntry = { id: 'orphan', path: ':lang/orphan', file: 'routes/orphan.tsx' }
  expect(orphansIn([...routes, orphan], new Set(routes.flatMap(pageIds)))).toEqual(['orphan'])
})

const orphansIn = (table: readonly RouteConfigEntry[], reached: ReadonlySet<string>): string[] =>
  table.flatMap(pageIds).filter((id) => !reached.has(id) && !Object.hasOwn(NOT_LINKED, id))

/** Reads one page of each kind, and goes on where its links and forms lead. */
async function walk(request: APIRequestContext): Promise<Set<string>> {
  const routeOf = createRouteFinder(routes)
  const reached = new Set<string>()
  const waiting = ['/en']
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const id = routeOf(path)
    // What is no page of the router (a provider's sign-in, a feed) is answered beside it.
    if (id === null || id === '../common/routes/not-found.tsx' || reached.has(id)) continue
    reached.add(id)
    const page = await (await request.get(path)).text()
    waiting.push(...linksIn(page))
  }
  return reached
}

/** Paths within the site, in English; files and other sites are none. */
const linksIn = (page: string): string[] =>
  [...page.matchAll(/<(?:a|form) [^>]*?(?:href|action)="(\/en(?:[/?][^"#]*)?)/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  )
