import type { Language } from '#config/languages.ts'
import { type Market, marketName } from '#config/markets.ts'
import { lookUp } from '#shared/look-up.ts'

/** Countries that English and Spanish name with an article inside a sentence. */
const ARTICLES: Readonly<Partial<Record<Language, Readonly<Partial<Record<string, string>>>>>> = {
  en: { PH: 'the', US: 'the', GB: 'the', AE: 'the' },
  es: { GB: 'el' },
}

/** The Portuguese word for "in", by the country's article; `em` if it has none. */
const PORTUGUESE: readonly (readonly [preposition: string, countries: string])[] = [
  ['no', 'JP VN CL BR MX CA PK GB LK'],
  ['na', 'ID MY TH AU NG KR IN TR SA ES RS EU CN'],
  ['nas', 'PH'],
  ['nos', 'US AE'],
]

/**
 * A market's name for "jobs in …": with the article if the language uses one, in Portuguese with the preposition too,
 * as the two contract.
 */
export function marketPhrase(market: Market, language: Language): string {
  const name = marketName(market, language)
  if (language === 'pt') {
    const [preposition = 'em'] =
      PORTUGUESE.find(([, codes]) => codes.split(' ').includes(market.country)) ?? []
    return `${preposition} ${name}`
  }
  const article = lookUp(ARTICLES[language] ?? {}, market.country)
  return article === undefined ? name : `${article} ${name}`
}
