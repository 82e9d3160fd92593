import { ancestorsOf, type Location } from './places.ts'

/**
 * The province of a city that has its name, in countries where people and boards name provinces: 東京 is 東京都 there, and
 * Ankara the province. Elsewhere the city is meant: the state of São Paulo is as large as the United Kingdom.
 */
export function provinceOf(city: Location): Location | undefined {
  if (!BY_PROVINCE.has(city.country)) return undefined
  const province = ancestorsOf(city.id).at(-1)
  return province !== undefined && `${province.name} `.startsWith(`${city.name} `) ? province : undefined
}

const BY_PROVINCE: ReadonlySet<string> = new Set(['AE', 'JP', 'TH', 'TR', 'VN'])
