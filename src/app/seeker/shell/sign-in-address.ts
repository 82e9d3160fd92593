import { href } from 'react-router'

/** Where to sign in, coming back to where one was; the home page is left for what comes first after signing in. */
export function signInAddress(lang: string, pathname: string, search: string): string {
  const start = href('/:lang/get-started', { lang })
  const back =
    pathname === `/${lang}` ? null : (new URLSearchParams(search).get('redirect') ?? pathname + search)
  return back === null || back === start ? start : `${start}?redirect=${encodeURIComponent(back)}`
}
