import {
  countriesNamed,
  locationsBeginningWith,
  locationsNamed,
  regionsAbbreviated,
} from '#config/places/place-names.ts'
import { ancestorsOf, type Location } from '#config/places/places.ts'
import { HYBRID_WORD, ON_SITE_WORD, REMOTE_WORD } from './arrangement-words.ts'

/** Splits a place text into names, with the possible meanings of each. */

export interface Part {
  name: string
  countries: readonly string[]
  locations: readonly Location[]
  /**
   * Two or three capitals, read as the abbreviation of a region or country, or a name that is cut off: not reliable
   * alone.
   */
  isCode: boolean
}

/** Removes everything that isn't a place, and splits the rest. */
export function alternativesOf(text: string): string[] {
  const bare = text
    .normalize('NFKC')
    .replace(NOISE, ' ')
    .replace(ARRANGEMENTS, ' ; ')
    .replace(/\s*(?:\.\.\.|…)/g, CUT)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/^US ([A-Z]{2}) (?=\p{L})/u, 'US, $1, ')
  return bare
    .split(SIDE_BY_SIDE)
    .map((alternative) => alternative.trim())
    .filter((alternative) => /\p{L}/u.test(alternative) && !COMPANY.test(alternative))
}

/**
 * 'Austin, TX / Reno, NV' and 'Austin, TX, Reno, NV' are two places each. 'OR' may be Oregon: 'Wilsonville, OR 97070'.
 */
const SIDE_BY_SIDE =
  /[;|•\n、+]|\s(?:or|and|&|và|dan|ve|y|e)\s|(?<!,)\s(?:OR|Or|AND|And)\s(?!\d)|(?<=,[^/]*?)\s?\/\s?|(?<=,\s?[A-Z]{2}),\s+(?=[^,]+,\s?[A-Z]{2}(?!\p{L}))/u

const NOISE =
  /\(\d+\)|\((?:HQ|NCR|CAR)\)|&? ?\d+ nơi khác|\+? ?\d+ more|\d+ locations?|(?<=(?:hybrid|remote|on-?site) )ok\b|(?:徒歩|バス)\s?\d+分|\S+駅|上班地址\s*:|\b(?:[EPCM][SD]T|CES?T|(?:GMT|UTC)(?:[+-]\d+)?)\b/giu
const ARRANGEMENTS = new RegExp(
  [REMOTE_WORD, HYBRID_WORD, ON_SITE_WORD].map(({ source }) => `(?:${source})`).join('|'),
  'giu',
)
// Sites named after a legal entity: '00531 - CVS Albany, L.L.C.'
const COMPANY = /\bL\.?L\.?C\.?\b|\bInc\b|\bLtd\b|\bCorp\b|\bPvt\b/

/** Marks the end of a name that the feed has cut off. */
const CUT = '…'

/** The names of an alternative, and the possible meanings of each. */
export function partsOf(text: string): Part[] {
  const written = text.split(
    /[,/()[\]:]|\s[-–—]+\s|(?<=\b[A-Z]{2,3})\.(?=[A-Z])|(?<=\p{Script=Han}|\p{Script=Hiragana})[\s-](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u,
  )
  return written.flatMap((piece) => {
    const name = piece.replace(/^[\s\-–—.]+|[\s\-–—]+$/g, '').replace(/\s+\d{4,6}(?:-\d{3,4})?$/, '')
    if (name === '') return []
    const whole = partNamed(name)
    if (isKnown(whole)) return [whole]
    // 'US-CA-Menlo Park', 'Austin TX'
    const pieces = (name.includes('-') ? name.split('-') : name.split(/(?<!\d.*)\s(?=[A-Z]{2,3}$)/)).map(
      (part) => partNamed(part.trim()),
    )
    return pieces.length > 1 && pieces.some(isKnown) ? pieces : [whole]
  })
}

export const isKnown = ({ countries, locations }: Part) => countries.length + locations.length > 0

function partNamed(name: string): Part {
  if (name.endsWith(CUT)) return cutPart(name.slice(0, -CUT.length).trim())
  const looksLikeCode = /^(?:[A-Z]{2,4}|(?:[A-Z]\.){2,3})$/.test(name)
  const regions = looksLikeCode ? regionsAbbreviated(name.replaceAll('.', '')) : []
  for (const form of [name, name.replace(AROUND, '').trim(), name.replace(QUARTER, '')]) {
    const named = new Set([...locationsNamed(form), ...locationsNamed(inFull(form))])
    // 'WA' is a state, and not the town of Wa in Ghana; 'LA' is a state or Los Angeles.
    const places = provincesFirst(
      [...named].filter(({ population }) => regions.length === 0 || population >= LARGE),
    )
    const isCode = looksLikeCode && places.length === 0
    const part = { name, countries: countriesNamed(form), locations: [...regions, ...places], isCode }
    if (isKnown(part)) return part
  }
  return { name, countries: [], locations: [], isCode: looksLikeCode }
}

/** 'AL KHUBAR…' may be whole, or the beginning of a name. */
function cutPart(name: string): Part {
  // 'YANBU AL…' is Yanbu Al Bahr.
  const whole =
    [name, name.replace(/ \S{1,2}$/, '')]
      .map((form) => locationsNamed(form))
      .find(({ length }) => length > 0) ?? []
  const locations = whole.length > 0 ? whole : locationsBeginningWith(name)
  return { name, countries: [], locations, isCode: whole.length === 0 }
}

/**
 * Boards of these countries list jobs by province: a name that a province shares with its capital means the province.
 */
const BY_PROVINCE = new Set(['VN'])

const provincesFirst = (places: readonly Location[]) =>
  places.filter((place) => !BY_PROVINCE.has(place.country) || !places.some((other) => isWithin(place, other)))

const AROUND =
  /^(?:(?:(?:must be )?based in|anywhere in|ville de|city of|in|from|within|greater|kecamatan|central|downtown|continental|virtual|field|the)[\s-])+|\s(?:area|metro|metropolitan|region|based|only|sadar|bay area|offices?|hq|warehouse|campus|plant|store|preferred)$|\s\(.*\)$|\s?\d+$/gi

const LARGE = 500_000

const inFull = (name: string): string =>
  name
    .replace(/^Saint /, 'St. ')
    .replace(/^Ft\.? /, 'Fort ')
    .replace(/^Mt\.? /, 'Mount ')

/** Indonesian boards name the districts of a city by their side of it: 'Denpasar Selatan', 'Medan Kota'. */
const QUARTER = /(?<!^Bandung) (?:Selatan|Utara|Barat|Timur|Tengah|Kota|Kidul|Kaler|Kulon|Wetan)$/

export const isCountryOnly = (part: Part) => part.locations.length === 0

export const isWithin = (inner: Location, outer: Location) => ancestorsOf(inner.id).includes(outer)
