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

/** All places: regions, then cities by population, then places written by hand. */
export const LOCATIONS: readonly Location[] = readFileSync(
  new URL('./places.generated.tsv', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '')
  .map(locationOf)

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

function locationOf(line: string): Location {
  const [id, kind, country, parent, region, lat, lon, population, name, names, aliases] = line.split('\t')
  const knownKind = KINDS.find((known) => known === kind)
  if (knownKind === undefined || country === undefined || name === undefined) {
    throw new Error(`places.generated.tsv has a line that is no place: ${line}`)
  }
  return {
    id: Number(id),
    kind: knownKind,
    country,
    parent: parent === '' ? null : Number(parent),
    region: region === '' ? null : Number(region),
    name,
    names: Object.fromEntries(
      listOf(names).map((item) => [item.slice(0, item.indexOf('=')), item.slice(item.indexOf('=') + 1)]),
    ),
    aliases: listOf(aliases),
    lat: Number(lat),
    lon: Number(lon),
    population: Number(population),
  }
}

function listOf(field: string | undefined): readonly string[] {
  return field === undefined || field === '' ? [] : field.split('|')
}
