import type { Formats } from '#i18n/formats.ts'
import type { Translate } from '#i18n/text.ts'
import type { Option } from '#ui/option-list.tsx'
import type { JobFacetsResponse } from '../contract.ts'
import type { texts } from '../locales/en.ts'
import type { Found } from './found-shown.ts'
import {
  changed,
  isSheetOpen,
  type ListFilter,
  queryString,
  valuesOf,
  withSheetOpen,
} from './search-address.ts'

/** One filter of the search with the values it offers. */
export interface FilterGroup {
  name: string
  /** How the group is titled. */
  title: string
  options: readonly Option[]
}

type Text = Translate<typeof texts>

export interface FilterContext {
  /** What the options' links change; with the sheet open in it, they keep it open. */
  address: URLSearchParams
  found: Found
  t: Text
  formats: Formats
}

/**
 * Every filter with its values, in the order in which people use them; some stand in the bar as pills (`isPill`). Of the
 * others a page has the values only while the sheet is open, otherwise only the chosen ones (`foundShown`).
 */
export function filterGroups(context: FilterContext): FilterGroup[] {
  const { found, t } = context
  const list = (name: ListFilter, title: string, values: JobFacetsResponse['job_types']): FilterGroup => ({
    name,
    title,
    options: listOptions(context, name, values),
  })
  const { facets } = found
  return [
    ...(found.radii.length > 0 ? [radiusGroup(context)] : []),
    payGroup(context),
    list('jobType', t('find.filter_job_type'), facets.job_types),
    list('workExperience', t('find.filter_experience'), facets.xp_lvls),
    list('qualification', t('find.filter_education'), facets.degrees),
    list('industries', t('find.filter_industry'), facets.industries),
    postedGroup(context),
    list('arrangements', t('find.filter_arrangement'), facets.arrangements),
    list('location', t('find.filter_place'), facets.job_locations),
    list('mainFunctions', t('find.filter_main_function'), facets.main_functions),
    list('jobFunctions', t('find.filter_function'), facets.job_function_ids),
    list('functionTitles', t('find.filter_title'), facets.function_job_title_ids),
    list('skills', t('find.filter_skill'), facets.skills),
    list('companyIds', t('find.filter_company'), facets.company_ids),
    list('companySizes', t('find.filter_company_size'), facets.company_sizes),
    languageGroup(context),
    flagGroup(context, 'verifiedCompany', t('find.filter_verified'), facets.is_company_verified),
    flagGroup(context, 'urgent', t('find.filter_urgent'), facets.is_urgent),
    list('category', t('find.filter_category'), facets.job_categories),
  ]
}

const PILLS: ReadonlySet<string> = new Set([
  'radius',
  'salary',
  'jobType',
  'workExperience',
  'qualification',
  'industries',
  'posted_within',
])

/** Whether a group stands in the bar. */
export const isPill = ({ name }: FilterGroup): boolean => PILLS.has(name)

/** How far around the chosen place. */
function radiusGroup({ address, found, t }: FilterContext): FilterGroup {
  const chosen = address.get('radius')
  const to = links(address, 'radius')
  const options = found.radii.map((km): Option => {
    const key = String(km)
    const isChosen = chosen === key
    return { key, name: t('find.distance_km', { km }), count: null, isChosen, to: to(isChosen ? '' : key) }
  })
  return { name: 'radius', title: t('find.distance'), options }
}

function listOptions(
  { address }: FilterContext,
  name: ListFilter,
  values: JobFacetsResponse['job_types'],
): Option[] {
  const chosen = valuesOf(address, name)
  const to = listLinks(address, name, chosen)
  return values.map(({ id, name: text, count }) => {
    const key = String(id)
    return { key, name: text, count, isChosen: chosen.includes(key), to: to(key) }
  })
}

/** Links that add a value to a list, or take it away where it is chosen. */
export function listLinks(address: URLSearchParams, name: ListFilter, chosen: readonly string[]) {
  const to = links(address, name)
  return (key: string): string =>
    to((chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]).join(','))
}

/**
 * Links that give a filter a value, or take it away where that is empty. Most of a page's links are made here: all but
 * the value is written once for a filter.
 */
function links(address: URLSearchParams, name: string): (value: string) => string {
  const rest = changed(address, name, null)
  const others = queryString(isSheetOpen(address) ? withSheetOpen(rest) : rest)
  return (value) => {
    if (value === '') return others || '?'
    return `${others === '' ? '?' : `${others}&`}${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`
  }
}

function languageGroup({ address, found, t, formats }: FilterContext): FilterGroup {
  const chosen = valuesOf(address, 'languages')
  const to = listLinks(address, 'languages', chosen)
  const options = found.facets.languages.map(({ id, count }) => ({
    key: id,
    name: formats.language(id),
    count,
    isChosen: chosen.includes(id),
    to: to(id),
  }))
  return { name: 'languages', title: t('find.filter_language'), options }
}

function payGroup(context: FilterContext): FilterGroup {
  const { address, found, t, formats } = context
  const chosen = address.get('salary')?.replace(',', '-')
  const currency = found.salary_currency
  const to = links(address, 'salary')
  const nameOf = (from: number, to: number | null): string => {
    if (to === null) return t('find.pay_above', { amount: formats.money(from, currency) })
    if (from === 0) return t('find.pay_below', { amount: formats.money(to, currency) })
    return formats.moneyRange(from, to, currency)
  }
  const options = found.facets.salary.map((band): Option => {
    const key = `${band.from}-${band.to ?? ''}`
    const isChosen = chosen === key
    const name = nameOf(Math.round(band.from / 10) * 10, band.to)
    return { key, name, count: band.count, isChosen, to: to(isChosen ? '' : key) }
  })
  const [least = '', most = ''] = chosen?.split('-') ?? []
  const own = ownOption(context, 'salary', chosen, options, () =>
    nameOf(Number(least), most === '' ? null : Number(most)),
  )
  return { name: 'salary', title: t('find.filter_pay'), options: [...options, ...own] }
}

function postedGroup(context: FilterContext): FilterGroup {
  const { address, found, t } = context
  const chosen = address.get('posted_within')
  const to = links(address, 'posted_within')
  const options = found.facets.posted_within.map(({ id: days, count }): Option => {
    const key = String(days)
    const isChosen = chosen === key
    return { key, name: t('find.posted_days', { days }), count, isChosen, to: to(isChosen ? '' : key) }
  })
  const own = ownOption(context, 'posted_within', chosen, options, () =>
    t('find.posted_days', { days: Number(chosen) }),
  )
  return { name: 'posted_within', title: t('find.filter_posted'), options: [...options, ...own] }
}

/** A value of the address that the list does not have: shown all the same, so that it can be taken away. */
function ownOption(
  { address, found }: FilterContext,
  filter: string,
  chosen: string | null | undefined,
  options: readonly Option[],
  nameOf: () => string,
): Option[] {
  if (!chosen || options.some(({ isChosen }) => isChosen)) return []
  const to = links(address, filter)('')
  return [{ key: chosen, name: nameOf(), count: found.total, isChosen: true, to }]
}

function flagGroup({ address }: FilterContext, name: string, text: string, count: number): FilterGroup {
  const isChosen = address.get(name) === '1'
  const to = links(address, name)(isChosen ? '' : '1')
  return { name, title: '', options: [{ key: '1', name: text, count, isChosen, to }] }
}
