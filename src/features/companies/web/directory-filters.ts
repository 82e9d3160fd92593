import {
  COMPANY_FILTERS,
  type CompanyFlagFilter,
  companyFlagFilters,
  companyListFilters,
} from '#config/company-filters.ts'
import type { Translate } from '#i18n/text.ts'
import type { Option } from '#ui/option-list.tsx'
import type { CompanyFacets } from '../contract.ts'
import type { texts } from '../locales/en.ts'
import { changed, type ListFilter, toggled, valuesOf } from './directory-address.ts'

export interface Group {
  name: ListFilter
  title: string
  options: readonly Option[]
}

export interface Toggle extends Option {
  key: (typeof COMPANY_FILTERS)[CompanyFlagFilter]['address']
}

type Text = Translate<typeof texts>

/** The featured-employer filter with its live counts. */
export function filterGroups(address: URLSearchParams, facets: CompanyFacets, t: Text): Group[] {
  return companyListFilters.map((filter) => {
    const { address: name, label } = COMPANY_FILTERS[filter]
    const chosen = valuesOf(address, name)
    const options = facets[filter].map(({ id, name: text, count }) => {
      const key = String(id)
      return { key, name: text, count, isChosen: chosen.includes(key), to: toggled(address, name, key) }
    })
    return { name, title: t(`companies.${label}`), options }
  })
}

export function toggles(address: URLSearchParams, facets: CompanyFacets, t: Text): Toggle[] {
  return companyFlagFilters.map((filter) => {
    const { address: key, label } = COMPANY_FILTERS[filter]
    const isChosen = address.get(key) === '1'
    const to = changed(address, key, isChosen ? null : '1')
    return { key, name: t(`companies.${label}`), count: facets[filter], isChosen, to }
  })
}
