import { join, relative } from 'node:path'
import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { pagesOf, type SitePage } from '#features/pages-of-site.ts'
import type { Site } from '#shared/viewer.ts'

const SOURCE = join(import.meta.dirname, '..')

/**
 * The route table of a site: the pages of all rooms, and those of its shell. Paths without a language never get here:
 * `page-address.ts` redirects them.
 * @param language the route module around all pages, below `src/`
 */
export function siteRoutes(site: Site, language: string): RouteConfigEntry[] {
  const inApp = (module: string) => relative(join(SOURCE, 'app', site), join(SOURCE, module))
  const notFound = inApp('app/common/routes/not-found.tsx')
  const pageRoute = ({ path, id, module }: SitePage) =>
    path === '' ? index(inApp(module), { id }) : route(path, inApp(module), { id })
  const { settings = [], none = [] } = Object.groupBy(pagesOf(site), ({ frame = 'none' }) => frame)
  const inSettings =
    settings.length === 0
      ? []
      : [layout(inApp('app/common/routes/settings.tsx'), { id: 'settings' }, settings.map(pageRoute))]
  return [
    route(':lang', inApp(language), [
      ...none.map(pageRoute),
      ...inSettings,
      route('*', notFound, { id: 'not-found' }),
    ]),
    route('*', notFound, { id: 'no-language' }),
  ]
}
