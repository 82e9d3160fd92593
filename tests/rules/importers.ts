import { dirname, join } from 'node:path/posix'

/**
 * The other modules that import one of these. Whatever is quoted like a module counts as an import, so it may be too
 * many, never too few.
 */
export function importersOf(
  sources: ReadonlyMap<string, string>,
  isMeant: (path: string) => boolean,
): string[] {
  return [...sources].flatMap(([path, source]) => {
    if (isMeant(path)) return []
    const names = Array.from(source.matchAll(MODULE), ([, name = '']) => name)
    const modules = names.map((name) =>
      name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(path), name),
    )
    return modules.some(isMeant) ? [path] : []
  })
}

const MODULE = /['"`]((?:#|\.\.?\/)[^'"`\n]+)['"`]/g
