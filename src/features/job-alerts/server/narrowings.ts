import { JOB_FILTERS } from '#config/job-filters.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'
import { nameOfValue } from '../../search/server/door.ts'
import type { AlertSearch } from '../contract/alert.ts'
import { NARROWING, type Narrowing } from '../contract/narrowing.ts'

/** How many of the jobs have each value of a filter. */
export type Counts = Readonly<Record<Narrowing['filter'], readonly { id: number; count: number }[]>>

/**
 * What would make an alert narrower: of each filter that it does not use, the value that most of its jobs have, but not
 * all.
 */
export const narrowings = (
  search: AlertSearch,
  { counts, total, language: named }: { counts: Counts; total: number; language: string },
): Narrowing[] =>
  NARROWING.flatMap((filter): Narrowing[] => {
    const { api } = JOB_FILTERS[filter]
    if (search[api].length > 0) return []
    const language = isLanguage(named) ? named : DEFAULT_LANGUAGE
    const [most] = counts[api]
      .filter(({ count }) => count > 0 && count < total)
      .toSorted((a, b) => b.count - a.count || a.id - b.id)
    const name = most && nameOfValue(filter, most.id, language, NO_COMPANIES)
    return most === undefined || name === undefined
      ? []
      : [{ filter: api, id: most.id, name, count: most.count }]
  })

const NO_COMPANIES: ReadonlyMap<number, string> = new Map()
