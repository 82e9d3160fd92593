import { pagesOf } from '#features/pages-of-site.ts'
import { castNumber } from './journey.ts'

/** Every kind of page of the seekers' site, as the rooms declare them, for what must hold on all of them. */
const PATHS: ReadonlyMap<string, string> = new Map([
  ...pagesOf('seeker').flatMap(({ kinds = {} }) => Object.entries(kinds)),
  ['not found', '/no-such-page'],
])

export const PAGE_KINDS: readonly string[] = [...PATHS.keys()]

/** Where one page of the kind is. */
export function pathOf(kind: string, language: string): string {
  const path = PATHS.get(kind)
  if (path === undefined) throw new Error(`No room declares a page of the kind ${kind}.`)
  return `/${language}${path.replaceAll(/\{([^}]+)\}/g, (_, member: string) => String(castNumber(member)))}`
}
