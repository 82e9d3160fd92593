import { foldText } from '#job-index/text/fold.ts'
import type { Names } from './names.ts'

/**
 * Pairs of occupations from different sources that are the same: our titles, and the ESCO and the O*NET occupation that
 * share most of their English names. The first name of ours counts twice; a name that many occupations share counts
 * less.
 */
export function linkOccupations({ things, names }: Names): [string, string][] {
  const sources = new Map(things.map(({ id, source }) => [id, source]))
  const namesOfOwn = new Map<string, Set<string>>()
  const others = new Map<string, Set<string>>()
  for (const { text, lang, of } of names) {
    const source = sources.get(of)
    if (lang !== 'en') continue
    if (source === 'own') setAt(namesOfOwn, of).add(singular(text))
    else if (source === 'esco' || source === 'onet') setAt(others, singular(text)).add(of)
  }
  return [...namesOfOwn].flatMap(([own, texts]) => {
    const shared = sharedNames([...texts], others)
    return (['esco', 'onet'] as const).flatMap((source): [string, string][] => {
      const [best] = [...shared]
        .filter(([id]) => sources.get(id) === source)
        .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      return best !== undefined && best[1] >= LEAST_SHARED ? [[own, best[0]]] : []
    })
  })
}

const LEAST_SHARED = 0.8

function sharedNames(
  texts: readonly string[],
  others: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, number> {
  const shared = new Map<string, number>()
  for (const [place, text] of texts.entries()) {
    const owners = others.get(text) ?? new Set<string>()
    for (const owner of owners)
      shared.set(owner, (shared.get(owner) ?? 0) + (place === 0 ? 2 : 1) / Math.sqrt(owners.size))
  }
  return shared
}

const singular = (text: string): string =>
  foldText(text)
    .split(/[^\p{L}\p{N}+#.]+/u)
    .map((word) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word))
    .join(' ')
    .trim()

function setAt<Key, Value>(map: Map<Key, Set<Value>>, key: Key): Set<Value> {
  const found = map.get(key) ?? new Set<Value>()
  map.set(key, found)
  return found
}
