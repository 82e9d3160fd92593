import { href } from 'react-router'

/**
 * The address of the sign-in page, with the current page as the next one; from the home page, the next page is the
 * default one after signing in.
 */
export function signInAddress(lang: string, pathname: string, search: string): string {
  const start = href('/:lang/get-started', { lang })
  const back =
    pathname === `/${lang}` ? null : (new URLSearchParams(search).get('redirect') ?? pathname + search)
  return back === null || back === start ? start : `${start}?redirect=${encodeURIComponent(back)}`
}
