import type { Site } from '#shared/viewer.ts'
import type { RoomPage } from './room.ts'
import { rooms } from './rooms.ts'

/** A page with the file of its route module, below `src/`. */
export type SitePage = RoomPage & { module: string; id: string }

/** The addresses of a site, as `page-address.ts` wants them. */
export function knownAddresses(site: Site, isGuest: boolean) {
  const pages = pagesOf(site)
  const paths = pages.map(({ path }) => path)
  const leadBy = (field: 'alsoAt' | 'guestsAlsoAt') =>
    pages.flatMap(({ path, [field]: found = [] }) =>
      found.filter((other) => !paths.includes(other)).map((other): [string, string] => [other, path]),
    )
  const others = [...leadBy('alsoAt'), ...(isGuest ? leadBy('guestsAlsoAt') : [])]
  return {
    names: new Set([...paths, ...others.map(([other]) => other)].flatMap((path) => path.split('/')[0] || [])),
    others: new Map(others),
  }
}

/** The pages of a site, of all rooms. */
export const pagesOf = (site: Site): SitePage[] =>
  rooms.flatMap(({ name, pages = [] }) =>
    pages
      .filter((page) => page.site === site || (page.site === 'common' && site !== 'console'))
      .map((page) => ({
        ...page,
        id: page.id ?? page.file.replace('.tsx', ''),
        module: `features/${name}/pages/${page.site}/${page.file}`,
      })),
  )
