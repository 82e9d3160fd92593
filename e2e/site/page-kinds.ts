import { pagesOf } from '#features/pages-of-site.ts'
import { castNumber } from './journey.ts'

/** Every kind of page of the seekers' site, as the rooms declare them, for what must hold on all of them. */
const KINDS: readonly { kind: string; path: string; module: string }[] = [
  ...pagesOf('seeker').flatMap(({ kinds = {}, module }) =>
    Object.entries(kinds).map(([kind, path]) => ({ kind, path, module })),
  ),
  { kind: 'not found', path: '/no-such-page', module: 'not found' },
]

export const PAGE_KINDS: readonly string[] = KINDS.map(({ kind }) => kind)

/** Kinds that are shown by the same script stand together. */
export const KINDS_BY_MODULE: readonly (readonly string[])[] = [
  ...Map.groupBy(KINDS, ({ module }) => module).values(),
].map((kinds) => kinds.map(({ kind }) => kind))

const PATHS: ReadonlyMap<string, string> = new Map(KINDS.map(({ kind, path }) => [kind, path]))

/** Where one page of the kind is. */
export function pathOf(kind: string, language: string): string {
  const path = PATHS.get(kind)
  if (path === undefined) throw new Error(`No room declares a page of the kind ${kind}.`)
  return `/${language}${path.replaceAll(/\{([^}]+)\}/g, (_, member: string) => String(castNumber(member)))}`
}
