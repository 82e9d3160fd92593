import {
  type AccountDependencies,
  becomeSeeker,
  type FoundAccount,
  findAccount,
  lockAccount,
  recordAccountEvent,
} from '#features/accounts/server/door.ts'
import {
  beginSession,
  type Granter,
  issueToken,
  lockGranter,
  userSummary,
} from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Session, Viewer } from '#shared/viewer.ts'
import { wayBack } from '#shared/way-back.ts'
import type { SecondFactor, SignedIn } from '../contract/signed-in.ts'
import { expiredProof, type Proof } from './expired-proof.ts'
import { inTransaction } from './in-transaction.ts'
import { notifyNewDevice } from './notify-new-device.ts'
import { linkPendingIdentity } from './providers/pending-identity.ts'
import { offerSecondFactorCode } from './second-factor/post-second-factor-code.ts'

export type { AccountDependencies } from '#features/accounts/server/door.ts'

export interface SignInAttempt {
  accountId: string
  site: Exclude<Session['site'], 'operator'>
  proof: Proof
  /**
   * The place of the proof in the order of proofs and changes: of the code or link that was shown, or `proofs_valid_from` of
   * the account as it was when the proof was judged. One from before the last change of the account's ways in counts no more.
   */
  proofNumber: number
  /** The session that lets this browser in: the new one ends with it. Absent: they proved who they are here. */
  grantedBy?: string
  /** Where to afterwards, as it was asked for: believed only as far as it stays on this site. */
  redirect?: string | null | undefined
  /** The account was made by this very step. */
  isNew?: boolean
  /** By what and when they proved themselves on our other site. */
  proven?: { by: readonly string[]; at: Date }
}

export const SECOND_FACTOR_COOKIE = 'second_factor'
const SECOND_FACTOR_SECONDS = 600

/**
 * The one gate through which every way in leads: whoever has proven by `proof` to own an account is signed in, or refused,
 * or asked for their second factor first. Throws 41044 or 41047 (suspended), 41007 (gone), 40005 (no recruiter), and what an
 * expired proof of the kind throws where it counts no more.
 */
export const signIn = (
  deps: AccountDependencies,
  viewer: Viewer,
  attempt: SignInAttempt,
): Promise<SignedIn> => inTransaction(deps, (here) => signInOrAskFactor(here, viewer, attempt))

/** Signs in for good. Only for `signIn` and for what follows a second factor. Throws 41050 where the first counts no more. */
export const completeSignIn = (
  deps: AccountDependencies,
  viewer: Viewer,
  attempt: Omit<SignInAttempt, 'proof'>,
  provenBy: readonly string[],
): Promise<SignedIn> =>
  inTransaction(deps, async (here) => {
    const account = await lockEligibleAccount(here, attempt, () => new ApiError(41050))
    return startSession(here, viewer, { ...attempt, account, granter: null }, provenBy)
  })

async function signInOrAskFactor(
  deps: AccountDependencies,
  viewer: Viewer,
  attempt: SignInAttempt,
): Promise<SignedIn> {
  const account = await lockEligibleAccount(deps, attempt, () => expiredProof(attempt.proof))
  if (attempt.site === 'employer' && !account.is_recruiter) throw new ApiError(40005)
  const granter = attempt.grantedBy === undefined ? null : await lockGranter(deps, attempt.grantedBy)
  if (attempt.grantedBy !== undefined && granter === null) throw expiredProof(attempt.proof)
  const factors = secondFactorsOf(account, attempt.proof)
  const provenBy = [...(attempt.proven?.by ?? []), attempt.proof]
  if (factors.length === 0)
    return startSession(deps, viewer, { ...attempt, account, granter }, [...new Set(provenBy)])
  const { accountId, site, proof, redirect = null } = attempt
  const payload = { site, proof, redirect: wayBack(redirect) }
  const seconds = SECOND_FACTOR_SECONDS
  const token = await issueToken(deps, {
    purpose: 'second-factor',
    accountId,
    payload,
    seconds,
    boundTo: viewer,
  })
  viewer.browser?.setCookie(SECOND_FACTOR_COOKIE, token, { seconds })
  if (factors[0] === 'email') await offerSecondFactorCode(deps, viewer, account)
  return { user: null, second_factors: factors, next: null }
}

