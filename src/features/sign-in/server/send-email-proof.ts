import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { issueCode, issueToken } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { queueCodeMail } from './emails/code-emails.ts'

/** The lifetime of the link; the code is valid for ten minutes. */
const LINK_SECONDS = 24 * 3600

/**
 * Mails a code and a link that prove the account's address. The link works in the browser that requested it, and in
 * every browser that is signed in to the account. At a limit, it throws 41039 or 40006 if `isAskedFor`, and sends no
 * mail otherwise.
 */
export async function sendEmailProof(
  deps: AccountDependencies,
  viewer: Viewer,
  { id, email }: { id: string; email: string },
  { isAskedFor }: { isAskedFor: boolean },
): Promise<void> {
  try {
    const purpose = 'verify-email'
    const grantedBy = viewer.session?.accountId === id ? viewer.session.id : null
    const recipient = email.toLowerCase()
    const code = await issueCode(deps, { purpose, recipient, accountId: id, grantedBy })
    const token = await issueToken(deps, {
      ...{ purpose, accountId: id, grantedBy, payload: { email } },
      ...{ seconds: LINK_SECONDS, boundTo: viewer },
    })
    const { language } = viewer
    const link = `${deps.origins.seeker()}/${language}/verify-email?code=${token}`
    await queueCodeMail(deps, { to: email, language, purpose, code, link })
  } catch (error) {
    if (isAskedFor || !(error instanceof ApiError)) throw error
  }
}
