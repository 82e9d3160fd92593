import { JOB_FILTERS, jobFilterNames } from '#config/job-filters.ts'
import type { texts as commonTexts } from '#i18n/common/en.ts'
import type { Formats } from '#i18n/formats.ts'
import type { Translate } from '#i18n/text.ts'
import type { ReadWords } from '../contract/read-words.ts'
import type { texts } from '../locales/en.ts'
import type { Found } from './found-shown.ts'
import { payPhrase } from './pay-phrase.ts'
import { queryString, withQuery } from './search-address.ts'

/** What was read in the words of a query, as the page names it. */

type Text = Translate<typeof texts & typeof commonTexts>

/** "Place: Manila" */
export function readName(words: ReadWords, t: Text, formats: Formats): string {
  const { filter, name, pay } = words
  if (filter === 'is_urgent') return t('filter.urgent')
  const value = pay && !name ? payPhrase(pay, t, formats) : name
  return t('find.read_as', { title: t(titleOf(filter)), name: value })
}

function titleOf(filter: ReadWords['filter']) {
  if (filter === 'country') return 'filter.place'
  if (filter === 'query') return 'filter.experience'
  const known = jobFilterNames.map((name) => JOB_FILTERS[name]).find(({ api }) => api === filter)
  return known !== undefined && 'label' in known ? (`filter.${known.label}` as const) : 'filter.place'
}

/** A link to the search without the words that were read as a filter; null if none were. */
export function withoutRead(
  filter: string,
  { read }: Pick<Found, 'read'>,
  address: URLSearchParams,
): string | null {
  const ofFilter = read.filter((words) => words.status === 'applied' && isOf(filter, words))
  const [first, ...others] = ofFilter
  if (first === undefined) return null
  const query = others.reduce((rest, { words }) => rest.replace(words, ' '), first.without)
  return queryString(withQuery(address, query.trim())) || '?'
}

/** A place may have changed the country. */
const isOf = (filter: string, words: ReadWords): boolean =>
  words.filter === filter || (filter === 'country' && words.filter === 'job_locations')
