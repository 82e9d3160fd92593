import { type FactColumn, JOB_FILTER_DETAILS } from '#config/job-filter-details.ts'
import { factFilters, factNames, JOB_FILTERS } from '#config/job-filters.ts'
import type { Language } from '#config/languages.ts'
import { nameInList } from '#config/lists/lists.ts'
import { recordOf } from '#shared/record-of.ts'
import type { ListedFacts } from '../contract/listed-facts.ts'

/** The facts of a row that are values of lists, named in a language. */
export function listedFacts(
  row: Readonly<Partial<Record<FactColumn, number | null>>>,
  language: Language,
): ListedFacts {
  return recordOf(factNames, (fact) => {
    const filter = factFilters.find((one) => JOB_FILTERS[one].fact.name === fact)
    if (filter === undefined) return null
    const { column, names } = JOB_FILTER_DETAILS[filter]
    const id = row[column.name] ?? null
    const name = id === null ? undefined : nameInList(names, id, language)
    return id === null || name === undefined ? null : { id, name }
  })
}
