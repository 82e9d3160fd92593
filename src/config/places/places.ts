/**
 * The places of the world for workplaces: regions, cities and, if the country is one city, districts. Read once from
 * the table that generate-places.ts writes; since it reads a file, only the server can use this module.
 */

import { readFileSync } from 'node:fs'
import { lookUp } from '#shared/look-up.ts'

const KINDS = ['region', 'city', 'district'] as const

export interface Location {
  /** GeoNames id; 9xx,xxx,xxx for places written by hand. */
  id: number
  kind: (typeof KINDS)[number]
  /** ISO 3166 alpha-2. */
  country: string
  /** The location that directly contains it: a district's city, a city's region. */
  parent: number | null
  /** The first-level region it lies in; null for regions and for cities that are their own. */
  region: number | null
  /** In English or Latin letters. */
  name: string
  /** Its names in other languages and in its own script, by BCP 47 tag, if they differ from `name`. */
  names: Readonly<Partial<Record<string, string>>>
  /** Other spellings: abbreviations, former names, neighbourhoods that people search for. */
  aliases: readonly string[]
  lat: number
  lon: number
  /** Of a region the sum of its listed cities; roughly right, for ranking. */
  population: number
}

/**
 * A line of the table. Its names are split when they are asked for: each thread reads all places at its start, and names
 * few of them.
 */
class Place implements Location {
  readonly id: number
  readonly kind: Location['kind']
  readonly country: string
  readonly parent: number | null
  readonly region: number | null
  readonly name: string
  readonly lat: number
  readonly lon: number
  readonly population: number
  readonly #namesField: string
  #names: Location['names'] | undefined
  readonly #aliases: string

  constructor(line: string) {
    const [id, kind, country, parent, region, lat, lon, population, name, names = '', aliases = ''] =
      line.split('\t')
    const knownKind = KINDS.find((known) => known === kind)
    if (knownKind === undefined || country === undefined || name === undefined) {
      throw new Error(`places.generated.tsv has a line that is no place: ${line}`)
    }
    this.id = Number(id)
    this.kind = knownKind
    this.country = country
    this.parent = parent === '' ? null : Number(parent)
    this.region = region === '' ? null : Number(region)
    this.name = name
    this.lat = Number(lat)
    this.lon = Number(lon)
    this.population = Number(population)
    this.#namesField = names
    this.#aliases = aliases
  }

  get names(): Location['names'] {
    this.#names ??= Object.fromEntries(
      itemsOf(this.#namesField).map((item) => [
        item.slice(0, item.indexOf('=')),
        item.slice(item.indexOf('=') + 1),
      ]),
    )
    return this.#names
  }

  get aliases(): readonly string[] {
    return itemsOf(this.#aliases)
  }
}

const itemsOf = (field: string): readonly string[] => (field === '' ? [] : field.split('|'))

/** All places: regions, then cities by population, then places written by hand. */
export const LOCATIONS: readonly Location[] = readFileSync(
  new URL('./places.generated.tsv', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => new Place(line))

const LOCATION_BY_ID = new Map(LOCATIONS.map((location) => [location.id, location]))
const LOCATIONS_BY_COUNTRY = Map.groupBy(LOCATIONS, (location) => location.country)

export const locationById = (id: number): Location | undefined => LOCATION_BY_ID.get(id)

/** All places of a country (alpha-2), regions first. */
export const locationsOf = (country: string): readonly Location[] => LOCATIONS_BY_COUNTRY.get(country) ?? []

/** The places that contain a place, nearest first; empty for an unknown id. */
export function ancestorsOf(id: number): readonly Location[] {
  const parent = LOCATION_BY_ID.get(id)?.parent ?? null
  const container = parent === null ? undefined : LOCATION_BY_ID.get(parent)
  return container === undefined ? [] : [container, ...ancestorsOf(container.id)]
}

/** The name of a place in a language (BCP 47); its Latin name if no other is known. */
export const locationName = (location: Location, language: string): string =>
  lookUp(location.names, language) ?? location.name
