/**
 * Finds places and countries by their names, in all languages of postings. This is a dictionary, not a parser: it looks
 * up one name at a time, and returns all that the name can mean. The parser of a posting decides what its free text
 * means.
 *
 * Names are compared in a folded form (`foldPlaceName`); the dictionary has them with and without the words for the
 * kind of place ('横浜市' and '横浜', 'Makati City' and 'Makati').
 */

import { COUNTRIES, countryName } from '#config/countries.ts'
import { LANGUAGES } from '#config/languages.ts'
import { lookUp } from '#shared/look-up.ts'
import { COUNTRY_ALIASES } from './country-aliases.ts'
import { ancestorsOf, LOCATIONS, type Location, locationsOf } from './places.ts'
import { REGION_CODES, REGION_CODES_BESIDE_COUNTRY, SEARCHED_BY_CODE } from './region-codes.ts'

/** The form in which names are compared: lower case, Latin and Arabic marks gone, one spelling of variants. */
export function foldPlaceName(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replace(/ +/g, ' ').trim()
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0655\u0670\u0640]/g, '')
    .normalize('NFC')
    .replace(/[ıđðøłßæœ臺ىةک]/g, (letter) => lookUp(SPELLINGS, letter) ?? letter)
    .replace(/[.'’‘ʼ`]/g, '')
    .replace(/[\s\-–—_・·,、，/()（）]+/g, ' ')
    .trim()
}

/** Most names need no more: this makes the dictionary in half of the time. */
const PLAIN = /^[a-zA-Z\d ]*$/

const SPELLINGS: Readonly<Record<string, string>> = {
  ı: 'i',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  臺: '台',
  ى: 'ي',
  ة: 'ه',
  ک: 'ك',
}

/**
 * The possible places of a name, the likeliest first: by population, but a city before the region of the same name.
 *
 * @param country alpha-2, to search one country only
 */
export function locationsNamed(name: string, country?: string): readonly Location[] {
  const found = locationsByName().get(foldPlaceName(name)) ?? []
  return country === undefined ? found : found.filter((location) => location.country === country)
}

/**
 * Alpha-2 codes of the countries a name can mean. ISO codes count only in capitals: 'IN' is India, 'in' is a
 * word. So does 'UK'.
 */
export function countriesNamed(name: string): readonly string[] {
  const code = name.trim().replaceAll('.', '')
  const byCode = /^[A-Z]{2,4}$/.test(code) ? countryCodes().get(code) : undefined
  return byCode === undefined ? (countryNames().get(foldPlaceName(name)) ?? []) : [byCode]
}

/**
 * The possible places of a name that is cut off, as some feeds do ('AL MUBARR' for Al Mubarraz). Only consonants count,
 * since there are many ways to write Arabic vowels with Latin letters; none if they are too few.
 */
export function locationsBeginningWith(name: string): readonly Location[] {
  const beginning = consonantsOf(name)
  if (beginning.length < FEWEST_CONSONANTS) return []
  return LOCATIONS.filter(
    (location) =>
      CUT_NAMES.has(location.country) &&
      [location.name, ...location.aliases].some((known) => consonantsOf(known).startsWith(beginning)),
  )
}

/** Countries whose names arrive cut off. */
const CUT_NAMES: ReadonlySet<string> = new Set(['SA'])
const FEWEST_CONSONANTS = 3
const consonantsOf = (name: string): string =>
  foldPlaceName(name)
    .replace(/(?<!\S)(?:a[ldnrstz]|a[dst]h|el)(?!\S)/g, '')
    .replace(/[^b-df-hj-np-tvxz]/g, '')
    .replace(/(.)\1+/g, '$1')

/**
 * The regions (or cities that are a region) with an abbreviation in capitals: 'CA', 'NSW', 'SP'. With a country also
 * those that are known beside its name only: 'BY' alone is Belarus.
 */
export function regionsAbbreviated(code: string, country?: string): readonly Location[] {
  const known = regionsByCode().get(code) ?? []
  return known
    .filter(({ region, isAlone }) => (country === undefined ? isAlone : region.country === country))
    .map(({ region }) => region)
}

/**
 * The regions that two letters alone mean to people of a country, in any case: 'rj' in Brazil. None where people do not
 * search so.
 */
export const regionsSearchedByCode = (letters: string, country: string): readonly Location[] =>
  SEARCHED_BY_CODE.has(country) ? regionsAbbreviated(letters.toUpperCase(), country) : []

interface CodedRegion {
  code: string
  region: Location
  /** The code means it even if no country stands beside. */
  isAlone: boolean
}

let regionsMemo: ReadonlyMap<string, readonly CodedRegion[]> | undefined

function regionsByCode(): ReadonlyMap<string, readonly CodedRegion[]> {
  regionsMemo ??= Map.groupBy(
    [...codedRegions(REGION_CODES, true), ...codedRegions(REGION_CODES_BESIDE_COUNTRY, false)],
    ({ code }) => code,
  )
  return regionsMemo
}

/** `table`: by country the names of regions by code. */
function codedRegions(
  table: Readonly<Record<string, Readonly<Record<string, string>>>>,
  isAlone: boolean,
): CodedRegion[] {
  return Object.entries(table).flatMap(([country, codes]) => {
    const regions = Map.groupBy(
      locationsOf(country).filter(({ region }) => region === null),
      ({ name }) => name,
    )
    return Object.entries(codes).flatMap(([code, name]) =>
      (regions.get(name) ?? []).map((region) => ({ code, region, isAlone })),
    )
  })
}

let memo: ReadonlyMap<string, readonly Location[]> | undefined

/** All names, folded, each with its places, the likeliest first. */
export function locationsByName(): ReadonlyMap<string, readonly Location[]> {
  memo ??= indexLocations()
  return memo
}

function indexLocations(): ReadonlyMap<string, readonly Location[]> {
  const index = new Map<string, Location[]>()
  for (const location of LOCATIONS) {
    const names = [location.name, ...Object.values(location.names), ...location.aliases]
    const folded = names.flatMap((name) =>
      name === undefined ? [] : variantsOf(foldPlaceName(name), location),
    )
    for (const name of new Set(folded)) {
      const namesakes = index.get(name)
      if (namesakes === undefined) index.set(name, [location])
      else namesakes.push(location)
    }
  }
  for (const [name, namesakes] of index) {
    if (namesakes.length > 1)
      index.set(
        name,
        namesakes.toSorted((a, b) => weightOf(b, namesakes) - weightOf(a, namesakes)),
      )
  }
  return index
}

/** A region ranks right below its largest city of the same name. */
function weightOf(location: Location, namesakes: readonly Location[]): number {
  if (location.kind !== 'region') return location.population
  const inside = namesakes.filter((other) => ancestorsOf(other.id).includes(location))
  return Math.min(location.population, ...inside.map((other) => other.population - 1))
}

/** A folded name with and without the words for its kind of place. */
function variantsOf(name: string, location: Location): string[] {
  const shortened = lookUp(SUFFIXES, location.country)?.exec(name)?.[1] ?? PREFIX.exec(name)?.[1]
  const short = shortened ?? name
  const added =
    lookUp(AFFIXES, location.country)?.[location.kind]?.map((affix) => affix.replace('*', short)) ?? []
  return /^[a-z ]/.test(short) || shortened !== undefined ? [name, short, ...added] : [name, ...added]
}

const HAN_SUFFIXES = /^(\p{sc=Han}{2,})[市縣县県府區区鎮镇鄉乡町村]$/u

const SUFFIXES: Readonly<Record<string, RegExp>> = {
  CN: /^(\p{sc=Han}{2,})[市省县区]$/u,
  HK: HAN_SUFFIXES,
  JP: /^(?!東京)(\p{L}{2,})[市県縣县府区區町村]$/u,
  KR: /^([\p{sc=Hangul}]{2,})[시군구도]$/u,
  MO: /^(\p{sc=Han}{2,})堂?[區区]$/u,
  PH: /^(.+) city$/,
  TW: HAN_SUFFIXES,
}

/** 'Province of', 'Region of' and 'City of' in Arabic. */
const PREFIX = /^(?:منطقه|مدينه|اماره|محافظه) (.+)$/

/** Words that people add to a name; a star marks the name. */
const AFFIXES: Readonly<Record<string, Partial<Record<Location['kind'], readonly string[]>>>> = {
  AU: { region: ['state of *'] },
  CN: { region: ['* province'], city: ['* city', '*市'] },
  ID: { region: ['* province', 'provinsi *'], city: ['kota *', 'kab *', 'kabupaten *'] },
  IE: { city: ['co *', 'county *'] },
  JP: { region: ['* prefecture'], city: ['* shi', '* city', '*市'], district: ['* ku', '* city', '* ward'] },
  KR: { region: ['* do'], city: ['* si', '* city', '*시'] },
  MX: { city: ['cd *', 'ciudad de *'] },
  NG: { region: ['* state'] },
  PH: { city: ['* city', 'city of *'] },
  SA: { city: ['مدينه *'], region: ['منطقه *', '* province'] },
  TH: { region: ['* province', 'จังหวัด*'], city: ['จังหวัด*'] },
  TR: { region: ['* ili', '* province'] },
  TW: { city: ['* city', '*市'], region: ['* county'], district: ['* district', '* dist'] },
  US: { region: ['* state', 'state of *'] },
  VN: { region: ['tinh *', '* province'], city: ['tp *', 'tp*', 'thanh pho *', '* city'] },
}

/** Languages beside the interface's in which places are written. */
const POSTING_LANGUAGES = [
  'ko',
  'th',
  'vi',
  'sr',
  'sr-Latn',
  'fil',
  'hi',
  'bn',
  'ur',
  'de',
  'fr',
  'it',
  'nl',
  'ca',
]

let namesMemo: ReadonlyMap<string, readonly string[]> | undefined

function countryNames(): ReadonlyMap<string, readonly string[]> {
  namesMemo ??= new Map(
    [
      ...Map.groupBy(
        COUNTRIES.flatMap(({ alpha2 }) =>
          [
            ...[...LANGUAGES, ...POSTING_LANGUAGES].map((language) => countryName(alpha2, language)),
            ...(lookUp(COUNTRY_ALIASES, alpha2) ?? []),
          ].map((name) => ({ name: foldPlaceName(name), alpha2 })),
        ),
        ({ name }) => name,
      ),
    ].map(([name, entries]) => [name, [...new Set(entries.map(({ alpha2 }) => alpha2))]]),
  )
  return namesMemo
}

let codesMemo: ReadonlyMap<string, string> | undefined

function countryCodes(): ReadonlyMap<string, string> {
  codesMemo ??= new Map([
    ...COUNTRIES.flatMap(({ alpha2, alpha3 }) => [[alpha2, alpha2] as const, [alpha3, alpha2] as const]),
    ['UK', 'GB'] as const,
    ['UAE', 'AE'] as const,
    ['KSA', 'SA'] as const,
  ])
  return codesMemo
}
