import { type AccountDependencies, findAccount } from '#features/accounts/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Session, Viewer } from '#shared/viewer.ts'
import { mayChange } from './policy.ts'

export {
  isGuarded,
  isProven,
  isRecent,
  isStrong,
  type StrongProof,
  strongProofs,
  type WeakProof,
  weakProofs,
} from './policy.ts'

/** Returns the account's id. Throws 40003 (nobody is signed in), 41058 (the proof is too old or too weak). */
export async function requireRecentProof(
  { db, clock }: Pick<AccountDependencies, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'session'>,
): Promise<string> {
  const session = sessionOf(viewer)
  const account = await findAccount(db, session.accountId)
  if (account === null) throw new ApiError(40003)
  requireAllowed(mayChange(account, session, clock.now()))
  return session.accountId
}

/** The session of an account. Throws 40003 if there is none. */
export function sessionOf({ session }: Pick<Viewer, 'session'>): Session & { accountId: string } {
  if (session === undefined || session.accountId === null) throw new ApiError(40003)
  return { ...session, accountId: session.accountId }
}
