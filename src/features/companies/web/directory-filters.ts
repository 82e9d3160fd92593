import type { Translate } from '#i18n/text.ts'
import type { Option } from '#ui/option-list.tsx'
import type { CompanyFacets } from '../contract.ts'
import type { texts } from '../locales/en.ts'
import { changed, LIST_FILTERS, type ListFilter, toggled, valuesOf } from './directory-address.ts'

export interface Group {
  name: ListFilter
  title: string
  options: readonly Option[]
}

export interface Toggle extends Option {
  key: 'verifiedCompany' | 'hiring'
}

type Text = Translate<typeof texts>

/** The featured-employer filter with its live counts. */
export function filterGroups(address: URLSearchParams, facets: CompanyFacets, t: Text): Group[] {
  const group = (name: ListFilter, title: string): Group => {
    const chosen = valuesOf(address, name)
    const options = facets[LIST_FILTERS[name]].map(({ id, name: text, count }) => {
      const key = String(id)
      return { key, name: text, count, isChosen: chosen.includes(key), to: toggled(address, name, key) }
    })
    return { name, title, options }
  }
  return [
    group('industries', t('companies.industry')),
    group('stages', t('companies.stage')),
    group('location', t('companies.place')),
    group('companySizes', t('companies.size')),
  ]
}

export function toggles(address: URLSearchParams, facets: CompanyFacets, t: Text): Toggle[] {
  const toggle = (key: Toggle['key'], name: string, count: number): Toggle => {
    const isChosen = address.get(key) === '1'
    return { key, name, count, isChosen, to: changed(address, key, isChosen ? null : '1') }
  }
  return [
    toggle('hiring', t('companies.hiring_only'), facets.is_hiring),
    toggle('verifiedCompany', t('companies.verified_only'), facets.is_company_verified),
  ]
}
