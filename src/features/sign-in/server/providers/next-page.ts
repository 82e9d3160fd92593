import type { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { SignedIn } from '../../contract/signed-in.ts'

/** The next page after a sign-in; the page of the second factor first, if one is required. */
export const afterSignIn = ({ next }: SignedIn, { language }: Viewer): string =>
  next ?? `/${language}/second-factor`

/**
 * The page that shows an error: `problem` is a code of the catalogue, and the parameters of its message are beside it.
 */
export function problemPath(
  { code, params }: ApiError,
  language: string,
  {
    at = `/${language}/get-started`,
    redirect = null,
  }: { at?: string; redirect?: string | null | undefined } = {},
): string {
  return withQuery(at, { ...params, problem: code, redirect })
}

function withQuery(path: string, values: Readonly<Record<string, string | number | null>>): string {
  const url = new URL(path, 'https://home.invalid')
  for (const [name, value] of Object.entries(values))
    if (value !== null) url.searchParams.set(name, String(value))
  return url.pathname + url.search + url.hash
}