/**
 * The account, held: from here on nobody changes its ways in before whoever passes is in, and the change then ends their
 * session as any other.
 */
async function lockEligibleAccount(
  { db, clock }: AccountDependencies,
  { accountId, proofNumber }: Pick<SignInAttempt, 'accountId' | 'proofNumber'>,
  expired: () => ApiError,
): Promise<FoundAccount> {
  await lockAccount(db, accountId)
  const account = await findAccount(db, accountId)
  if (account === null) throw new ApiError(41007)
  if (account.proofs_valid_from > proofNumber) throw expired()
  refuseSuspended(account, clock.now())
  return account
}

interface CheckedAttempt extends Omit<SignInAttempt, 'proof'> {
  account: FoundAccount
  granter: Granter | null
}

async function startSession(
  deps: AccountDependencies,
  viewer: Viewer,
  { account, accountId, site, redirect, isNew = false, proven, granter }: CheckedAttempt,
  provenBy: readonly string[],
): Promise<SignedIn> {
  if (site === 'seeker') await becomeSeeker(deps.db, accountId)
  // Who is here already has proven it; what another session says adds nothing, and must not make this one outlive its own.
  const isHere = granter !== null && viewer.session?.accountId === accountId
  if (!isHere) {
    await beginSession(deps, viewer, { accountId, site, provenBy, provenAt: proven?.at, granter })
    await notifyNewDevice(deps, viewer, account, provenBy)
    await recordAccountEvent(deps, viewer, accountId, 'signed-in')
  }
  await linkPendingIdentity(deps, viewer, accountId)
  const user = userSummary(account, isNew)
  const isLeaving = account.delete_after !== null
  return {
    user,
    second_factors: [],
    next: nextPath(user, { site, redirect, isNew, isLeaving }, viewer.language),
  }
}

export function refuseSuspended({ suspended_at, suspended_until }: FoundAccount, now: Date): void {
  if (suspended_at === null || (suspended_until !== null && suspended_until <= now)) return
  if (suspended_until === null) throw new ApiError(41044)
  throw new ApiError(41047, { params: { date: suspended_until.toISOString().slice(0, 10) } })
}

/**
 * What is asked for beside the proof, the strongest first; nothing where the account wants nothing more, or the proof is
 * two by itself: a passkey is a device and a finger or word. A code by mail adds nothing for who has just proven to read
 * that mail.
 */
export function secondFactorsOf(account: FoundAccount, proof: string): SecondFactor[] {
  if (PROOFS_OF_TWO.has(proof)) return []
  const canMail = account.asks_email_code && account.email_verified_at !== null && !MAIL_PROOFS.has(proof)
  if (!account.has_app && !canMail) return []
  return [
    ...(account.passkeys > 0 ? (['passkey'] as const) : []),
    ...(account.has_app ? (['app'] as const) : []),
    ...(canMail ? (['email'] as const) : []),
    ...(account.has_recovery ? (['recovery'] as const) : []),
  ]
}

const PROOFS_OF_TWO: ReadonlySet<string> = new Set<Proof>(['passkey', 'qr', 'hand-off'])
const MAIL_PROOFS: ReadonlySet<string> = new Set<Proof>(['email-code', 'link'])

/**
 * Who wanted the account deleted is asked first whether it should stay. The wizard comes first for a seeker whose profile is not complete; a new account may be led elsewhere by `redirect`.
 */
function nextPath(
  { active_key, is_profile_completed }: NonNullable<SignedIn['user']>,
  {
    site,
    redirect,
    isNew,
    isLeaving,
  }: Pick<SignInAttempt, 'site' | 'redirect' | 'isNew'> & { isLeaving: boolean },
  language: string,
): string {
  const way = wayBack(redirect)
  if (isLeaving && site === 'seeker') {
    const query = way === null ? '' : `?redirect=${encodeURIComponent(way)}`
    return `/${language}/account/keep${query}`
  }
  if (site === 'employer') return way ?? `/${language}`
  const needsWizard = active_key === 1 && !is_profile_completed
  if (needsWizard && !(isNew && way !== null)) {
    const query = way === null ? '' : `?redirect=${encodeURIComponent(way)}`
    return `/${language}/jobseeker-complete-profile${query}`
  }
  return way ?? `/${language}/onsite-job`
}
