import { useCallback } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import type { SignedIn } from '../contract/signed-in.ts'
import { signInPath } from './sign-in-path.ts'

/** Opens the next page after a sign-in by script, as a new document, since the header shows the signed-in person. */
export function useNextPage(): (outcome: Pick<SignedIn, 'next' | 'user'>) => void {
  const lang = useLanguage()
  return useCallback(
    ({ next, user }) =>
      location.assign(user === null ? signInPath(lang, 'second-factor') : (next ?? `/${lang}`)),
    [lang],
  )
}
