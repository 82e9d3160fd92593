import type { Translate } from '#i18n/text.ts'
import type { texts } from '../locales/en.ts'
import type { Found } from './found-shown.ts'

type Why = Found['why'][number]
type Match = Why['matches'][number]

/** The reasons why a job is in the list, sentence by sentence; `hasFilters`: whether the visitor chose any. */
export function whySentences(
  { matches, similar_to, preferences }: Why,
  { corrections, hasFilters }: { corrections: Found['corrections']; hasFilters: boolean },
  t: Translate<typeof texts>,
): string[] {
  const read = corrections.filter(({ from, to }) => from !== to)
  return [
    ...read.map(({ from, to }) => t('why.read_as', { from, to })),
    ...(similar_to === null ? [] : [t('why.similar', { name: similar_to.name })]),
    ...matches.map((match) => matchSentence(match, t)),
    ...(hasFilters ? [t('why.filters')] : []),
    ...preferences.map((preference) => t(`why.${preference}`)),
  ]
}

/** The concept says more than the words, unless the title has the words as typed. */
function matchSentence({ typed, found_in, concept }: Match, t: Translate<typeof texts>): string {
  if (concept !== null && found_in !== 'title' && concept.name.toLowerCase() !== typed.toLowerCase()) {
    return t(`why.concept_${concept.found_in}`, { typed, name: concept.name })
  }
  if (found_in !== null) return t(`why.in_${found_in}`, { typed })
  if (concept !== null) return t(`why.concept_${concept.found_in}`, { typed, name: concept.name })
  return t('why.missing', { typed })
}
