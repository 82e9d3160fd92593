import { COUNTRIES, countryName } from '#config/countries.ts'
import { CURRENCIES } from '#config/currencies.ts'
import type { Language } from '#config/languages.ts'
import { countriesOfMarket, MARKETS, marketName, marketOfCountry } from '#config/markets.ts'
import { payBandsOf } from '#config/pay-bands.ts'
import { locationById, locationName, locationsOf } from '#config/places/places.ts'
import { type FunctionTitleNode, functionTree } from '#config/taxonomy/taxonomy.ts'
import type { texts } from '#i18n/common/en.ts'
import { formatsFor } from '#i18n/formats.ts'
import { payBandPhrases } from '#i18n/pay-band-phrases.ts'
import { type Catalogue, textsFor } from '#i18n/text.ts'

/** A value of a list as the API sends it; some lists add properties. */
export interface ListItem {
  id: number | string
  key: string
  value: string
  [property: string]: unknown
}

interface ListRequest {
  language: Language
  /** The market looked at, or null. */
  country: string | null
  catalogue: Catalogue
}

type ListMaker = (request: ListRequest) => ListItem[]

const OPEN_MARKETS = MARKETS.filter((market) => market.enabled)

/** Lists that follow from other data, by the names of the specification. */
export const DERIVED_LISTS = {
  country_lists: ({ language }) =>
    COUNTRIES.map((country) => ({
      id: country.id,
      key: country.alpha2,
      value: countryName(country.alpha2, language),
      code: country.callingCode,
      is_sms_allowed: country.smsAllowed,
      currency: country.currency,
      is_market: marketOfCountry(country.alpha2)?.enabled ?? false,
    })),
  markets: ({ language }) =>
    OPEN_MARKETS.map((market) => ({
      id: market.id,
      key: market.key,
      value: marketName(market, language),
      country: market.country,
      url: market.url,
      language: market.language,
      default_location: market.defaultLocation,
      currency: market.currency,
    })),
  location_lists: ({ language, country }) => locationItems(language, country),
  currencies: ({ language }) =>
    CURRENCIES.map(({ code }) => ({ id: code, key: code, value: formatsFor(language).currency(code) })),
  salary_ranges: payBandItems,
  salary_range_filters: payBandItems,
  main_functions: ({ language }) => functionTree(language).map(({ children: _, ...main }) => main),
  job_functions: ({ language }) =>
    functionTree(language).flatMap(({ children }) =>
      children.map(({ children: _, ...jobFunction }) => jobFunction),
    ),
  function_titles: ({ language }) =>
    functionTree(language).flatMap((main) =>
      main.children.flatMap(({ children }) => children.map(withoutInterface)),
    ),
  job_function_lists: ({ language }) => functionTree(language).map((main) => ({ ...main })),
} satisfies Record<string, ListMaker>

export function isDerivedList(name: string): name is keyof typeof DERIVED_LISTS {
  return Object.hasOwn(DERIVED_LISTS, name)
}

/** An interface has no index signature; a copy of its value has. */
const withoutInterface = (title: FunctionTitleNode) => ({ ...title })

/** The places of the market looked at, or the default places of all markets where none is chosen. */
function locationItems(language: Language, country: string | null): ListItem[] {
  const market = country === null ? undefined : marketOfCountry(country)
  const locations = market
    ? countriesOfMarket(market).flatMap(locationsOf)
    : OPEN_MARKETS.flatMap(({ defaultLocation }) => locationById(defaultLocation) ?? [])
  return locations.map((location) => {
    const region = location.region === null ? undefined : locationById(location.region)
    return {
      id: location.id,
      key: location.name.toLowerCase().replace(/[\s/]+/g, '-'),
      value: locationName(location, language),
      kind: location.kind,
      country: location.country,
      region: region ? { id: region.id, value: locationName(region, language) } : null,
    }
  })
}

/** The bands of the pay filter a month, in the currency of the market looked at (US dollars without one). */
function payBandItems({ language, country, catalogue }: ListRequest): ListItem[] {
  const currency = (country && marketOfCountry(country)?.currency) || 'USD'
  const bands = payBandsOf(currency)
  const labels = payBandPhrases(bands, textsFor<typeof texts>(language, catalogue), formatsFor(language))
  return bands.map(({ from, to }, index) => {
    const key = `${from}-${to ?? ''}`
    return { id: index + 1, key, value: labels[index] ?? key, from, to, currency }
  })
}
