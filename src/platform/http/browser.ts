import type { Browser } from '#shared/viewer.ts'
import { cookiesOf } from './cookies.ts'

/** The browser of a request, with the cookies that the response sets in it. */
export interface AnsweredBrowser extends Browser {
  /** Values for `Set-Cookie`. */
  readonly setCookies: readonly string[]
}

const LONGEST_AGENT = 500

/**
 * @param isSecure whether visitors come over TLS: cookies then are named `__Host-…`, so that no neighbour's subdomain can
 * plant one
 */
export function createBrowser(
  headers: { cookie?: string | undefined; 'user-agent'?: string | undefined },
  isSecure: boolean,
): AnsweredBrowser {
  const cookies = new Map(cookiesOf(headers.cookie))
  const left = new Map<string, string>()
  const fullName = (name: string) => (isSecure ? `__Host-${name}` : name)
  const leave = (name: string, value: string, seconds: number) => {
    const secure = isSecure ? '; Secure' : ''
    left.set(name, `${fullName(name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`)
  }
  return {
    userAgent: (headers['user-agent'] ?? '').toWellFormed().slice(0, LONGEST_AGENT),
    cookie: (name) => cookies.get(fullName(name)),
    cookiesUnder: (prefix) =>
      [...cookies].filter(([name]) => name.startsWith(fullName(prefix))).map(([, value]) => value),
    setCookie: (name, value, { seconds }) => {
      cookies.set(fullName(name), value)
      leave(name, value, seconds)
    },
    dropCookie: (name) => {
      cookies.delete(fullName(name))
      leave(name, '', 0)
    },
    get setCookies() {
      return [...left.values()]
    },
  }
}
