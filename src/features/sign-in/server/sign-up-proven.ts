import type { z } from 'zod'
import { REGISTRATIONS_PER_NETWORK } from '#config/limits.ts'
import type { AccountDependencies, FoundAccount } from '#features/accounts/server/door.ts'
import { networkOf } from '#platform/http/rate-limits.ts'
import { takeShared } from '#platform/shared-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import { safeRedirect } from '#shared/safe-redirect.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { signUpProven as contract, ProofOutcome } from '../contract/codes.ts'
import { makeAccount } from './make-account.ts'
import { proofOutcome } from './proof-outcome.ts'
import { accountAt } from './prove-address.ts'
import {
  accountsOf,
  dropProvenCookie,
  type ProvenAddress,
  type ProvenAddresses,
  readProvenAddresses,
  redeemProvenAddresses,
} from './proven-addresses.ts'
import { setPhoneProven } from './queries/proofs.ts'
import { createReader } from './read-fields.ts'
import { registrationSource } from './registration-source.ts'
import { sendEmailProof } from './send-email-proof.ts'
import { signIn } from './sign-in.ts'
import { typedAddress } from './typed-address.ts'
import { typedName } from './typed-name.ts'

type Request = z.output<typeof contract.request>
type ReadPerson = ReturnType<typeof readPerson>

/**
 * Makes an account for the proven addresses of this browser, or signs in to an account that was made in the meantime. A
 * refusal spends nothing. Throws 41054 if there is no proof, 41001 and 41003 if an unproven address is taken, 40006.
 */
export async function signUpProven(
  deps: AccountDependencies,
  request: Request,
  viewer: Viewer,
): Promise<ProofOutcome> {
  const available = await readProvenAddresses(deps, viewer)
  if (available === null || (await accountsOf(deps, available)).length > 1) throw new ApiError(41054)
  const person = readPerson(request, viewer, available)
  const hour = { calls: REGISTRATIONS_PER_NETWORK, seconds: 3600 }
  const isTyped = person.email !== addressIn(available.email) || person.phone !== addressIn(available.phone)
  // Only a typed address can reveal that it is taken, since the person has not proven it.
  if (isTyped) {
    await takeShared(deps.db, deps.clock, { name: 'register', of: networkOf(viewer.address), ...hour })
  }
  const outcome = await deps.db.transaction().execute(async (transaction) => {
    const here = { ...deps, db: transaction }
    const proven = await redeemProvenAddresses(here, viewer)
    if (proven === null) throw new ApiError(41054)
    const existing = await accountOfProven(here, viewer, proven)
    const accountId = existing?.id ?? (await makeProvenAccount(here, viewer, proven, person))
    const redirect = safeRedirect(request.redirect) ?? proven.redirect
    const proof = (proven.email ?? proven.phone)?.by ?? 'registration'
    const proofNumber = existing?.proofs_valid_from ?? 0
    const attempt = { accountId, site: 'seeker', proof, proofNumber, redirect } as const
    return proofOutcome(here, await signIn(here, viewer, { ...attempt, isNew: existing === null }))
  })
  dropProvenCookie(viewer)
  return outcome
}

/**
 * Reads the person, with typed addresses beside the proven ones. Throws 41016 (the terms), 41051 (a name) and the
 * errors of addresses, each beside its field.
 */
export function readPerson(
  request: Request,
  viewer: Viewer,
  proven: Pick<ProvenAddresses, 'email' | 'phone'> = { email: null, phone: null },
) {
  const fields = createReader(viewer.language)
  const typed = (channel: 'email' | 'phone', text = '') =>
    text.trim() === '' ? null : fields.read(null, () => typedAddress({ ...request, channel }, viewer).address)
  const person = {
    ...registrationSource(request, viewer.country),
    firstName: fields.read('', () => typedName(request.first_name, 'first_name')),
    lastName: fields.read('', () => typedName(request.last_name, 'last_name')),
    email: addressIn(proven.email) ?? typed('email', request.email),
    phone: addressIn(proven.phone) ?? typed('phone', request.phone_num),
    hasAgreed: true,
  }
  fields.read(null, () => {
    if (!request.terms_and_condition) throw new ApiError(41016, { field: 'terms_and_condition' })
  })
  fields.finish()
  return person
}

async function accountOfProven(
  deps: AccountDependencies,
  viewer: Viewer,
  { email, phone }: ProvenAddresses,
): Promise<FoundAccount | null> {
  const byEmail = email === null ? null : await accountAt(deps, viewer, 'email', email)
  const byPhone = phone === null ? null : await accountAt(deps, viewer, 'phone', phone)
  return byEmail ?? byPhone
}

const addressIn = (proven: ProvenAddress | null): string | null => proven?.address ?? null

/** Sends a code to an unproven email address. */
async function makeProvenAccount(
  deps: AccountDependencies,
  viewer: Viewer,
  proven: ProvenAddresses,
  person: ReadPerson,
): Promise<string> {
  const by = proven.email === null ? 'phone' : 'email'
  const id = await makeAccount(deps, viewer, { ...person, proven: by }).catch(besideOurField)
  if (by === 'email' && proven.phone !== null) await setPhoneProven(deps.db, id, deps.clock.now())
  const { email } = person
  if (proven.email === null && email !== null) {
    await sendEmailProof(deps, viewer, { id, email }, { isAskedFor: false })
  }
  return id
}

function besideOurField(error: unknown): never {
  if (error instanceof ApiError && error.code === 41003) throw new ApiError(41003, { field: 'phone_num' })
  throw error
}
