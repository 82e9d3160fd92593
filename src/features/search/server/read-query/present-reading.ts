import { countryName } from '#config/countries.ts'
import { JOB_FILTER_DETAILS } from '#config/job-filter-details.ts'
import type { Language } from '#config/languages.ts'
import { nameInList } from '#config/lists/lists.ts'
import { placePhrase } from '#config/places/place-phrase.ts'
import type { ReadWords } from '../../contract/read-words.ts'
import { payPhrase } from './pay-phrase.ts'
import type { Reading, ReadTerm } from './reading.ts'

/** The parts of a reading under the names of the API. `statuses`: by part; absent: left out. */
export function presentReading(
  { parts }: Reading,
  statuses: readonly ReadWords['status'][],
  requestedCountry: string,
  language: Language,
): ReadWords[] {
  return parts.map(({ words, without, term }, index) => ({
    words,
    without,
    filter: term.filter,
    ids: 'ids' in term ? [...term.ids] : [],
    name: nameOf(term, requestedCountry, language),
    pay: term.filter === 'salary' ? { from: term.from, to: term.to, currency: term.currency } : null,
    status: statuses[index] ?? 'left_out',
  }))
}

function nameOf(term: ReadTerm, requestedCountry: string, language: Language): string {
  switch (term.filter) {
    case 'job_types':
      return nameInList(JOB_FILTER_DETAILS.jobTypeIds.names, term.ids[0] ?? 0, language) ?? ''
    case 'arrangements':
      return nameInList(JOB_FILTER_DETAILS.arrangements.names, term.ids[0] ?? 0, language) ?? ''
    case 'xp_lvls':
      return nameInList(JOB_FILTER_DETAILS.levelIds.names, term.ids[0] ?? 0, language) ?? ''
    case 'job_locations': {
      const name = placePhrase(term.ids[0] ?? null, language) ?? ''
      return term.country === requestedCountry ? name : `${name} (${countryName(term.country, language)})`
    }
    case 'country':
      return countryName(term.country, language)
    case 'company_ids':
      return term.name
    case 'query':
      return term.full
    case 'salary':
      return payPhrase(term, requestedCountry, language)
    default:
      return ''
  }
}
