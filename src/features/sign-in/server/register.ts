import { REGISTRATIONS_PER_NETWORK } from '#config/limits.ts'
import {
  type AccountDependencies,
  findAccountByEmail,
  findAccountByPhone,
} from '#features/accounts/server/door.ts'
import { networkOf } from '#platform/http/rate-limits.ts'
import { hashPassword, refuseIfBusy } from '#platform/passwords/argon2.ts'
import { takeShared } from '#platform/shared-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Registration } from '../contract/registration.ts'
import type { SignedIn } from '../contract/signed-in.ts'
import { makeAccount } from './make-account.ts'
import { refusePoorPassword } from './new-password.ts'
import { siteOf } from './our-sites.ts'
import { releaseUnprovenPhone } from './queries/new-accounts.ts'
import { createReader } from './read-fields.ts'
import { registrationSource } from './registration-source.ts'
import { sendEmailProof } from './send-email-proof.ts'
import { signIn } from './sign-in.ts'
import { typedEmail } from './typed-email.ts'
import { typedName } from './typed-name.ts'
import { typedPhone } from './typed-phone.ts'

/**
 * Makes an account with unproven addresses, signs in, and sends a code to the email address. Throws 41017 if somebody
 * is signed in, field errors, and 40006 if the network has registered too often; this limit prevents checking many
 * addresses for accounts.
 */
export async function register(
  deps: AccountDependencies,
  request: Registration,
  viewer: Viewer,
): Promise<SignedIn> {
  if (viewer.role === 'seeker' || viewer.role === 'recruiter') throw new ApiError(41017)
  const person = readPerson(request, viewer)
  if (request.password !== '') refuseIfBusy()
  const of = networkOf(viewer.address)
  const hour = { calls: REGISTRATIONS_PER_NETWORK, seconds: 3600 }
  await takeShared(deps.db, deps.clock, { name: 'register', of, ...hour })
  await refuseTaken(deps, person)
  const passwordHash = request.password === '' ? null : await hashPassword(request.password)
  return deps.db.transaction().execute(async (db) => {
    const here = { ...deps, db }
    if (person.phone !== null) await releaseUnprovenPhone(db, person.phone)
    const accountId = await makeAccount(here, viewer, { ...person, passwordHash })
    await sendEmailProof(here, viewer, { id: accountId, email: person.email }, { isAskedFor: false })
    const attempt = { accountId, site: siteOf(viewer), redirect: request.redirect }
    return signIn(here, viewer, { ...attempt, proof: 'registration', proofNumber: 0, isNew: true })
  })
}

function readPerson(request: Registration, viewer: Viewer) {
  const fields = createReader(viewer.language)
  const origin = registrationSource(request, viewer.country)
  const firstName = fields.read('', () => typedName(request.first_name, 'first_name'))
  const lastName = fields.read('', () => typedName(request.last_name, 'last_name'))
  const email = fields.read('', () => typedEmail(request.email))
  const number = request.contact_number.trim()
  const phone =
    number === '' ? null : fields.read(null, () => typedPhone(number, origin.country, 'contact_number'))
  if (request.password !== '') {
    const personal = [firstName, lastName, `${firstName}${lastName}`, email, number]
    fields.read(null, () => refusePoorPassword(request.password, { personal, field: 'password' }))
  }
  fields.read(null, () => {
    if (!request.terms_and_condition) throw new ApiError(41016, { field: 'terms_and_condition' })
  })
  fields.finish()
  return { ...origin, email, phone, firstName, lastName, hasAgreed: true }
}

/** An unproven phone number does not block its owner. */
async function refuseTaken(
  { db }: AccountDependencies,
  { email, phone }: { email: string; phone: string | null },
): Promise<void> {
  if ((await findAccountByEmail(db, email)) !== null) throw new ApiError(41001, { field: 'email' })
  if (phone === null) return
  const holder = await findAccountByPhone(db, phone)
  const isFree = holder === null || (holder.phone_verified_at === null && holder.email !== null)
  if (!isFree) throw new ApiError(41003, { field: 'contact_number' })
}
