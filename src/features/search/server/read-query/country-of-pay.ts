import type { Language } from '#config/languages.ts'
import { MARKETS, marketOfCountry } from '#config/markets.ts'

/**
 * The country whose pay somebody means who searches everywhere: the one where most people of the language live, if it is
 * a market, or else a market with the language. 月薪2万 is yuan in simplified Chinese; English has dollars, as the pay
 * filter has. ISO 3166 alpha-2.
 */
export function countryOfPay(language: Language): string {
  const { region = '' } = new Intl.Locale(language).maximize()
  if (marketOfCountry(region) !== undefined) return region
  return MARKETS.find((market) => market.language === language)?.country ?? ''
}
