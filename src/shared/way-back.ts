/**
 * The one reader of `redirect`: a path of this site, as browsers understand it, or null. Whoever follows it stays home,
 * whatever a link from elsewhere says: no scheme, no host, nothing that a browser would read as one (`//`, `/\`, control
 * characters that it drops), nothing longer than an address may be.
 */
export function wayBack(redirect: string | null | undefined): string | null {
  if (redirect === null || redirect === undefined || redirect.length > LONGEST) return null
  if (!/^\/(?![/\\])[^\\\p{C}]*$/u.test(redirect)) return null
  const url = URL.parse(redirect, HOME)
  if (url === null || url.origin !== HOME || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

const LONGEST = 2000
const HOME = 'https://home.invalid'
