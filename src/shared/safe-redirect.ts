/**
 * Validates `redirect`: returns a path of this site, as browsers understand it, or null. So a link from elsewhere can
 * never send a visitor to another site: no scheme, no host, nothing that a browser would read as one (`//`, `/\`,
 * control characters that it drops), nothing longer than an address may be.
 */
export function safeRedirect(redirect: string | null | undefined): string | null {
  if (redirect === null || redirect === undefined || redirect.length > LONGEST) return null
  if (!/^\/(?![/\\])[^\\\p{C}]*$/u.test(redirect)) return null
  const url = URL.parse(redirect, HOME)
  if (url === null || url.origin !== HOME || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

/**
 * Validates `redirectUrl`, which may lead to our other site: a path of this site, a whole address of `other`, or null.
 * Both are origins (`https://jobs.example`); an address of `here` is reduced to its path.
 */
export function safeRedirectUrl(
  redirect: string | null | undefined,
  { here, other }: { here: string; other: string },
): string | null {
  if (!redirect?.startsWith('http')) return safeRedirect(redirect)
  for (const origin of [here, other]) {
    if (!redirect.startsWith(`${origin}/`) && redirect !== origin) continue
    const path = safeRedirect(redirect.slice(origin.length) || '/')
    return path !== null && origin === other && other !== here ? origin + path : path
  }
  return null
}

const LONGEST = 2000
const HOME = 'https://home.invalid'
