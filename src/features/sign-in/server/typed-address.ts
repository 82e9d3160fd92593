import type { Viewer } from '#shared/viewer.ts'
import type { Channel } from '../contract/phones.ts'
import { typedEmail } from './typed-email.ts'
import { typedPhone } from './typed-phone.ts'

export interface Address {
  channel: Channel
  /** An email address as typed, or a number in E.164. */
  address: string
  /** Its key: in lower case. */
  recipient: string
}

interface TypedAddress {
  channel: Channel
  email?: string | undefined
  phone_num?: string | undefined
  country_code?: string | undefined
}

/** Reads a typed address. Throws what `typedEmail` and `typedPhone` throw, beside `email` or `phone_num`. */
export function typedAddress(
  { channel, email = '', phone_num = '', country_code = '' }: TypedAddress,
  { country }: Pick<Viewer, 'country'>,
): Address {
  const home = country_code.trim() === '' ? country : country_code
  const address = channel === 'email' ? typedEmail(email) : typedPhone(phone_num, home, 'phone_num')
  return { channel, address, recipient: address.toLowerCase() }
}
