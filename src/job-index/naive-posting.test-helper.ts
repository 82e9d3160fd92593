/** What the naive oracle looks at in one posting. */
import type { Facet } from './storage/facet-values.ts'
import type { JobDocument, JobFilters } from './types.ts'

/** By filter. */
export function valuesByFacet(document: JobDocument): Record<Facet, readonly (number | string)[]> {
  return {
    locationIds: document.locationIds,
    companyIds: [document.companyId],
    titleIds: document.titleIds,
    functionIds: document.functionIds,
    mainFunctionIds: document.mainFunctionIds,
    categoryIds: document.categoryIds,
    skillIds: document.skillIds,
    jobTypeIds: [document.jobTypeId],
    levelIds: [document.levelId],
    degreeIds: [document.degreeId],
    arrangements: [document.arrangement],
    industryIds: [document.industryId],
    companySizeIds: [document.companySizeId],
    languages: document.texts.map(({ lang }) => lang),
    verifiedCompany: document.verifiedCompany ? [1] : [],
    urgent: document.urgent ? [1] : [],
    web3: document.web3 ? [1] : [],
  }
}

/** Whether a posting is in one of the places asked for. */
export function isThere(
  { locationIds }: JobDocument,
  { locationIds: chosen, placesAround }: JobFilters,
): boolean {
  if (chosen.length === 0 && placesAround.length === 0) return true
  return locationIds.some((id) => chosen.includes(id)) || placesAround.includes(locationIds[0] ?? 0)
}

/** Whether a posting is in one of the countries or open to it. */
export function isInScope(document: JobDocument, countries: readonly string[] | undefined): boolean {
  return countries === undefined || countries.some((country) => belongsTo(document, country))
}

function belongsTo(document: JobDocument, country: string): boolean {
  if (document.arrangement !== 3) return document.country === country
  if (document.excludedCountries.includes(country)) return false
  if (document.openCountries.length === 0) return true
  return document.country === country || document.openCountries.includes(country)
}
