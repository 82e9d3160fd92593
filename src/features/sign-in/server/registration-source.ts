import { countryByCode, countryById } from '#config/countries.ts'
import { CAMPAIGN_FIELDS, type Registration } from '../contract/registration.ts'

type SourceFields = Pick<
  Registration,
  'country_key' | 'source' | 'is_subscribe' | (typeof CAMPAIGN_FIELDS)[number]
>

/** The origin of a registration: country, source, campaign, and consent to news. These fields grant no rights. */
export function registrationSource(fields: SourceFields, country: string | null) {
  const campaign = CAMPAIGN_FIELDS.flatMap((name) => {
    const value = fields[name]
    return value === undefined || value === ''
      ? []
      : [[name, value.toWellFormed().replaceAll('\0', '')] as const]
  })
  return {
    country: countryOf(fields.country_key) ?? country,
    source: /^[\w.-]{1,50}$/.test(fields.source) ? fields.source : 'web',
    isSubscribed: fields.is_subscribe,
    campaign: Object.fromEntries(campaign),
  }
}

function countryOf(key: string): string | undefined {
  const country = /^\d{1,3}$/.test(key) ? countryById(Number(key)) : countryByCode(key.toUpperCase())
  return country?.alpha2
}
