import { type FiltersOfKind, JOB_FILTERS, type JobFilter, jobFilterNames } from '#config/job-filters.ts'
import type { texts as commonTexts } from '#i18n/common/en.ts'
import type { Formats } from '#i18n/formats.ts'
import { payBandPhrases } from '#i18n/pay-band-phrases.ts'
import type { Translate } from '#i18n/text.ts'
import type { Option } from '#ui/option-list.tsx'
import type { texts } from '../locales/en.ts'
import type { Found } from './found-shown.ts'
import { payPhrase } from './pay-phrase.ts'
import {
  changed,
  isSheetOpen,
  type ListFilter,
  queryString,
  valuesOf,
  withSheetOpen,
} from './search-address.ts'

/** One filter of the search with its values. */
export interface FilterGroup {
  name: string
  /** The title of the group. */
  title: string
  /** Made when they are read first: most pages show no more than the titles. */
  readonly options: readonly Option[]
}

type Text = Translate<typeof texts & typeof commonTexts>
type FilterOf<Kind extends 'ids' | 'tags' | 'flag'> = (typeof JOB_FILTERS)[FiltersOfKind<Kind>]

export interface FilterContext {
  /** The address that the options' links change; if the sheet is open in it, they keep it open. */
  address: URLSearchParams
  found: Found
  t: Text
  formats: Formats
}

/**
 * Every filter with its values, in the order of the table; some are pills in the bar (`isPill`). Of the others, a page
 * has all values only while the sheet is open, otherwise only the chosen ones (`foundShown`).
 */
export function filterGroups(context: FilterContext): FilterGroup[] {
  return jobFilterNames.flatMap((name) => {
    const filter = JOB_FILTERS[name]
    switch (filter.kind) {
      case 'ids':
        return listGroup(context, filter, () => context.found.facets[filter.api])
      case 'tags': {
        const tags = context.found.facets[filter.api]
        return listGroup(context, filter, () =>
          tags.map(({ id, count }) => ({ id, name: context.formats.language(id), count })),
        )
      }
      case 'flag':
        return flagGroup(context, filter)
      case 'radius':
        return context.found.radii.length > 0 ? radiusGroup(context) : []
      case 'pay':
        return payGroup(context)
      case 'age':
        return postedGroup(context)
      default:
        return []
    }
  })
}

const IN_BAR: ReadonlySet<string | null> = new Set(
  jobFilterNames
    .map((name): JobFilter => JOB_FILTERS[name])
    .filter(({ inBar }) => inBar)
    .map(({ address }) => address),
)

/** Whether a group is in the bar. */
export const isPill = ({ name }: FilterGroup): boolean => IN_BAR.has(name)

/** The distance from the chosen place. */
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

function listGroup(
  { address, t }: FilterContext,
  { address: name, label }: FilterOf<'ids' | 'tags'>,
  values: () => readonly { id: number | string; name: string; count: number }[],
): FilterGroup {
  return madeWhenRead(name, t(`filter.${label}`), () => {
    const chosen = valuesOf(address, name)
    const to = listLinks(address, name, chosen)
    return values().map(({ id, name: text, count }): Option => {
      const key = String(id)
      return { key, name: text, count, isChosen: chosen.includes(key), to: to(key) }
    })
  })
}

export function madeWhenRead(name: string, title: string, make: () => readonly Option[]): FilterGroup {
  let options: readonly Option[] | undefined
  return {
    name,
    title,
    get options() {
      options ??= make()
      return options
    },
  }
}

/** Links that add a value to a list, or remove it if it is chosen. */
export function listLinks(address: URLSearchParams, name: ListFilter, chosen: readonly string[]) {
  const to = links(address, name)
  return (key: string): string =>
    to((chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]).join(','))
}

/**
 * Links that set a filter to a value, or remove the filter if the value is empty. Most of a page's links are made here:
 * everything but the value is written once per filter.
 */
function links(address: URLSearchParams, name: string): (value: string) => string {
  const rest = changed(address, name, null)
  const others = queryString(isSheetOpen(address) ? withSheetOpen(rest) : rest)
  return (value) => {
    if (value === '') return others || '?'
    return `${others === '' ? '?' : `${others}&`}${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`
  }
}

function payGroup(context: FilterContext): FilterGroup {
  const { found, t } = context
  const title = t('find.filter_pay_in', { currency: found.salary_currency })
  return madeWhenRead('salary', title, () => payOptions(context))
}

function payOptions(context: FilterContext): Option[] {
  const { address, found, t, formats } = context
  const chosen = address.get('salary')?.replace(',', '-')
  const to = links(address, 'salary')
  const names = payBandPhrases(found.facets.salary, t, formats)
  const options = found.facets.salary.map((band, index): Option => {
    const key = `${band.from}-${band.to ?? ''}`
    const isChosen = chosen === key
    return {
      key,
      name: names[index] ?? key,
      alone: payOf(context, { from: Math.max(0, band.from - 1), to: band.to }),
      count: band.count,
      isChosen,
      to: to(isChosen ? '' : key),
    }
  })
  const [least = '', most = ''] = chosen?.split('-') ?? []
  const own = ownOption(context, 'salary', chosen, options, () =>
    payOf(context, { from: Number(least), to: most === '' ? null : Number(most) }),
  )
  return [...options, ...own]
}

/**
 * With its currency, since it is shown away from its group's title: a band, or a range that is not a band, as links may
 * have it.
 */
const payOf = ({ found, t, formats }: FilterContext, range: { from: number; to: number | null }): string =>
  payPhrase({ ...range, currency: found.salary_currency }, t, formats)

const postedGroup = (context: FilterContext): FilterGroup =>
  madeWhenRead('posted_within', context.t('filter.posted'), () => postedOptions(context))

function postedOptions(context: FilterContext): Option[] {
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
  return [...options, ...own]
}

/** A value of the address that the list does not have: it is shown all the same, so that it can be removed. */
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

function flagGroup(
  { address, found, t }: FilterContext,
  { address: name, api, label }: FilterOf<'flag'>,
): FilterGroup {
  const isChosen = address.get(name) === '1'
  const to = links(address, name)(isChosen ? '' : '1')
  const option = { key: '1', name: t(`filter.${label}`), count: found.facets[api], isChosen, to }
  return { name, title: '', options: [option] }
}
