import { categoriesOfMainFunctions } from '#config/categories.ts'
import {
  type ColumnFacet,
  columnFacets,
  type FacetDetails,
  JOB_FILTER_DETAILS,
} from '#config/job-filter-details.ts'
import type { JobFacet } from '#config/job-filters.ts'
import { ancestorsOf, locationById } from '#config/places/places.ts'
import { functionById, titleById } from '#config/taxonomy/taxonomy.ts'
import type { JobDocument } from '#job-index/types.ts'
import { monthlyPay } from '#shared/monthly-pay.ts'
import { plainText } from '#shared/plain-text.ts'
import type { IndexRow } from './queries.ts'

/** A posting's row as the index reads it. */
export function jobDocument(row: IndexRow): JobDocument<JobFacet> {
  const functionIds = withFunctionsOfTitles(row.function_ids, idsIn(row.titleIds))
  const mainFunctionIds = unique(functionIds.flatMap((id) => functionById(id)?.main ?? []))
  return {
    id: row.id,
    country: row.country,
    openCountries: row.open_countries,
    excludedCountries: row.excluded_countries,
    placeNames: placeNames(row.location_id),
    companyName: row.company_name,
    texts: row.texts.map(({ lang, title, description }) => ({
      lang,
      title,
      description: plainText(description),
    })),
    pay: monthlyPay(row),
    isOnHold: row.status === 'on_hold',
    postedAt: Math.floor(row.posted_at),
    values: {
      ...columnValues(row),
      locationIds: locationIds(row.location_id),
      functionIds,
      mainFunctionIds,
      categoryIds: categoriesOfMainFunctions(mainFunctionIds),
      languages: row.texts.map(({ lang }) => lang),
    },
  }
}

function columnValues(row: IndexRow): JobDocument<JobFacet>['values'] {
  return Object.fromEntries(columnFacets.map((facet) => [facet, valuesOf(facet, row[facet])]))
}

function valuesOf(facet: ColumnFacet, value: IndexRow[ColumnFacet]): readonly number[] {
  const { notStated }: FacetDetails = JOB_FILTER_DETAILS[facet]
  return value === null && notStated !== undefined ? [notStated] : idsIn(value)
}

/** A flag that is set has the value 1. */
function idsIn(value: IndexRow[ColumnFacet]): readonly number[] {
  if (value === null || value === false) return []
  if (value === true) return [1]
  return typeof value === 'number' ? [value] : value
}

function withFunctionsOfTitles(functionIds: readonly number[], titleIds: readonly number[]): number[] {
  return unique([...functionIds, ...titleIds.flatMap((id) => titleById(id)?.function ?? [])])
}

function locationIds(id: number | null): number[] {
  if (id === null || locationById(id) === undefined) return []
  return [id, ...ancestorsOf(id).map((location) => location.id)]
}

/** The names of the place and of those around it, in all languages, so that "nurse dubai" is understood. */
function placeNames(id: number | null): string[] {
  const location = id === null ? undefined : locationById(id)
  if (!location) return []
  const all = [location, ...ancestorsOf(location.id)]
  return unique(
    all.flatMap(({ name, names }) => [name, ...Object.values(names).filter((known) => known !== undefined)]),
  )
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]
