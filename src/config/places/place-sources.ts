/** Reads the files of `sources/`: tab-separated, `#` for comments, lists with bars, names as `language=name`. */
import { readFileSync } from 'node:fs'

/** A place in the generator. */
export interface Place {
  id: number
  kind: 'region' | 'city' | 'district'
  country: string
  parent: number | null
  name: string
  lat: number
  lon: number
  population: number
  names: Map<string, string>
  aliases: string[]
}

/** A line of corrections.tsv; `name` is empty to keep the name and '-' to leave the place out. */
export interface Correction {
  name: string
  names: ReadonlyMap<string, string>
  aliases: readonly string[]
  population: number | null
}

/** By region code, GeoNames id or 'country city'. */
export const readCorrections = (): Map<string, Correction> =>
  new Map(
    rowsOf('corrections.tsv').map(([key = '', name = '', names, aliases, population]) => [
      key,
      {
        name,
        names: namesOf(names),
        aliases: listOf(aliases),
        population: population === undefined ? null : Number(population),
      },
    ]),
  )

/** First-level divisions with their GeoNames codes ('JP.40'). */
export const readRegions = (): { code: string; id: number; name: string; names: Map<string, string> }[] =>
  rowsOf('geonames-regions.tsv').map(([code = '', id, name = '', names]) => ({
    code,
    id: Number(id),
    name,
    names: namesOf(names),
  }))

/** Names of cities by GeoNames id. */
export const readCityNames = (): Map<number, Map<string, string>> =>
  new Map(rowsOf('geonames-names.tsv').map(([id, names]) => [Number(id), namesOf(names)]))

export const readHandWritten = (): Place[] =>
  rowsOf('hand-written.tsv')
    .slice(1)
    .map(([id, kind, country = '', parent, name = '', lat, lon, population, names, aliases]) => ({
      id: Number(id),
      kind: kind === 'region' || kind === 'city' ? kind : 'district',
      country,
      parent: parent === '' ? null : Number(parent),
      name,
      lat: Number(lat),
      lon: Number(lon),
      population: Number(population),
      names: namesOf(names),
      aliases: listOf(aliases),
    }))

const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(`./sources/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))

const listOf = (field = ''): string[] => field.split('|').filter((item) => item !== '')

const namesOf = (field = ''): Map<string, string> =>
  new Map(
    listOf(field).map((item) => {
      const [language = '', name = ''] = item.split(/=(.*)/s)
      return [language, asPeopleWrite(name, language)]
    }),
  )

/** GeoNames has some names with the rank of their administration, and Thai vowels in two characters. */
const asPeopleWrite = (name: string, language: string): string =>
  name
    .replaceAll('\u0e4d\u0e32', '\u0e33')
    .replace(language === 'th' ? /^(เทศบาล(นคร|เมือง)|อำเภอ)/ : /^Provinsi (?!Yogya)/, '')
