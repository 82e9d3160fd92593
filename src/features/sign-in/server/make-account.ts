import {
  type AccountDependencies,
  findAccountByEmail,
  recordAccountEvent,
} from '#features/accounts/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { addAccount, releaseUnprovenPhone } from './queries/new-accounts.ts'

export interface Person {
  /** As typed and validated; compared without regard to case. */
  email?: string | null
  /** E.164. */
  phone?: string | null
  /** The address that the person has proven. */
  proven?: 'email' | 'phone'
  firstName?: string
  lastName?: string
  passwordHash?: string | null
  /** If absent, the country of the market in use. */
  country?: string | null
  /** The origin of the account: `web`, `google`, `jobalert` ... */
  source?: string
  hasAgreed: boolean
  isSubscribed?: boolean
  campaign?: Readonly<Record<string, string>>
}

/**
 * Makes a seeker's account. Language and country come from the viewer. An unproven address of another account does not
 * block a proven one. Throws 41001 beside `email`, 41003 beside `phone`.
 */
export async function makeAccount(
  deps: AccountDependencies,
  viewer: Viewer,
  person: Person,
): Promise<string> {
  const { db, clock } = deps
  const { email = null, phone = null, proven } = person
  const now = clock.now()
  if (proven === 'phone' && phone !== null) await releaseUnprovenPhone(db, phone)
  const id = await addAccount(db, {
    email,
    emailVerifiedAt: proven === 'email' ? now : null,
    phone,
    phoneVerifiedAt: proven === 'phone' ? now : null,
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    passwordHash: person.passwordHash ?? null,
    country: person.country ?? viewer.country,
    language: viewer.language,
    source: person.source ?? 'web',
    termsAgreedAt: person.hasAgreed ? now : null,
    isSubscribed: person.isSubscribed ?? false,
    campaign: person.campaign ?? {},
    now,
  })
  if (id === null) {
    const isEmail = email !== null && (await findAccountByEmail(db, email)) !== null
    throw isEmail ? new ApiError(41001, { field: 'email' }) : new ApiError(41003, { field: 'phone' })
  }
  await recordAccountEvent(deps, viewer, id, 'registered')
  return id
}
