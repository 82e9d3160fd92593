import {
  type AccountsWorld,
  becomeSeeker,
  type FoundAccount,
  findAccount,
  lockAccount,
  tellOwner,
} from '#features/accounts/server/door.ts'
import { isSuspended } from '#features/operators/server/door.ts'
import {
  beginSession,
  type Granter,
  holdGranter,
  issueToken,
  userSummary,
} from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Session, Viewer } from '#shared/viewer.ts'
import { wayBack } from '#shared/way-back.ts'
import type { SecondFactor, SignedIn } from '../contract/signed-in.ts'
import { expiredProof, type Proof } from './expired-proof.ts'
import { inTransaction } from './in-transaction.ts'
import { mayEnterSite } from './policy.ts'
import { linkWhatWaits } from './providers/waiting-identity.ts'
import { offerSecondFactorCode } from './second-factor/post-second-factor-code.ts'
import { tellNewDevice } from './tell-new-device.ts'

export type { AccountsWorld } from '#features/accounts/server/door.ts'

export interface Entrance {
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
export const letIn = (world: AccountsWorld, viewer: Viewer, entrance: Entrance): Promise<SignedIn> =>
  inTransaction(world, (here) => pass(here, viewer, entrance))

/** Signs in for good. Only for `letIn` and for what follows a second factor. Throws 41050 where the first counts no more. */
export const enter = (
  world: AccountsWorld,
  viewer: Viewer,
  entrance: Omit<Entrance, 'proof'>,
  provenBy: readonly string[],
): Promise<SignedIn> =>
  inTransaction(world, async (here) => {
    const account = await admitted(here, entrance, () => new ApiError(41050))
    return begin(here, viewer, { ...entrance, account, granter: null }, provenBy)
  })

async function pass(world: AccountsWorld, viewer: Viewer, entrance: Entrance): Promise<SignedIn> {
  const account = await admitted(world, entrance, () => expiredProof(entrance.proof))
  requireAllowed(mayEnterSite(account)[entrance.site])
  const granter = entrance.grantedBy === undefined ? null : await holdGranter(world, entrance.grantedBy)
  if (entrance.grantedBy !== undefined && granter === null) throw expiredProof(entrance.proof)
  const factors = secondFactorsOf(account, entrance.proof)
  const provenBy = [...(entrance.proven?.by ?? []), entrance.proof]
  if (factors.length === 0)
    return begin(world, viewer, { ...entrance, account, granter }, [...new Set(provenBy)])
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

/**
 * The account, held: from here on nobody changes its ways in before whoever passes is in, and the change then ends their
 * session as any other.
 */
async function admitted(
  { db, clock }: AccountsWorld,
  { accountId, proofNumber }: Pick<Entrance, 'accountId' | 'proofNumber'>,
  expired: () => ApiError,
): Promise<FoundAccount> {
  await lockAccount(db, accountId)
  const account = await findAccount(db, accountId)
  if (account === null) throw new ApiError(41007)
  if (account.proofs_valid_from > proofNumber) throw expired()
  refuseSuspended(account, clock.now())
  return account
}

interface Arrival extends Omit<Entrance, 'proof'> {
  account: FoundAccount
  granter: Granter | null
}

async function begin(
  world: AccountsWorld,
  viewer: Viewer,
  { account, accountId, site, redirect, isNew = false, proven, granter }: Arrival,
  provenBy: readonly string[],
): Promise<SignedIn> {
  if (site === 'seeker') await becomeSeeker(world.db, accountId)
  // Who is here already has proven it; what another session says adds nothing, and must not make this one outlive its own.
  const isHere = granter !== null && viewer.session?.accountId === accountId
  if (!isHere) {
    await beginSession(world, viewer, { accountId, site, provenBy, provenAt: proven?.at, granter })
    await tellNewDevice(world, viewer, account, provenBy)
    await tellOwner(world, viewer, accountId, 'signed-in')
  }
  await linkWhatWaits(world, viewer, accountId)
  const user = userSummary(account, isNew)
  const isLeaving = account.delete_after !== null
  return {
    user,
    second_factors: [],
    next: nextPath(user, { site, redirect, isNew, isLeaving }, viewer.language),
  }
}

function refuseSuspended(account: FoundAccount, now: Date): void {
  if (!isSuspended(account, now)) return
  const { suspended_until } = account
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
