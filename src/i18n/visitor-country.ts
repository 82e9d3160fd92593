import { MARKETS, type Market } from '#config/markets.ts'
import { ANYWHERE } from './anywhere.ts'

/**
 * The market of a visitor, as its country code: from the address, an earlier choice, the host, or the regions of
 * `Accept-Language` (`en-PH`); null if nothing indicates an enabled market, or if the visitor chose all countries.
 */
export function visitorCountry(hints: {
  address: string | null
  remembered: string | undefined
  host: string | undefined
  acceptLanguage: string | undefined
}): string | null {
  if ((hints.address ?? hints.remembered) === ANYWHERE) return null
  const candidates = [
    hints.address,
    hints.remembered,
    MARKETS.find(({ url }) => url !== null && url === hints.host)?.country,
    ...regionsOf(hints.acceptLanguage ?? ''),
  ]
  return candidates.map(chosenCountry).find((country) => country !== null) ?? null
}

/** The country code of an enabled market, however it was typed; null for anything else. */
export function chosenCountry(value: string | null | undefined): string | null {
  const code = value?.toUpperCase()
  return enabledMarkets().find(({ country }) => country === code)?.country ?? null
}

export const enabledMarkets = (): readonly Market[] => MARKETS.filter(({ enabled }) => enabled)

const MAX_TAGS = 20

function regionsOf(acceptLanguage: string): string[] {
  const tags = acceptLanguage.split(',', MAX_TAGS)
  return tags.flatMap((tag) => /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(tag)?.[1] ?? [])
}
