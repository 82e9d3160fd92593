import { useCallback } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import type { SignedIn } from '../contract/signed-in.ts'
import { wayIn } from './ways.ts'

/** Where to after a sign-in by a script: a document of its own, since the header shows who is signed in. */
export function useNextPage(): (outcome: Pick<SignedIn, 'next' | 'user'>) => void {
  const lang = useLanguage()
  return useCallback(
    ({ next, user }) => location.assign(user === null ? wayIn(lang, 'second-factor') : (next ?? `/${lang}`)),
    [lang],
  )
}
