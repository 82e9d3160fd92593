import type { Site } from '#shared/viewer.ts'
import type { RoomPage } from './room.ts'
import { rooms } from './rooms.ts'

/** A page with the file of its route module, below `src/`. */
export type SitePage = RoomPage & { module: string; id: string }

/** The first segments of the pages of a site: without a language in front they lead to the same page with one. */
export const pageNamesOf = (site: Site): ReadonlySet<string> =>
  new Set(pagesOf(site).flatMap(({ path }) => path.split('/')[0] || []))

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
