import { countryName } from '#config/countries.ts'
import { isLanguage, type Language } from '#config/languages.ts'
import { type Market, marketName, marketOfCountry } from '#config/markets.ts'
import { type Location, locationById, locationName } from '#config/places/places.ts'
import { nameOf } from '#config/taxonomy/taxonomy.ts'
import { interfaceLanguageFor } from '#i18n/preferred-language.ts'
import type { LandingLink, Subject } from '../contract.ts'
import { type LandingAddress, pathOf } from './landing-address.ts'
import { marketPhrase } from './market-phrases.ts'
import { hasNamesake, slugOfPlace } from './place-slugs.ts'
import type { LandingRow } from './queries/landings.ts'
import { workById } from './work-slugs.ts'

/** The name of a landing's subject, in a language. */
export function nameSubject({ market, place, work }: LandingAddress, language: Language): Subject {
  return {
    market: {
      code: market.country,
      name: marketName(market, language),
      phrase: marketPhrase(market, language),
    },
    place: place && {
      id: place.id,
      name: locationName(place, language),
      is_namesake_region: place.kind === 'region' && hasNamesake(place) && sharesItsName(place, language),
      around: around(place, market, language),
    },
    work: work && { ...work, name: nameOf(work.kind, work.id, language) ?? '' },
  }
}

/** A row of the landings as a link, in a language; null for one that the configuration no longer knows. */
export function linkTo(row: LandingRow, language: Language): LandingLink | null {
  const address = addressOfRow(row)
  return address && { path: pathOf(address), subject: nameSubject(address, language), jobs: row.jobs }
}

export function addressOfRow(
  row: Pick<LandingRow, 'market' | 'place_id' | 'work_id'>,
): LandingAddress | null {
  const market = marketOfCountry(row.market)
  const place = row.place_id === null ? null : locationById(row.place_id)
  const work = row.work_id === null ? null : workById(row.work_id)
  if (!market?.enabled || place === undefined || (row.work_id !== null && work === null)) return null
  return place && slugOfPlace(place) === undefined ? null : { market, place, work }
}

/** The languages of the interface in which people of a market read and post jobs, its own first. */
export function languagesOf(market: Market): Language[] {
  const used = market.postingLanguages.flatMap((tag) => interfaceLanguageFor(tag) ?? [])
  return [...new Set([market.language, ...used])]
}

/** In Japanese 東京都 and 東京 differ, in English both are Tokyo. */
function sharesItsName(region: Location, language: Language): boolean {
  const name = locationName(region, language)
  return name === region.name || isLatin(name)
}

const isLatin = (name: string): boolean => !/[\p{Script=Han}\p{Script=Arabic}\p{Script=Katakana}]/u.test(name)

/**
 * People of a country omit its name, except if their language is spoken in several countries: more than one has a
 * Guadalajara and a Córdoba. Two places with the same name in a country are distinguished by their regions.
 */
function around(place: Location, market: Market, language: Language): string[] {
  const region = place.region === null ? undefined : locationById(place.region)
  const isAtHome = language === market.language && !['en', 'es'].includes(language)
  return [
    region && hasNamesake(place) ? locationName(region, language) : [],
    isAtHome ? [] : countryName(place.country, language),
  ].flat()
}

/** The viewer's language, if it is an interface language. */
export const shownLanguage = (language: string): Language => (isLanguage(language) ? language : 'en')
