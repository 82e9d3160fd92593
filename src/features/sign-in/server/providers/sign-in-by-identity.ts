import { findAccountByEmail, lockAccount } from '#features/accounts/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { SignedIn } from '../../contract/signed-in.ts'
import { type Entrance, letIn } from '../let-in.ts'
import { makeAccount } from '../make-account.ts'
import { siteOf } from '../our-sites.ts'
import { accountAt } from '../prove-address.ts'
import { addIdentity, noteIdentityUse } from '../queries/identities.ts'
import type { Identity, ProvidersWorld } from './sign-in-provider.ts'
import { letWait } from './waiting-identity.ts'

interface Wishes {
  redirect: string | null
  campaign: Readonly<Record<string, string>>
}

/**
 * Signs in whoever a provider has said it is. Issuer and subject decide; the provider's word for an email is a proof of that
 * address where it vouches for it, but never opens an account that somebody else may have proven to own:
 * - the identity is known: that is the account, whatever its email has become;
 * - no email, or none that is vouched for: throws 41009, and an address has to be proven by a code (`finishProvider`);
 * - an account has proven this email: throws 41028; its own sign-in in this browser connects the provider;
 * - an account has only typed it in: see `accountAt`;
 * - nobody has it: a new account, with the provider's names.
 */
export async function signInByIdentity(
  world: ProvidersWorld,
  viewer: Viewer,
  identity: Identity,
  wishes: Wishes,
): Promise<SignedIn> {
  const { redirect, campaign } = wishes
  const site = siteOf(viewer)
  const { email } = identity
  // Before the identity: an account that another tab makes now comes with it.
  const owner = email === null ? null : await findAccountByEmail(world.db, email)
  const known = await noteIdentityUse(world.db, identity, world.clock.now())
  if (known !== null) {
    const entrance = { accountId: known.id, proofNumber: known.proofs_valid_from, site, redirect }
    return letIn(world, viewer, { ...entrance, proof: identity.provider })
  }
  const waiting = { identity, redirect, campaign: { ...campaign } }
  if (email === null || !identity.isEmailProven) {
    await letWait(world, viewer, { ...waiting, needs: 'email' }, null)
    throw new ApiError(41009)
  }
  if (owner !== null && owner.email_verified_at !== null) {
    await letWait(world, viewer, { ...waiting, needs: 'sign-in' }, owner.id)
    throw new ApiError(41028)
  }
  const made = await newcomer(world, viewer, { identity, email, campaign }).catch(nullIfTaken)
  // The same person was faster, in another tab: now they are known.
  if (made === null) return signInByIdentity(world, viewer, identity, wishes)
  return letIn(world, viewer, { ...made, site, proof: identity.provider, redirect })
}

/**
 * The account at an address that has just been proven, made where there is none, with the identity connected. Throws 41029
 * where the identity is another account's by now.
 */
export async function newcomer(
  world: ProvidersWorld,
  viewer: Viewer,
  { identity, email, campaign }: { identity: Identity; email: string; campaign: Wishes['campaign'] },
): Promise<Pick<Entrance, 'accountId' | 'proofNumber'> & { isNew: boolean }> {
  return world.db.transaction().execute(async (db) => {
    const inside = { ...world, db }
    const account = await accountAt(inside, viewer, 'email', { address: email, by: 'email-code' })
    const { provider, firstName, lastName } = identity
    // The page of the button says that going on is agreeing.
    const made = {
      email,
      proven: 'email',
      firstName,
      lastName,
      source: provider,
      hasAgreed: true,
      campaign,
    } as const
    const accountId = account?.id ?? (await makeAccount(inside, viewer, made))
    await lockAccount(db, accountId)
    const isLinked = await addIdentity(db, { ...identity, accountId, now: world.clock.now() })
    if (!isLinked) throw new ApiError(41029)
    return { accountId, proofNumber: account?.proofs_valid_from ?? 0, isNew: account === null }
  })
}

function nullIfTaken(error: unknown): null {
  if (error instanceof ApiError && error.code === 41001) return null
  throw error
}
