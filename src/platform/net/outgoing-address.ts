import { domainToUnicode } from 'node:url'

/**
 * The one reader of addresses that others give us to lead visitors to: the page where a job is applied for, an employer's
 * own site. Answers the address as browsers understand it, which is what is kept and shown; null for one that leads into
 * somebody's own network, hides where it leads, or may be read differently by another program.
 *
 * A host must be written as it is meant. Then browsers, other programs and people read the same, and the many ways to write
 * an address of this machine (`2130706433`, `0x7f.1`, `①②⑦.0.0.1`) need no list. Constraints of the database hold what is kept
 * to the same form.
 */
export function outgoingAddress(text: string): string | null {
  const written = text.trim()
  const authority = SHAPE.exec(written)?.[1]
  if (authority === undefined || MISREAD.test(written) || !written.isWellFormed()) return null
  const url = URL.parse(written)
  if (url === null || url.href.length > LONGEST || url.port === '0') return null
  return isWrittenAsMeant(authority, url.hostname) && isPublicName(url.hostname) ? url.href : null
}

/** Two slashes, then who is asked, up to the next part. A name or password is none of it (`@`). */
const SHAPE = /^https?:\/\/([^/?#@]+)(?:[/?#]|$)/i

/** Browsers read `\` as `/`, others as part of a name; they drop tabs and line ends, and hide what turns a text around. */
const MISREAD = /[\\\p{Cc}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u

const LONGEST = 2000

function isWrittenAsMeant(authority: string, hostname: string): boolean {
  const host = authority.replace(/:\d*$/, '').toLowerCase().normalize('NFC')
  return host === hostname || host === domainToUnicode(hostname)
}

/** A name of the public internet has two parts at least. An employer has a name, so bare numbers are nobody's. */
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
/** No number: that is how IPv4 addresses end. */
const LAST = /^[a-z][a-z0-9-]*$/

/** Endings that are not delegated, and that networks use for themselves. */
const NOT_PUBLIC = new Set([
  ...['localhost', 'local', 'localdomain', 'internal', 'intranet', 'private', 'lan', 'home', 'corp', 'arpa'],
])
