import type { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { SignedIn } from '../../contract/signed-in.ts'

/** Where the sign-in leads, or first to the page of the second factor, which knows the way on. */
export const afterSignIn = ({ next }: SignedIn, { language }: Viewer): string =>
  next ?? `/${language}/second-factor`

/**
 * The page that says what was wrong: `problem` is a code of the catalogue, its message's values stand beside under their
 * names.
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
