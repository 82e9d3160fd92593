import { marketName, marketOfCountry } from '#config/markets.ts'
import { enabledMarkets } from '#i18n/visitor-country.ts'

interface CountryChoice {
  code: string
  name: string
}

const made = new Map<string, readonly CountryChoice[]>()

/** The markets to choose from, named and sorted by the rules of the language; made once per language. */
export function countryChoices(language: string): readonly CountryChoice[] {
  const choices = made.get(language) ?? sortedChoices(language)
  made.set(language, choices)
  return choices
}

/** The name of a market by its country code; empty for none. */
export function countryName(country: string | null, language: string): string {
  const market = country === null ? undefined : marketOfCountry(country)
  return market ? marketName(market, language) : ''
}

function sortedChoices(language: string): CountryChoice[] {
  const order = new Intl.Collator(language)
  return enabledMarkets()
    .map((market) => ({ code: market.country, name: marketName(market, language) }))
    .sort((a, b) => order.compare(a.name, b.name))
}
