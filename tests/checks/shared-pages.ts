import { dirname, join } from 'node:path'
import type { Check } from './check.ts'
import { projectFiles, ROOT } from './project-files.ts'

/**
 * A page with `isShared: true` is made once and sent to others. So it must not depend on a person: the calls of its
 * route are public and without a session, and it reads only language and country of its viewer.
 */
export const sharedPages: Check = {
  name: 'pages that are shared',
  async run() {
    const sources = new Map(projectFiles().map(({ path, text }) => [path, text]))
    const shared = [...sources].filter(([path, text]) => isPageCode(path) && SHARED.test(text))
    // A check without anything to check proves nothing.
    if (shared.length === 0) return { problems: ['No page says that it is shared.'] }
    const found = await Promise.all(shared.map(([path]) => personalIn(path, sources)))
    return { problems: found.flat(), notes: [`${shared.length} routes`] }
  },
}

/** In code; comments may contain it. */
const SHARED = /^[^/*\n]*\bisShared: true\b/m
const ROUTE = /^src\/(?:app\/[\w-]+\/routes|features\/[\w-]+\/pages\/[\w-]+)\/[\w-]+\.tsx$/

const isPageCode = (path: string): boolean => /^src\/(?:app|features\/[\w-]+\/pages)\//.test(path)

/** The parts of a route that make its page personal. */
export async function personalIn(path: string, sources: ReadonlyMap<string, string>): Promise<string[]> {
  if (!ROUTE.test(path)) return [`${path}: a page says in the module of its own route that it is shared`]
  const modules = withImports(path, sources)
  const imports = modules.flatMap((module) =>
    importsOf(module, sources).filter(({ from }) => CONTRACT.test(from)),
  )
  const contracts = await Promise.all(imports.map(async ({ from, names }) => personalContracts(from, names)))
  return [
    ...modules.flatMap((module) => PERSON.exec(sources.get(module) ?? '')?.[0] ?? []),
    ...contracts.flat(),
  ].map((what) => `${path}: the page is shared, and reads ${what}`)
}

const CONTRACT = /\/contract(?:\/[\w-]+)?\.ts$/
/** Data that only a person's own request has. */
const PERSON =
  /\bviewer\.(?:role|accepts|session|browser|isExpired|isUnknown|address)\b|\bheaders\.get\('cookie'\)/

/** The route and the page modules that it imports; code that forwards to a page is not part of the page. */
function withImports(path: string, sources: ReadonlyMap<string, string>, seen = new Set<string>()): string[] {
  if (seen.has(path) || !isPageCode(path) || path.endsWith('/services.ts')) return []
  seen.add(path)
  return [path, ...importsOf(path, sources).flatMap(({ from }) => withImports(from, sources, seen))]
}

/** Values that a module imports from modules of ours. */
function importsOf(path: string, sources: ReadonlyMap<string, string>): { from: string; names: string[] }[] {
  return Array.from((sources.get(path) ?? '').matchAll(IMPORT), ([, names = '', from = '']) => ({
    from: from.startsWith('#') ? from.replace('#', 'src/') : join(dirname(path), from),
    names: names.split(',').flatMap((name) => /^\s*(\w+)/.exec(name.replace(/^\s*type .*/, ''))?.[1] ?? []),
  }))
}

const IMPORT = /^import (?!type )\{?([^{}']*?)\}? from '([#.][^']+)'/gm

/** Contracts for people, and those of sign-in, which know the person even if anybody may call. */
async function personalContracts(from: string, names: readonly string[]): Promise<string[]> {
  const contracts: Record<string, unknown> = await import(join(ROOT, from))
  return Object.entries(contracts).flatMap(([name, contract]) =>
    names.includes(name) && isPersonal(contract) ? [name] : [],
  )
}

const isPersonal = (contract: unknown): boolean =>
  typeof contract === 'object' &&
  contract !== null &&
  'access' in contract &&
  'service' in contract &&
  (contract.access !== 'public' || contract.service === 'auth')
