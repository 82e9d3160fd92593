import { domainToASCII } from 'node:url'
import { ApiError } from '#shared/api-error.ts'

/**
 * Reads a typed email address. It accepts only characters that all mail servers treat in the same way. Similar
 * characters (`K` for kelvin, `ı`) mean another mailbox on some servers and the same mailbox on others, so that
 * attackers could take over accounts. Throws 41004 (empty) and 41012 beside `email`.
 */
export function typedEmail(typed: string): string {
  const text = typed.normalize('NFKC').trim()
  if (text === '') throw new ApiError(41004, { field: 'email' })
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  const domain = domainToASCII(text.slice(at + 1))
  const email = `${local}@${domain}`
  if (at < 1 || email.length > LONGEST || !LOCAL.test(local) || !DOMAIN.test(domain)) {
    throw new ApiError(41012, { field: 'email' })
  }
  return email
}

const LONGEST = 254
const LOCAL = /^(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]{1,64}(?<!\.)$/
const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{2,59})$/
