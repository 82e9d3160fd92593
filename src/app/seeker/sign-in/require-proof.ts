import { redirect } from 'react-router'
import { refusalIn } from '#app/common/refusal.ts'
import type { PageServices } from '#app/common/services.ts'
import { getConfirmation } from '#features/sign-in/contract/codes.ts'

const PROOF_NEEDED = 41058

const confirmPage = (lang: string, back: string): string =>
  `/${lang}/account/confirm?redirect=${encodeURIComponent(back)}`

/** Redirects to the page for a proof, and back, before the visitor fills in a form that requires one. */
export async function requireProof(
  { dispatch, viewer }: PageServices,
  lang: string,
  back: string,
): Promise<void> {
  const { is_needed } = await dispatch(getConfirmation, {}, viewer)
  if (is_needed) throw redirect(confirmPage(lang, back), 302)
}

/** The same if the proof has become too old while the page was open; any other error is returned. */
export async function orRequireProof(caught: unknown, lang: string, back: string): Promise<unknown> {
  if (!(caught instanceof Response) || caught.status !== 403) return caught
  const { code } = await refusalIn(caught.clone())
  if (code === PROOF_NEEDED) throw redirect(confirmPage(lang, back), 303)
  return caught
}
