import { categoriesOfMainFunctions } from '#config/categories.ts'
import { ancestorsOf, locationById } from '#config/places/places.ts'
import { functionById, titleById } from '#config/taxonomy/taxonomy.ts'
import type { JobDocument, MonthlyPay } from '#job-index/types.ts'
import { isPaidKind, perMonth, toMajor } from '#shared/money.ts'
import { plainText } from '#shared/plain-text.ts'
import type { IndexRow } from './queries.ts'

/** A posting's row as the index reads it. */
export function jobDocument(row: IndexRow): JobDocument {
  const functionIds = withFunctionsOfTitles(row.function_ids, row.title_ids)
  const mainFunctionIds = unique(functionIds.flatMap((id) => functionById(id)?.main ?? []))
  return {
    id: row.id,
    country: row.country,
    openCountries: row.open_countries,
    excludedCountries: row.excluded_countries,
    locationIds: locationIds(row.location_id),
    placeNames: placeNames(row.location_id),
    companyId: row.company_id,
    companyName: row.company_name,
    texts: row.texts.map(({ lang, title, description }) => ({
      lang,
      title,
      description: plainText(description),
    })),
    titleIds: row.title_ids,
    functionIds,
    mainFunctionIds,
    categoryIds: categoriesOfMainFunctions(mainFunctionIds),
    skillIds: row.skill_ids,
    jobTypeId: row.job_type_id ?? 0,
    levelId: row.xp_lvl_id ?? 0,
    degreeId: row.degree_id ?? 0,
    arrangement: arrangementOf(row.arrangement),
    industryId: row.industry_id ?? 0,
    companySizeId: row.company_size_id ?? 0,
    pay: payOf(row),
    postedAt: Math.floor(row.posted_at),
    verifiedCompany: row.is_verified,
    urgent: row.is_urgent,
    web3: row.is_web3,
  }
}

function withFunctionsOfTitles(functionIds: readonly number[], titleIds: readonly number[]): number[] {
  return unique([...functionIds, ...titleIds.flatMap((id) => titleById(id)?.function ?? [])])
}

function locationIds(id: number | null): number[] {
  if (id === null || locationById(id) === undefined) return []
  return [id, ...ancestorsOf(id).map((location) => location.id)]
}

/** What people call the place and those around it, in any language, so that "nurse dubai" is understood. */
function placeNames(id: number | null): string[] {
  const location = id === null ? undefined : locationById(id)
  if (!location) return []
  const all = [location, ...ancestorsOf(location.id)]
  return unique(
    all.flatMap(({ name, names }) => [name, ...Object.values(names).filter((known) => known !== undefined)]),
  )
}

/** See `JobDocument.arrangement`. */
const NOT_STATED = 4

function arrangementOf(value: number | null): JobDocument['arrangement'] {
  return value === 1 || value === 2 || value === 3 ? value : NOT_STATED
}

function payOf(row: IndexRow): MonthlyPay | null {
  const low = row.pay_min_minor ?? row.pay_max_minor
  const high = row.pay_max_minor ?? row.pay_min_minor
  if (low === null || high === null || row.pay_currency === null || !isPaidKind(row.pay_kind)) return null
  const { pay_kind: kind, pay_currency: currency } = row
  return {
    min: perMonth(toMajor(low, currency), kind),
    max: perMonth(toMajor(high, currency), kind),
    currency,
  }
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]
