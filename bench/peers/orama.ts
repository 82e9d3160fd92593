import { create, insertMultiple, search } from '@orama/orama'
import type { JobQuery } from '#job-index/types.ts'
import { COUNTED, COUNTED_LISTS, chosenIn, type FlatPosting, flatPosting, type Peer } from './peer.ts'

/** Orama filters and counts by itself, over the hits only. No typing mistakes, no concepts. */
export function oramaPeer(): Peer {
  const index = create({
    schema: {
      title: 'string',
      text: 'string',
      postedAt: 'number',
      payMax: 'number',
      company: 'enum',
      jobType: 'enum',
      level: 'enum',
      degree: 'enum',
      arrangement: 'enum',
      industry: 'enum',
      size: 'enum',
      verified: 'boolean',
      countries: 'enum[]',
      locations: 'enum[]',
      titles: 'enum[]',
      functions: 'enum[]',
      mains: 'enum[]',
      categories: 'enum[]',
      skills: 'enum[]',
      languages: 'enum[]',
    } as const,
  })
  const facets = Object.fromEntries([...COUNTED, ...COUNTED_LISTS].map((field) => [field, {}]))
  return {
    add: async (documents) => {
      const rows = documents.map(flatPosting).map(({ id, payMin: _, payMax, ...posting }) => ({
        ...posting,
        id: String(id),
        payMax: payMax ?? 0,
      }))
      await insertMultiple(index, rows, rows.length)
    },
    ready: async () => {},
    ask: async (query) => {
      const { sort } = query
      await search(index, {
        term: query.text,
        properties: ['title', 'text'],
        boost: { title: 3 },
        threshold: 0,
        where: conditions(query),
        facets,
        offset: query.offset,
        limit: query.limit,
        ...(sort === 'relevance'
          ? {}
          : { sortBy: { property: sort === 'pay' ? 'payMax' : 'postedAt', order: 'DESC' } }),
      })
    },
    close: async () => {},
  }
}

function conditions(query: JobQuery) {
  const { values, postedSince, pay } = query.filters
  return {
    ...Object.fromEntries(
      chosenIn(query).map(([field, values]) => [
        field,
        LISTS.has(field) ? { containsAny: [...values] } : { in: [...values] },
      ]),
    ),
    ...(values.verifiedCompany ? { verified: true } : {}),
    ...(postedSince === null ? {} : { postedAt: { gte: postedSince } }),
    ...(pay === null ? {} : { payMax: { gte: pay.from } }),
  }
}

const LISTS: ReadonlySet<keyof FlatPosting> = new Set<keyof FlatPosting>(['countries', ...COUNTED_LISTS])
