import { redirectDocument } from 'react-router'
import type { ProofOutcome } from '#features/sign-in/contract/codes.ts'
import type { SignedIn } from '#features/sign-in/contract/signed-in.ts'
import { signInPath } from '#features/sign-in/web/sign-in-path.ts'

/**
 * Redirects after a step of signing in: to the requested page, or to the next step. It loads a whole document, since
 * the header shows who is signed in.
 */
export function redirectAfterSignIn(
  lang: string,
  outcome: SignedIn | ProofOutcome,
  back: string | null,
): Response {
  const { user, next } = outcome
  const needs = 'needs' in outcome ? outcome.needs : null
  if (needs === 'sign-up') return seeOther(signInPath(lang, 'sign-up', { redirect: back }))
  if (needs === 'account-choice') return seeOther(signInPath(lang, 'choose-account', { redirect: back }))
  if (user === null) return seeOther(signInPath(lang, 'second-factor'))
  if ('sides' in outcome && outcome.sides.includes('employer')) {
    return seeOther(signInPath(lang, 'choose-account', { redirect: next }))
  }
  return seeOther(next ?? `/${lang}`)
}

export const seeOther = (path: string): Response => redirectDocument(path, 303)
