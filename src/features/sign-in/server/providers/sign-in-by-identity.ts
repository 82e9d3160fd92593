import { findAccountByEmail, lockAccount } from '#features/accounts/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { SignedIn } from '../../contract/signed-in.ts'
import { makeAccount } from '../make-account.ts'
import { siteOf } from '../our-sites.ts'
import { accountAt } from '../prove-address.ts'
import { addIdentity, recordIdentityUse } from '../queries/identities.ts'
import { type SignInAttempt, signIn } from '../sign-in.ts'
import { storePendingIdentity } from './pending-identity.ts'
import type { Identity, ProviderDependencies } from './sign-in-provider.ts'

interface SignInOptions {
  redirect: string | null
  campaign: Readonly<Record<string, string>>
}

/**
 * Signs in a person by the identity from a provider. Issuer and subject are the key. An email that the provider vouches
 * for is proven, but it never signs in to an account that another person may have proven:
 * - the identity is linked: signs in to its account, even if the email has changed;
 * - no email, or an unverified one: throws 41009, and the person proves an address by a code (`finishProvider`);
 * - an account has proven this email: throws 41028; its own sign-in in this browser connects the provider;
 * - an account has it unproven: see `accountAt`;
 * - no account has it: a new account with the provider's names.
 */
export async function signInByIdentity(
  deps: ProviderDependencies,
  viewer: Viewer,
  identity: Identity,
  options: SignInOptions,
): Promise<SignedIn> {
  const { redirect, campaign } = options
  const site = siteOf(viewer)
  const { email } = identity
  // The account is read before the identity. If another tab makes the account now, the identity is there too.
  const owner = email === null ? null : await findAccountByEmail(deps.db, email)
  const linked = await recordIdentityUse(deps.db, identity, deps.clock.now())
  if (linked !== null) {
    const attempt = { accountId: linked.id, proofNumber: linked.proofs_valid_from, site, redirect }
    return signIn(deps, viewer, { ...attempt, proof: identity.provider })
  }
  const pending = { identity, redirect, campaign: { ...campaign } }
  if (email === null || !identity.isEmailProven) {
    await storePendingIdentity(deps, viewer, { ...pending, needs: 'email' }, null)
    throw new ApiError(41009)
  }
  if (owner !== null && owner.email_verified_at !== null) {
    await storePendingIdentity(deps, viewer, { ...pending, needs: 'sign-in' }, owner.id)
    throw new ApiError(41028)
  }
  const made = await findOrMakeAccount(deps, viewer, { identity, email, campaign }).catch(nullIfTaken)
  // The same person has finished in another tab, so the identity is linked now.
  if (made === null) return signInByIdentity(deps, viewer, identity, options)
  return signIn(deps, viewer, { ...made, site, proof: identity.provider, redirect })
}

/**
 * Finds or makes the account of a proven address, and connects the identity. Throws 41029 if another account has
 * received the identity in the meantime.
 */
export async function findOrMakeAccount(
  deps: ProviderDependencies,
  viewer: Viewer,
  { identity, email, campaign }: { identity: Identity; email: string; campaign: SignInOptions['campaign'] },
): Promise<Pick<SignInAttempt, 'accountId' | 'proofNumber'> & { isNew: boolean }> {
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const account = await accountAt(inside, viewer, 'email', { address: email, by: 'email-code' })
    const { provider, firstName, lastName } = identity
    // The page with the button says that a person who continues agrees to the terms.
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
    const isLinked = await addIdentity(db, { ...identity, accountId, now: deps.clock.now() })
    if (!isLinked) throw new ApiError(41029)
    return { accountId, proofNumber: account?.proofs_valid_from ?? 0, isNew: account === null }
  })
}

function nullIfTaken(error: unknown): null {
  if (error instanceof ApiError && error.code === 41001) return null
  throw error
}
