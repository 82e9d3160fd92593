import MiniSearch from 'minisearch'
import type { JobQuery } from '#job-index/types.ts'
import { COUNTED, COUNTED_LISTS, chosenIn, type FlatPosting, flatPosting, type Peer } from './peer.ts'

/**
 * MiniSearch finds by words and leaves the rest to its caller: a filter is a function called for every match, and there
 * are no counts, so they are counted over the hits. No typing mistakes, no concepts.
 */
export function minisearchPeer(): Peer {
  const postings = new Map<number, FlatPosting>()
  const index = new MiniSearch<FlatPosting>({ fields: ['title', 'text'] })
  return {
    add: async (documents) => {
      const flat = documents.map(flatPosting)
      index.addAll(flat)
      // The words are in the index; the data for filters and counts is stored beside it.
      for (const posting of flat) postings.set(posting.id, { ...posting, text: '' })
    },
    ready: async () => {},
    ask: async (query) => {
      const passes = passing(query)
      const found = index.search(query.text === '' ? MiniSearch.wildcard : query.text, {
        combineWith: 'AND',
        boost: { title: 3 },
        filter: ({ id }) => {
          const posting = postings.get(id)
          return posting !== undefined && passes(posting)
        },
      })
      const hits = found.flatMap(({ id }) => postings.get(id) ?? [])
      if (query.sort === 'newest') hits.sort((a, b) => b.postedAt - a.postedAt)
      if (query.sort === 'pay') hits.sort((a, b) => (b.payMax ?? 0) - (a.payMax ?? 0))
      hits.slice(query.offset, query.offset + query.limit)
      countValues(hits)
    },
    close: async () => {},
  }
}

function passing(query: JobQuery): (posting: FlatPosting) => boolean {
  const chosen = chosenIn(query)
  const { values, postedSince, pay } = query.filters
  return (posting) =>
    chosen.every(([field, values]) => {
      const value = posting[field]
      if (Array.isArray(value)) return value.some((each) => values.includes(each))
      return typeof value === 'number' && values.includes(value)
    }) &&
    (values.verifiedCompany === undefined || posting.verified) &&
    (postedSince === null || posting.postedAt >= postedSince) &&
    (pay === null || (posting.payMax !== null && posting.payMax >= pay.from))
}

function countValues(hits: readonly FlatPosting[]): Map<string, Map<unknown, number>> {
  const counts = new Map<string, Map<unknown, number>>()
  for (const field of [...COUNTED, ...COUNTED_LISTS]) {
    const ofField = new Map<unknown, number>()
    for (const { [field]: value } of hits) {
      for (const each of Array.isArray(value) ? value : [value])
        ofField.set(each, (ofField.get(each) ?? 0) + 1)
    }
    counts.set(field, ofField)
  }
  return counts
}
