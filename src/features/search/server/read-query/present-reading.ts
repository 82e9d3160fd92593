import { countryName } from '#config/countries.ts'
import { JOB_FILTER_DETAILS } from '#config/job-filter-details.ts'
import type { Language } from '#config/languages.ts'
import { nameInList } from '#config/lists/lists.ts'
import { placePhrase } from '#config/places/place-phrase.ts'
import type { ReadWords } from '../../contract/read-words.ts'
import type { Reading, ReadTerm } from './reading.ts'

/** The parts of a reading under the names of the API. `applied`: by part. */
export function presentReading(
  { parts }: Reading,
  applied: readonly boolean[],
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
    applied: applied[index] ?? false,
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
    default:
      return ''
  }
}
