import { JOB_FILTERS, type JobFilter, jobFilterNames } from '#config/job-filters.ts'
import type { texts as common } from '#i18n/common/en.ts'
import type { Translate } from '#i18n/text.ts'
import type { DescribedFilter } from '../contract/alert.ts'
import type { texts } from '../locales/en.ts'

type Text = Translate<typeof texts & typeof common>

type List = (values: readonly string[]) => string

/** The chosen filters of an alert as they are said, each with its name in calls. `list` joins values in a language. */
export const filterPhrases = (
  filters: readonly DescribedFilter[],
  t: Text,
  list: List,
): { name: string; text: string }[] =>
  filters.map(({ filter, values }) => ({ name: filter, text: phraseOf(filter, list(values), t) }))

/** The same, with each value of a filter apart. */
export const valuePhrases = (filters: readonly DescribedFilter[], t: Text, list: List) =>
  filterPhrases(filters.flatMap(eachValue), t, list)

function eachValue({ filter, values }: DescribedFilter): DescribedFilter[] {
  if (filter.startsWith('exclude') || values.length < 2) return [{ filter, values }]
  return values.map((value) => ({ filter, values: [value] }))
}

function phraseOf(name: string, listed: string, t: Text): string {
  if (name === JOB_FILTERS.verifiedCompany.api) return t('filter.verified')
  if (name === JOB_FILTERS.urgent.api) return t('filter.urgent')
  if (name === JOB_FILTERS.postedSince.api) return t('alerts.posted', { days: Number(listed) })
  if (name === JOB_FILTERS.placesAround.api) return t('alerts.around', { km: listed.replace(/\D+$/, '') })
  return name.startsWith('exclude') ? t('alerts.without', { values: listed }) : listed
}

/** A filter by its name in calls. */
export function filterOf(name: string): JobFilter | undefined {
  const found = jobFilterNames.find((each) => JOB_FILTERS[each].api === name)
  return found && JOB_FILTERS[found]
}
