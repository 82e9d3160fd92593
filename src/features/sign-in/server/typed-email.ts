import { domainToASCII } from 'node:url'
import { ApiError } from '#shared/api-error.ts'

/**
 * An email address as somebody typed it, ready to be kept and written to. Only what every mail server reads alike is taken:
 * letters that merely look like ours (`K` for kelvin, `ı`) would be another mailbox to one and the same to another, and that
 * is how accounts are stolen. Throws 41004 (empty) and 41012 beside `email`.
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
