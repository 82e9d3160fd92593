import { CODE_SECONDS } from '#config/limits.ts'
import { postMail, postSms } from '#platform/post/outbox.ts'
import { type AccountsWorld, later } from './accounts-world.ts'

/** What this room writes to people. Each function posts one letter, with a transaction for `world.db` only if that commits. */

type Post = Pick<AccountsWorld, 'db' | 'clock'>

/** What a code is for, as its letter says it. */
export type CodePurpose =
  | 'sign-in'
  | 'sign-up'
  | 'verify-email'
  | 'verify-phone'
  | 'reset-password'
  | 'change-email'
  | 'change-phone'
  | 'second-factor'
  | 'confirm'

/** What a link does. */
export type LinkPurpose = 'magic-link' | 'verify-email'

/** What an account's owner is told has happened. */
export type Notice =
  | 'password-changed'
  | 'email-changed'
  | 'phone-changed'
  | 'new-device'
  | 'already-registered'
  | 'provider-linked'
  | 'second-factor-changed'
  | 'recovery-code-used'
  | 'deletion-asked'
  | 'deletion-taken-back'
  | 'account-suspended'
  | 'account-restored'

export async function postCodeMail(
  { db, clock }: Post,
  letter: {
    to: string
    language: string
    purpose: CodePurpose
    code: string
    /** Does the same without typing. */
    link?: string
  },
): Promise<void> {
  const { to, language, purpose, code, link = '' } = letter
  await postMail(db, clock, {
    ...{ to, language, kind: `code ${purpose}`, subject: `${code} is your code` },
    ...{
      text: `Your code: ${code}\n${link}`,
      html: `<p>Your code: <b>${code}</b></p><p><a href="${link}">${link}</a></p>`,
    },
    expiresAt: later(clock.now(), CODE_SECONDS),
  })
}

export async function postCodeSms(
  { db, clock }: Post,
  { to, language, purpose, code }: { to: string; language: string; purpose: CodePurpose; code: string },
): Promise<void> {
  const expiresAt = later(clock.now(), CODE_SECONDS)
  await postSms(db, clock, { to, language, kind: `code ${purpose}`, text: `Your code: ${code}`, expiresAt })
}

/** @param seconds how long the link is good */
export async function postLinkMail(
  { db, clock }: Post,
  letter: { to: string; language: string; purpose: LinkPurpose; url: string; seconds: number },
): Promise<void> {
  const { to, language, purpose, url, seconds } = letter
  await postMail(db, clock, {
    ...{ to, language, kind: `link ${purpose}`, subject: 'Your link', text: url },
    ...{ html: `<a href="${url}">${url}</a>`, expiresAt: later(clock.now(), seconds) },
  })
}

/** @param details what the notice names, such as the new address (masked) or the device */
export async function postNotice(
  { db, clock }: Post,
  letter: { to: string; language: string; notice: Notice; details?: string },
): Promise<void> {
  const { to, language, notice, details = '' } = letter
  const text = `${notice} ${details}`
  await postMail(db, clock, { to, language, kind: `notice ${notice}`, subject: notice, text, html: text })
}
