import { randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '#config/limits.ts'
import {
  type AccountDependencies,
  type FoundAccount,
  ownAccount,
  queueNotice,
  recordAccountEvent,
} from '#features/accounts/server/door.ts'
import { beginAccountChange, requireRecentProof } from '#features/sessions/server/door.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import { mayWithFactors } from '../policy.ts'
import { countRecoveryCodes, insertRecoveryCodes, redeemRecoveryCode } from '../queries/second-factors.ts'
import { notifyFactorChange } from './notify-factor-change.ts'
import { isProvenByFactor } from './require-factor-proof.ts'

/**
 * Recovery codes, for a person who has lost app and mail. Each has 50 random bits, is stored as a keyed digest, and
 * works once.
 */

/** Makes ten new codes in place of the old ones. Throws 40004 if the account has no second factor. */
export async function renewRecoveryCodes(
  deps: AccountDependencies,
  viewer: Viewer,
): Promise<{ recovery_codes: string[] }> {
  const accountId = await requireRecentProof(deps, viewer)
  return deps.db.transaction().execute(async (db) => {
    const here = { ...deps, db }
    await beginAccountChange(db, viewer)
    const account = await ownAccount(here, accountId)
    requireAllowed(mayWithFactors(account, isProvenByFactor(account, viewer)).renew_recovery_codes)
    const recovery_codes = await makeRecoveryCodes(here, accountId)
    await notifyFactorChange(here, viewer, account, 'recovery-codes-made')
    return { recovery_codes }
  })
}

/**
 * Makes the first codes of an account; null if it has codes already. Call it in the transaction that turns the second
 * factor on.
 */
export async function firstRecoveryCodes(
  deps: AccountDependencies,
  accountId: string,
): Promise<string[] | null> {
  return (await countRecoveryCodes(deps.db, accountId)) > 0 ? null : makeRecoveryCodes(deps, accountId)
}

/** Deletes the codes when the last second factor is gone. */
export const dropRecoveryCodes = (
  { db }: Pick<AccountDependencies, 'db'>,
  accountId: string,
): Promise<void> => insertRecoveryCodes(db, accountId, [])

/** Spends a recovery code and tells the owner. Returns false if it is wrong or used. */
export async function spendRecoveryCode(
  deps: AccountDependencies,
  viewer: Viewer,
  account: FoundAccount,
  code: string,
): Promise<boolean> {
  const { clock, secrets } = deps
  const hash = hashOf(secrets, account.id, code)
  return deps.db.transaction().execute(async (db) => {
    const here = { ...deps, db }
    if (!(await redeemRecoveryCode(db, { accountId: account.id, hash, now: clock.now() }))) return false
    await recordAccountEvent(here, viewer, account.id, 'recovery-code-used')
    const { email, language } = account
    if (email === null || account.email_verified_at === null) return true
    await queueNotice(here, { to: email, language, notice: 'recovery-code-used' })
    return true
  })
}

/** Makes ten new codes in place of the old ones. */
export async function makeRecoveryCodes(
  { db, secrets }: AccountDependencies,
  accountId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  const hashes = codes.map((code) => hashOf(secrets, accountId, code.replace('-', '')))
  await insertRecoveryCodes(db, accountId, hashes)
  return codes
}

/** Ten characters in two groups, from an alphabet without similar characters. */
function newCode(): string {
  const code = Array.from(randomBytes(10), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

/** 32 characters: without i, l, o and u. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

const hashOf = (secrets: AccountDependencies['secrets'], accountId: string, code: string): Buffer =>
  secrets.digest('recovery code', `${accountId} ${readable(code)}`)

/** Corrects typing errors: lower case, `o` to zero, `i` and `l` to one. */
const readable = (code: string): string =>
  code.toLowerCase().replaceAll('o', '0').replaceAll('i', '1').replaceAll('l', '1')
