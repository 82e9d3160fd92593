import { z } from 'zod'
import { countryByCode } from '#config/countries.ts'
import { phoneFormat } from '#config/errors/catalogue.ts'
import { ApiError } from '#shared/api-error.ts'
import { isMobile, readPhone } from '#shared/phone-number.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Channel } from '../contract/phones.ts'

/** Addresses as people type them, read once at the border. */

export interface Address {
  channel: Channel
  /** An email address as typed, or a number in E.164. */
  address: string
  /** What it is known by: in lower case. */
  recipient: string
}

interface TypedPhone {
  phone_num?: string | undefined
  country_code?: string | undefined
}

/** Throws what `typedEmail` and `typedPhone` throw. */
export function typedAddress(
  typed: { channel: Channel; email?: string | undefined } & TypedPhone,
  viewer: Pick<Viewer, 'country'>,
): Address {
  const { channel } = typed
  const address = channel === 'email' ? typedEmail(typed.email) : typedPhone(typed, viewer)
  return { channel, address, recipient: address.toLowerCase() }
}

/** Throws 41004 (none) or 41012 (no address) beside `email`. */
export function typedEmail(typed = ''): string {
  const email = typed.normalize('NFKC').trim()
  if (email === '') throw new ApiError(41004, { field: 'email' })
  if (email.length > LONGEST_EMAIL || !z.email().safeParse(email).success) {
    throw new ApiError(41012, { field: 'email' })
  }
  return email
}

/**
 * A number in E.164; where it does not say its country, of the one beside it, or else of the viewer's. Throws 41013 (none),
 * 41014 (too short), 41015 (too long), the code of the country's format, or 41347 (no number), each beside `phone_num`.
 */
export function typedPhone(
  { phone_num = '', country_code = '' }: TypedPhone,
  { country }: Pick<Viewer, 'country'>,
): string {
  const home = country_code === '' ? country : country_code
  const read = readPhone(phone_num, { country: home, digits: phoneFormat })
  if ('number' in read) return read.number
  const code = read.problem === 'format' ? (phoneFormat(read.country)?.code ?? 41014) : PROBLEMS[read.problem]
  throw new ApiError(code, { field: 'phone_num' })
}

/** Throws 41347 where a number (E.164) takes no messages, 41052 where we send none to its country, beside `phone_num`. */
export function refuseUnreachable(number: string): void {
  const read = readPhone(number, { country: null, digits: phoneFormat })
  const country = 'country' in read ? countryByCode(read.country) : undefined
  if (country?.smsAllowed !== true) throw new ApiError(41052, { field: 'phone_num' })
  if (!isMobile(number)) throw new ApiError(41347, { field: 'phone_num' })
}

/** Of SMTP. */
const LONGEST_EMAIL = 254

const PROBLEMS = { empty: 41013, short: 41014, long: 41015, unknown: 41347 } as const
