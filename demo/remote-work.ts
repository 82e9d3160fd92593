import type { CountryProfile } from './countries.ts'
import type { Random } from './random.ts'

/** The countries in which a remote job may be done, and its time zone. */
export interface RemoteTerms {
  /** ISO 3166 alpha-2; empty means anywhere. */
  openCountries: readonly string[]
  excludedCountries: readonly string[]
  /** IANA names. */
  timeZone: string
  workingTimeZone: string
}

const REGIONS: readonly (readonly string[])[] = [
  ['PH', 'SG', 'ID', 'MY', 'TH', 'VN'],
  ['TW', 'HK', 'MO', 'JP', 'KR', 'CN', 'SG'],
  ['IN', 'PK', 'BD', 'LK', 'PH'],
  ['MX', 'CL', 'BR', 'US', 'CA'],
  ['GB', 'IE', 'DE', 'FR', 'NL', 'ES', 'PT', 'IT', 'BE', 'AT', 'FI', 'RS', 'TR'],
  ['SA', 'AE', 'TR', 'PK', 'IN'],
  ['AU', 'SG', 'PH', 'MY'],
  ['NG', 'GB', 'AE'],
]

export function drawRemoteTerms(random: Random, { country, timeZone }: CountryProfile): RemoteTerms {
  const workingTimeZone = random.chance(0.85) ? timeZone : 'UTC'
  const terms = { openCountries: [country], excludedCountries: [], timeZone, workingTimeZone }
  const dice = random.next()
  if (dice < 0.4) return terms
  if (dice < 0.75) {
    const region = random.pick(REGIONS.filter((countries) => countries.includes(country)))
    return { ...terms, openCountries: [country, ...region.filter((other) => other !== country)] }
  }
  const excluded = ['US', 'CA', 'CN', 'NG', 'SA'].filter((other) => other !== country)
  return {
    ...terms,
    openCountries: [],
    excludedCountries: random.chance(0.3) ? random.sample(excluded, 2) : [],
  }
}
