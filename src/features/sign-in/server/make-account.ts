import {
  type AccountDependencies,
  findAccountByEmail,
  recordAccountEvent,
} from '#features/accounts/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { addAccount, releaseUnprovenPhone } from './queries/new-accounts.ts'

export interface Person {
  /** As typed, checked before; it is compared without regard to case. */
  email?: string | null
  /** E.164. */
  phone?: string | null
  /** Which of the two the person has proven to be reachable at. */
  proven?: 'email' | 'phone'
  firstName?: string
  lastName?: string
  passwordHash?: string | null
  /** Absent: of the site they use. */
  country?: string | null
  /** Through what they came: `web`, `google`, `jobalert` ... */
  source?: string
  hasAgreed: boolean
  isSubscribed?: boolean
  campaign?: Readonly<Record<string, string>>
}

/**
 * Makes an account, which is a seeker's until it becomes a recruiter's. Language and country come from the viewer. An
 * address that somebody else only typed in never stands in the way of who has proven it. Throws 41001 beside `email`, 41003
 * beside `phone`.
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
