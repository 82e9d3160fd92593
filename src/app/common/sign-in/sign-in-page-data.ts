import { COUNTRIES } from '#config/countries.ts'
import { errorByCode } from '#config/errors/catalogue.ts'
import { ERROR_MESSAGES } from '#config/errors/messages.ts'
import { isLanguage } from '#config/languages.ts'
import { listProviders } from '#features/sign-in/contract/providers.ts'
import { getChannels } from '#features/sign-in/contract/signed-in.ts'
import { lookUp } from '#shared/look-up.ts'
import { safeRedirect } from '#shared/safe-redirect.ts'
import { countryChoices } from '../country-choices.ts'
import type { PageServices } from '../services.ts'

/** The page to open after signing in; null unless it is on this site. */
export const requestedRedirect = (url: URL): string | null => safeRedirect(url.searchParams.get('redirect'))

/** The markets with their calling codes. */
export function callingCountries(language: string) {
  const calling = new Map(COUNTRIES.map(({ alpha2, callingCode }) => [alpha2, callingCode]))
  return countryChoices(language).flatMap(({ code, name }) => {
    const digits = calling.get(code)
    return digits === undefined ? [] : [{ code, name, calling: digits }]
  })
}

/** The sign-in methods that this installation offers beside passwords. */
export async function offeredMethods({ dispatch, viewer }: PageServices) {
  const [{ providers }, channels] = await Promise.all([
    dispatch(listProviders, {}, viewer),
    dispatch(getChannels, {}, viewer),
  ])
  return { providers, channels }
}

/** The message of an error code in an address; null for an unknown code, and for a message with placeholders. */
export function problemText(code: string | null, language: string): string | null {
  if (code === TOO_MANY) return tryLaterText(language)
  const error = /^4\d{4}$/.test(code ?? '') ? errorByCode(Number(code)) : undefined
  return error === undefined || error.params.length > 0 ? null : written(error.message, language)
}

const TOO_MANY = '40006'

/** The message of 40006 without the seconds to wait, for an address, or beside a countdown. */
export const tryLaterText = (language: string): string | null => written('try-later', language)

const written = (message: string, language: string): string | null =>
  isLanguage(language) ? (lookUp(ERROR_MESSAGES[language], message)?.replaceAll("''", "'") ?? null) : null
