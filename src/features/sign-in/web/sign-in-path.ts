/** The pages of signing in; each passes the requested next page on. */
type SignInPageName =
  | 'get-started'
  | 'sign-up'
  | 'change-password'
  | 'magic-link'
  | 'second-factor'
  | 'verify-email'
  | 'choose-account'

export function signInPath(
  lang: string,
  page: SignInPageName,
  query: Readonly<Record<string, string | null>> = {},
): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null)
  const search = new URLSearchParams(given)
  return search.size === 0 ? `/${lang}/${page}` : `/${lang}/${page}?${search}`
}

/** Only for signed-in visitors. */
const OWN_PAGES =
  /^\/[\w-]+\/(?:account|jobseeker-complete-profile|qr|switch-to-employer|my-jobs|chat|profile|invite|rewards)(?:[/?#]|$)/

/** The next page without signing in: back, unless that page requires it. */
export const asGuest = (lang: string, back: string | null): string =>
  back === null || OWN_PAGES.test(back) ? `/${lang}/onsite-job` : back
