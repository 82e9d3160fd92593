import { dirname, join } from 'node:path/posix'

/**
 * The modules that import one of these, directly or through others, and these themselves. Whatever is quoted like a
 * module counts as an import, so it may be too many, never too few.
 */
export function withImporters(
  sources: ReadonlyMap<string, string>,
  isMeant: (path: string) => boolean,
): Set<string> {
  const importers = new Map<string, string[]>()
  for (const [path, source] of sources)
    for (const [, name = ''] of source.matchAll(MODULE)) {
      const imported = name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(path), name)
      importers.set(imported, [...(importers.get(imported) ?? []), path])
    }
  const found = new Set<string>()
  const waiting = [...sources.keys(), ...importers.keys()].filter(isMeant)
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    waiting.push(...(importers.get(path) ?? []))
  }
  return found
}

const MODULE = /['"`]((?:#|\.\.?\/)[^'"`\n]+)['"`]/g
