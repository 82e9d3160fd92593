import { domainToUnicode } from 'node:url'

/**
 * Validates addresses that others give us and that visitors will follow: the page where visitors apply for a job, an
 * employer's own site. Returns the address as browsers normalise it, which is what we store and show. Returns null for
 * an address that leads into a private network, hides its target, or may be read differently by another program.
 *
 * A host must be written in its normal form. Then browsers, other programs and people read the same, and the many ways
 * to write an address of this machine (`2130706433`, `0x7f.1`, `①②⑦.0.0.1`) need no list. Database constraints require
 * the same form of stored addresses.
 */
export function outgoingAddress(text: string): string | null {
  const written = text.trim()
  const authority = SHAPE.exec(written)?.[1]
  if (authority === undefined || MISREAD.test(written) || !written.isWellFormed()) return null
  const url = URL.parse(written)
  if (url === null || url.href.length > LONGEST || url.port === '0') return null
  return isWrittenAsMeant(authority, url.hostname) && isPublicName(url.hostname) ? url.href : null
}

/** Two slashes, then the host up to the next part. A name or password (`@`) is not accepted. */
const SHAPE = /^https?:\/\/([^/?#@]+)(?:[/?#]|$)/i

/**
 * Browsers read `\` as `/`, others as part of a name; browsers drop tabs and line ends; control characters can reverse
 * a text.
 */
const MISREAD = /[\\\p{Cc}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u

const LONGEST = 2000

function isWrittenAsMeant(authority: string, hostname: string): boolean {
  const host = authority.replace(/:\d*$/, '').toLowerCase().normalize('NFC')
  return host === hostname || host === domainToUnicode(hostname)
}

/** A public name has at least two parts. An employer has a name, so bare IP addresses are refused. */
function isPublicName(hostname: string): boolean {
  const labels = hostname.split('.')
  const last = labels.at(-1) ?? ''
  return (
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    LAST.test(last) &&
    !NOT_PUBLIC.has(last)
  )
}

const LABEL = /^[a-z0-9_-]{1,63}$/
/** Not a number: only IPv4 addresses end in one. */
const LAST = /^[a-z][a-z0-9-]*$/

/** Top-level names that are not delegated, and that private networks use. */
const NOT_PUBLIC = new Set([
  ...['localhost', 'local', 'localdomain', 'internal', 'intranet', 'private', 'lan', 'home', 'corp', 'arpa'],
])
