import { JOB_FILTERS, type JobFilter, jobFilterNames } from '#config/job-filters.ts'
import type { texts as common } from '#i18n/common/en.ts'
import type { Translate } from '#i18n/text.ts'
import type { DescribedFilter } from '../contract/alert.ts'
import type { texts } from '../locales/en.ts'

type Text = Translate<typeof texts & typeof common>

/** The chosen filters of an alert as they are said, each with its name in calls. */
export const filterPhrases = (
  filters: readonly DescribedFilter[],
  t: Text,
): { name: string; text: string }[] =>
  filters.map(({ filter, values }) => ({ name: filter, text: phraseOf(filter, values, t) }))

function phraseOf(name: string, values: readonly string[], t: Text): string {
  const listed = values.join(', ')
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
