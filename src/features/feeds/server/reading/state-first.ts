import { MARKETS } from '#config/markets.ts'
import { countriesNamed, regionsAbbreviated } from '#config/places/place-names.ts'
import { ancestorsOf, type Location } from '#config/places/places.ts'
import { alternativesOf, isKnown, partsOf } from './place-parts.ts'
import type { Context } from './resolve-parts.ts'

/**
 * Employers in the United States list their jobs by state, with its code first: 'LA - Minden', 'NY - Malta', 'IL - Work
 * from home'. Read like other texts, these would be Minden in Germany, the state of Malta, and work from anywhere.
 *
 * @returns the place in the state, or the state; null if the text isn't written so, or the code is a country's
 */
export function stateFirst(text: string, { stated, likely }: Context): Location | null {
  const [, code = '', rest = ''] = STATE_FIRST.exec(text.trim()) ?? []
  const [state] = regionsAbbreviated(code, 'US')
  if (!state || (stated ?? likely ?? 'US') !== 'US') return null
  const parts = alternativesOf(rest).flatMap(partsOf)
  const locations = parts.flatMap((part) => part.locations)
  const inState = locations.find(({ id }) => id === state.id || ancestorsOf(id).includes(state))
  if (inState) return inState
  const countries = countriesNamed(code)
  const isCountrys =
    parts.some((part) => part.countries.some((country) => countries.includes(country))) ||
    locations.some(({ country }) => countries.includes(country))
  if (isCountrys) return null
  // 'IN - Remote' may be India or Indiana; who writes 'work from home' there lists states.
  const isDoubtful = !parts.some(isKnown) && countries.some((country) => HAS_MARKET.has(country))
  return isDoubtful && !AT_HOME.test(rest) && parts.length === 0 ? null : state
}

const STATE_FIRST = /^([A-Z]{2})\s+[-–]\s+([^;|]+)$/
const AT_HOME = /^work (?:from|at) home$/i
const HAS_MARKET: ReadonlySet<string> = new Set(MARKETS.map(({ country }) => country))
