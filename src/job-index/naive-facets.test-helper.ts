/** The counts of the naive oracle: for each filter its values in all postings that pass the other filters. */
import { overlaps } from './naive-filters.test-helper.ts'
import type { RankingTables } from './naive-ranking.test-helper.ts'
import { LONGEST_FACET } from './query/facet-lists.ts'
import type { FacetCount, JobDocument, JobHits, JobQuery } from './types.ts'

/** `onlyFailing`: the postings that pass all filters but this one. */
export function countFacets(
  query: JobQuery,
  passing: readonly JobDocument[],
  onlyFailing: (name: string) => JobDocument[],
  tables: RankingTables,
): JobHits['facets'] {
  const { settings } = tables
  const counted = (name: string) => [...passing, ...onlyFailing(name)]
  const list = (name: string): FacetCount[] => {
    const counts = new Map<number | string, number>()
    for (const document of counted(name)) {
      for (const value of new Set(document.values[name])) {
        if (value !== 0 && value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
      }
    }
    const ranked = (entries: (readonly [number | string, number])[]) =>
      entries.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    const listed = ranked([...counts]).slice(0, settings.facets[name]?.isLong ? LONGEST_FACET : undefined)
    const missing = [...new Set(query.filters.values[name])].filter(
      (value) => !listed.some(([other]) => other === value),
    )
    const all = [...listed, ...ranked(missing.map((value) => [value, counts.get(value) ?? 0] as const))]
    return all.map(([id, count]) => ({ id, count }))
  }
  const currency = query.payCurrency ?? query.filters.pay?.currency ?? ''
  return {
    values: new Map(Object.keys(settings.facets).map((name) => [name, list(name)])),
    pay: (settings.payBands[currency] ?? []).map((band) => ({
      ...band,
      count: counted('pay').filter((document) => overlaps(document, band, currency, tables)).length,
    })),
    postedWithin: [1, 3, 7, 14, 30].map((days) => ({
      days,
      count: counted('postedSince').filter(({ postedAt }) => postedAt >= settings.now() - days * 86_400)
        .length,
    })),
  }
}
