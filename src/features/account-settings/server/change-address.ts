import { CODE_RESEND_SECONDS, CODE_SECONDS } from '#config/limits.ts'
import {
  type AccountDependencies,
  type FoundAccount,
  findAccountByEmail,
  findAccountByPhone,
  ownAccount,
  recordAccountEvent,
} from '#features/accounts/server/door.ts'
import { notify } from '#features/notifications/server/door.ts'
import {
  beginAccountChange,
  checkCode,
  dropCodesTo,
  issueCode,
  requireRecentProof,
  sessionOf,
} from '#features/sessions/server/door.ts'
import {
  type Address,
  type Channel,
  queueCodeMail,
  queueCodeSms,
  refuseUnreachable,
  releaseEmail,
  releasePhone,
  takeCodeCheck,
  takeMail,
  takeSms,
  typedAddress,
} from '#features/sign-in/server/door.ts'
import { takeShared } from '#platform/shared-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { AccountSetting } from '../contract/settings.ts'
import { getAccountSetting } from './get-account-setting.ts'
import { isTaken, setAddress } from './queries/addresses.ts'
import { offerUndo } from './undo-address-change.ts'

/**
 * Changes an email address or phone number. It requires a recent proof of the account, and a code that was sent to the
 * new address. Afterwards the old address can undo the change for a week.
 */

type AddressRequest = Parameters<typeof typedAddress>[0]

export interface SentAddressCode {
  channel: Channel
  sent_to: string
  resend_in: number
  expires_in: number
}

/** Throws 41058, 41006 or 41003 (another account has proven it), and what `typedAddress` and `issueCode` throw. */
export async function sendAddressCode(
  deps: AccountDependencies,
  request: AddressRequest,
  viewer: Viewer,
): Promise<SentAddressCode> {
  const accountId = await requireRecentProof(deps, viewer)
  const to = typedAddress(request, viewer)
  if (to.channel === 'phone') refuseUnreachable(to.address)
  await takeChange(deps, accountId)
  const account = await ownAccount(deps, accountId)
  refuseOwn(account, to)
  await requireFreeAddress(deps, account, to)
  await deps.db.transaction().execute(async (db) => {
    const here = { ...deps, db }
    const code = await issueCode(here, {
      ...{ ...keyOf(accountId, to), accountId },
      grantedBy: sessionOf(viewer).id,
    })
    await (to.channel === 'phone' ? takeSms(here, viewer, to.address) : takeMail(here, viewer))
    const purpose = to.channel === 'email' ? 'change-email' : 'change-phone'
    const post = to.channel === 'email' ? queueCodeMail : queueCodeSms
    await post(here, { to: to.address, language: viewer.language, purpose, code })
  })
  return {
    ...{ channel: to.channel, sent_to: to.address },
    ...{ resend_in: CODE_RESEND_SECONDS, expires_in: CODE_SECONDS },
  }
}

/**
 * Throws the same, and what `checkCode` throws. Of two accounts that take an address at the same moment, one gets it.
 */
export async function changeAddress(
  deps: AccountDependencies,
  request: AddressRequest & { otp: string },
  viewer: Viewer,
): Promise<AccountSetting> {
  const accountId = await requireRecentProof(deps, viewer)
  const to = typedAddress(request, viewer)
  await takeCodeCheck(deps, viewer)
  const otp = request.otp
  // Outside the transaction, so that a wrong code always counts.
  await checkCode(deps, keyOf(accountId, to), otp, { use: false })
  try {
    await deps.db.transaction().execute(async (db) => {
      const here = { ...deps, db }
      await beginAccountChange(db, viewer)
      const account = await ownAccount(here, accountId)
      await checkCode(here, keyOf(accountId, to), otp, { use: true })
      await release(here, await requireFreeAddress(here, account, to), to.channel)
      await setAddress(db, accountId, { ...to, now: deps.clock.now() })
      await recordAccountEvent(
        here,
        viewer,
        accountId,
        to.channel === 'email' ? 'email-changed' : 'phone-changed',
      )
      await offerUndo(here, account, to)
      const before = to.channel === 'email' ? account.email : account.phone
      if (before !== null) await dropCodesTo(db, before)
      const variant = to.channel === 'email' ? 'email-changed' : 'phone-changed'
      const userAgent = viewer.browser?.userAgent
      await notify(here, [{ accountId, kind: 'address-changed', variant, userAgent }])
    })
  } catch (error) {
    throw isTaken(error) ? taken(to.channel) : error
  }
  return getAccountSetting(deps, viewer)
}

/** Refuses an address that the account has proven already. */
function refuseOwn(account: FoundAccount, { channel, recipient }: Address): void {
  const isOwn =
    channel === 'email'
      ? account.email?.toLowerCase() === recipient && account.email_verified_at !== null
      : account.phone === recipient && account.phone_verified_at !== null
  if (isOwn) throw taken(channel)
}

/**
 * Returns the account that has the address unproven and has proven another; it loses the address. Null if no account
 * has it. An account with no other address keeps it: its real owner can still sign in and close it.
 */
async function requireFreeAddress(
  { db }: Pick<AccountDependencies, 'db'>,
  account: FoundAccount,
  { channel, address }: Address,
): Promise<FoundAccount | null> {
  const other = await (channel === 'email' ? findAccountByEmail : findAccountByPhone)(db, address)
  if (other === null || other.id === account.id) return null
  const [itsProof, otherProof] =
    channel === 'email'
      ? [other.email_verified_at, other.phone_verified_at]
      : [other.phone_verified_at, other.email_verified_at]
  if (itsProof !== null || otherProof === null) throw taken(channel)
  return other
}

async function release(
  { db }: Pick<AccountDependencies, 'db'>,
  other: FoundAccount | null,
  channel: Channel,
): Promise<void> {
  if (other !== null) await (channel === 'email' ? releaseEmail : releasePhone)(db, other.id)
}

const taken = (channel: Channel): ApiError =>
  channel === 'email' ? new ApiError(41006, { field: 'email' }) : new ApiError(41003, { field: 'phone_num' })

/** The key contains the account, so that requests of other accounts do not interfere. */
const keyOf = (accountId: string, { channel, recipient }: Address) => ({
  purpose: `change-${channel} ${accountId}` as const,
  recipient,
})

/** Limits the changes of an account, since a response reveals whether an address is taken. */
const takeChange = ({ db, clock }: AccountDependencies, accountId: string): Promise<void> =>
  takeShared(db, clock, { name: 'address change', of: accountId, calls: CHANGES_PER_DAY, seconds: 24 * 3600 })

const CHANGES_PER_DAY = 20
