import type { z } from 'zod'
import { countryByCode } from '#config/countries.ts'
import { SIGN_UPS_PER_NETWORK } from '#config/limits.ts'
import { networkOf } from '#platform/http/rate-limits.ts'
import { takeShared } from '#platform/shared-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { signUpProven as contract, ProofOutcome } from '../contract/codes.ts'
import type { AccountsWorld } from './accounts-world.ts'
import { letIn } from './let-in.ts'
import { makeAccount } from './make-account.ts'
import { proofOutcome } from './proof-outcome.ts'
import { accountAt } from './prove-address.ts'
import { dropProven, lookAtProven, type Proven, spendProven } from './proven-at-hand.ts'
import { setPhoneProven } from './queries/proofs.ts'
import { typedEmail, typedPhone } from './typed-address.ts'

type Request = z.output<typeof contract.request>

const LONGEST_NAME = 50

/**
 * Makes an account for what the viewer's browser has proven, or signs in to the one that has come to be there since. A
 * refusal spends nothing. Throws 41054 where nothing is at hand, 41001 and 41003 where what was only typed is taken.
 */
export async function signUpProven(
  world: AccountsWorld,
  viewer: Viewer,
  request: Request,
): Promise<ProofOutcome> {
  refuseUnfitPerson(request)
  const atHand = await lookAtProven(world, viewer)
  if (atHand === null || atHand.accounts.length > 0) throw new ApiError(41054)
  const addresses = addressesOf(request, atHand, viewer)
  await takeShared(world.db, world.clock, {
    ...{ name: 'sign-ups', of: networkOf(viewer.address) },
    ...{ calls: SIGN_UPS_PER_NETWORK, seconds: 3600 },
  })
  const outcome = await world.db.transaction().execute(async (transaction) => {
    const here = { ...world, db: transaction }
    const proven = await spendProven(here, viewer)
    if (proven === null) throw new ApiError(41054)
    const there = await accountOfProven(here, viewer, proven)
    const accountId = there ?? (await makeProven(here, viewer, { proven, addresses, request }))
    const redirect = request.redirect ?? proven.redirect
    const entrance = { accountId, site: 'seeker', proof: proven.by, redirect, isNew: there === null } as const
    return proofOutcome(here, await letIn(here, viewer, entrance))
  })
  dropProven(viewer)
  return outcome
}

/** Throws 41016 (the terms) and 41051 (a name too long), each beside its field. */
export function refuseUnfitPerson({ terms_and_condition, first_name, last_name }: Request): void {
  if (!terms_and_condition) throw new ApiError(41016, { field: 'terms_and_condition' })
  for (const [field, name = ''] of Object.entries({ first_name, last_name })) {
    if (Array.from(name.trim()).length > LONGEST_NAME) throw new ApiError(41051, { field })
  }
}

interface Addresses {
  email: string | null
  phone: string | null
}

/** What was proven, and what was only typed beside it. */
function addressesOf({ email, ...phone }: Request, proven: Proven, viewer: Viewer): Addresses {
  const isTyped = (text: string | undefined) => text !== undefined && text.trim() !== ''
  return {
    email: proven.email ?? (isTyped(email) ? typedEmail(email) : null),
    phone: proven.phone ?? (isTyped(phone.phone_num) ? typedPhone(phone, viewer) : null),
  }
}

async function accountOfProven(
  world: AccountsWorld,
  viewer: Viewer,
  { email, phone }: Proven,
): Promise<string | null> {
  const byEmail = email === null ? null : await accountAt(world, viewer, 'email', email)
  const byPhone = phone === null ? null : await accountAt(world, viewer, 'phone', phone)
  return (byEmail ?? byPhone)?.id ?? null
}

async function makeProven(
  world: AccountsWorld,
  viewer: Viewer,
  { proven, addresses, request }: { proven: Proven; addresses: Addresses; request: Request },
): Promise<string> {
  const country = countryByCode(request.country_key?.toUpperCase() ?? '')?.alpha2
  const id = await makeAccount(world, viewer, {
    ...addresses,
    proven: proven.email === null ? 'phone' : 'email',
    firstName: request.first_name?.trim() ?? '',
    lastName: request.last_name?.trim() ?? '',
    hasAgreed: true,
    isSubscribed: request.is_subscribe,
    campaign: campaignOf(request),
    ...(request.source !== undefined && request.source !== '' && { source: request.source }),
    ...(country !== undefined && { country }),
  }).catch(besideOurField)
  if (proven.email !== null && proven.phone !== null) await setPhoneProven(world.db, id, world.clock.now())
  return id
}

function campaignOf(request: Request): Record<string, string> {
  const { utm_source, utm_medium, utm_campaign, utm_term, utm_content, utm_id, referrer } = request
  const all = { utm_source, utm_medium, utm_campaign, utm_term, utm_content, utm_id, referrer }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

function besideOurField(error: unknown): never {
  if (error instanceof ApiError && error.code === 41003) throw new ApiError(41003, { field: 'phone_num' })
  throw error
}
