import {
  type AccountDependencies,
  becomeSeeker,
  type FoundAccount,
  findAccount,
  lockAccount,
  recordAccountEvent,
} from '#features/accounts/server/door.ts'
import { isSuspended } from '#features/operators/server/door.ts'
import {
  beginSession,
  type Granter,
  issueToken,
  lockGranter,
  userSummary,
} from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { isApplyingAddress } from '#shared/applying-address.ts'
import { safeRedirect } from '#shared/safe-redirect.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { SecondFactor, SignedIn } from '../contract/signed-in.ts'
import { expiredProof, type Proof } from './expired-proof.ts'
import { inTransaction } from './in-transaction.ts'
import { notifyNewDevice } from './notify-new-device.ts'
import type { Site } from './our-sites.ts'
import { mayEnterSite } from './policy.ts'
import { linkPendingIdentity } from './providers/pending-identity.ts'
import { offerSecondFactorCode } from './second-factor/queue-second-factor-code.ts'

export type { AccountDependencies } from '#features/accounts/server/door.ts'

export interface SignInAttempt {
  accountId: string
  site: Site
  proof: Proof
  /**
   * The position of the proof in the sequence of proofs and changes: the number of the code or link, or the account's
   * `proofs_valid_from` when the proof was checked. A proof from before the last change of the sign-in methods is
   * refused.
   */
  proofNumber: number
  /** The session that grants this one; they end together. Absent if the person gave the proof in this browser. */
  grantedBy?: string
  /** The requested next page; ignored unless it is on this site. */
  redirect?: string | null | undefined
  /** The account was just made. */
  isNew?: boolean
  /** The proofs on our other site, and their time. */
  proven?: { by: readonly string[]; at: Date }
}

export const SECOND_FACTOR_COOKIE = 'second_factor'
const SECOND_FACTOR_SECONDS = 600

/**
 * The one gate of all sign-in methods. It gets a person who has proven an account by `proof`, and signs them in,
 * refuses them, or requires a second factor. Throws 41044 or 41047 (suspended), 41007 (gone), 40005 (not a recruiter),
 * and the error of an expired proof.
 */
export const signIn = (
  deps: AccountDependencies,
  viewer: Viewer,
  attempt: SignInAttempt,
): Promise<SignedIn> => inTransaction(deps, (here) => signInOrAskFactor(here, viewer, attempt))

/** Completes a sign-in after the second factor. Throws 41050 if the first proof has expired. */
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
  requireAllowed(mayEnterSite(account)[attempt.site])
  const granter = attempt.grantedBy === undefined ? null : await lockGranter(deps, attempt.grantedBy)
  if (attempt.grantedBy !== undefined && granter === null) throw expiredProof(attempt.proof)
  const factors = secondFactorsOf(account, attempt.proof)
  const provenBy = [...(attempt.proven?.by ?? []), attempt.proof]
  if (factors.length === 0)
    return startSession(deps, viewer, { ...attempt, account, granter }, [...new Set(provenBy)])
  const { accountId, site, proof, redirect = null } = attempt
  const payload = { site, proof, redirect: safeRedirect(redirect) }
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
 * Locks and checks the account. Its sign-in methods cannot change until the sign-in is finished; a later change then
 * ends the new session like any other.
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
  // The person is signed in here already. A granted session would add no proof, and must not outlast the
  // session that grants it.
  const isHere = granter !== null && viewer.session?.accountId === accountId
  const leadsTo = site === 'seeker' ? await moveGuest(deps, viewer, accountId) : null
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
    next: nextPath(user, { site, redirect, isNew, isLeaving, leadsTo }, viewer.language),
  }
}

/** Takes what a guest has left here to their account. Returns the page where they go on with it; null: there was nothing. */
async function moveGuest(
  { db, guestMoves }: AccountDependencies,
  { session }: Viewer,
  accountId: string,
): Promise<string | null> {
  if (session === undefined || session.accountId !== null) return null
  let leadsTo: string | null = null
  for (const move of guestMoves) leadsTo = (await move(db, { sessionId: session.id, accountId })) ?? leadsTo
  return leadsTo
}

function refuseSuspended(account: FoundAccount, now: Date): void {
  if (!isSuspended(account, now)) return
  const { suspended_until } = account
  if (suspended_until === null) throw new ApiError(41044)
  throw new ApiError(41047, { params: { date: suspended_until.toISOString().slice(0, 10) } })
}

/**
 * The required second factors, the strongest first. Empty if the account has none, or the proof counts as two: a
 * passkey is a device and its verification. A code by mail adds nothing to a proof by mail.
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
 * The next page. An owner who has requested deletion first sees the question whether to keep the account. A seeker with
 * a profile that is incomplete or needs updating goes to the wizard first; a new account may follow `redirect` instead.
 * `leadsTo` comes before both: the page for what they have brought along.
 */
function nextPath(
  { active_key, is_profile_completed, additional_info }: NonNullable<SignedIn['user']>,
  {
    site,
    redirect,
    isNew,
    isLeaving,
    leadsTo,
  }: Pick<SignInAttempt, 'site' | 'redirect' | 'isNew'> & { isLeaving: boolean; leadsTo: string | null },
  language: string,
): string {
  const asked = safeRedirect(redirect)
  const way = leadsTo === null ? asked : `/${language}${withRedirect(leadsTo, asked)}`
  if (isLeaving && site === 'seeker') {
    const query = way === null ? '' : `?redirect=${encodeURIComponent(way)}`
    return `/${language}/account/keep${query}`
  }
  // Whoever is about to apply comes back to that; the wizard and what was read of their resume wait.
  if (site === 'seeker' && asked !== null && isApplyingAddress(asked)) return asked
  if (leadsTo !== null && way !== null) return way
  if (site === 'employer') return way ?? `/${language}`
  const isWhole = is_profile_completed && additional_info.needs_updating.length === 0
  const needsWizard = active_key === 1 && !isWhole
  if (needsWizard && !(isNew && way !== null)) {
    const query = way === null ? '' : `?redirect=${encodeURIComponent(way)}`
    return `/${language}/jobseeker-complete-profile${query}`
  }
  return way ?? `/${language}/onsite-job`
}

const withRedirect = (path: string, redirect: string | null): string =>
  redirect === null
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(redirect)}`
