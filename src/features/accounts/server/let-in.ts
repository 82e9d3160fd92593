import { ApiError } from '#shared/api-error.ts'
import type { Session, Viewer } from '#shared/viewer.ts'
import { wayBack } from '#shared/way-back.ts'
import type { SecondFactor, SignedIn } from '../contract/session.ts'
import { tellOwner } from './account-event.ts'
import type { AccountsWorld } from './accounts-world.ts'
import { issueToken } from './one-time-tokens.ts'
import { linkWhatWaits } from './providers/waiting-identity.ts'
import { becomeSeeker, type FoundAccount, findAccount } from './queries/accounts.ts'
import { offerSecondFactorCode } from './second-factor/post-second-factor-code.ts'
import { beginSession } from './sessions.ts'
import { userSummary } from './user-summary.ts'

/** By what somebody has proven to be who they are. */
export type Proof =
  /** Nothing yet: the account was made just now. */
  | 'registration'
  | 'password'
  | 'email-code'
  | 'phone-code'
  | 'link'
  | 'google'
  | 'apple'
  | 'facebook'
  | 'identity'
  | 'qr'
  | 'passkey'
  | 'hand-off'

export interface Entrance {
  accountId: string
  site: Exclude<Session['site'], 'operator'>
  proof: Proof
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
 * or asked for their second factor first. Throws 41044 or 41047 (suspended), 41007 (gone), 40005 (no recruiter).
 */
export async function letIn(world: AccountsWorld, viewer: Viewer, entrance: Entrance): Promise<SignedIn> {
  const account = await findAccount(world.db, entrance.accountId)
  if (account === null) throw new ApiError(41007)
  refuseSuspended(account, world.clock.now())
  if (entrance.site === 'employer' && !account.is_recruiter) throw new ApiError(40005)
  const factors = secondFactorsOf(account, entrance.proof)
  const provenBy = [...(entrance.proven?.by ?? []), entrance.proof]
  if (factors.length === 0) return enter(world, viewer, entrance, [...new Set(provenBy)])
  const { accountId, site, proof, redirect = null } = entrance
  const payload = { site, proof, redirect: wayBack(redirect) }
  const seconds = SECOND_FACTOR_SECONDS
  const token = await issueToken(world, {
    purpose: 'second-factor',
    accountId,
    payload,
    seconds,
    boundTo: viewer,
  })
  viewer.browser?.setCookie(SECOND_FACTOR_COOKIE, token, { seconds })
  if (factors[0] === 'email') await offerSecondFactorCode(world, viewer, account)
  return { user: null, second_factors: factors, next: null }
}

/** Signs in for good. Only for `letIn` and for what follows a second factor. */
export async function enter(
  world: AccountsWorld,
  viewer: Viewer,
  { accountId, site, redirect, isNew = false, proven }: Omit<Entrance, 'proof'>,
  provenBy: readonly string[],
): Promise<SignedIn> {
  if (site === 'seeker') await becomeSeeker(world.db, accountId)
  const account = await findAccount(world.db, accountId)
  if (account === null) throw new ApiError(41007)
  refuseSuspended(account, world.clock.now())
  await beginSession(world, viewer, { accountId, site, provenBy, provenAt: proven?.at })
  await tellOwner(world, viewer, accountId, 'signed-in')
  await linkWhatWaits(world, viewer, accountId)
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
  }: Pick<Entrance, 'site' | 'redirect' | 'isNew'> & { isLeaving: boolean },
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
