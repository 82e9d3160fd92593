import { COUNTRIES } from '#config/countries.ts'
import { errorByCode } from '#config/errors/catalogue.ts'
import { ERROR_MESSAGES } from '#config/errors/messages.ts'
import { isLanguage } from '#config/languages.ts'
import { listProviders } from '#features/accounts/contract/providers.ts'
import { wayBack } from '#shared/way-back.ts'
import { countryChoices } from '../country-choices.ts'
import type { SeekerServices } from '../services.ts'

/** Where somebody wants to afterwards, as far as it is on this site. */
export const backOf = (url: URL): string | null => wayBack(url.searchParams.get('redirect'))

/** The markets with what is dialled for them. */
export function callingCountries(language: string) {
  const calling = new Map(COUNTRIES.map(({ alpha2, callingCode }) => [alpha2, callingCode]))
  return countryChoices(language).flatMap(({ code, name }) => {
    const digits = calling.get(code)
    return digits === undefined ? [] : [{ code, name, calling: digits }]
  })
}

/** None where they cannot be told: the other ways are there. */
export async function providersFor({ dispatch, viewer }: SeekerServices) {
  const { providers } = await dispatch(listProviders, {}, viewer)
  return providers
}

/** The message of a code in an address, of those that need nothing filled in; null for anything else. */
export function problemText(code: string | null, language: string): string | null {
  const error = /^4\d{4}$/.test(code ?? '') ? errorByCode(Number(code)) : undefined
  if (error === undefined || error.params.length > 0 || !isLanguage(language)) return null
  return ERROR_MESSAGES[language][error.message]?.replaceAll("''", "'") ?? null
}
