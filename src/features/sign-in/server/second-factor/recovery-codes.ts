import { randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '#config/limits.ts'
import {
  type AccountsWorld,
  type FoundAccount,
  ownAccount,
  postNotice,
  tellOwner,
} from '#features/accounts/server/door.ts'
import { beginAccountChange, requireRecentProof } from '#features/sessions/server/door.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import { mayWithFactors } from '../policy.ts'
import { countRecoveryCodes, putRecoveryCodes, takeRecoveryCode } from '../queries/second-factors.ts'
import { isProvenByFactor } from './require-factor-proof.ts'
import { tellChange } from './tell-change.ts'

/** For who has lost app and mail. 50 random bits each, kept as a digest under the installation's secret, good once. */

/** Ten new ones instead of all former. Throws 40004 where the account asks for no second factor. */
export async function renewRecoveryCodes(
  world: AccountsWorld,
  viewer: Viewer,
): Promise<{ recovery_codes: string[] }> {
  const accountId = await requireRecentProof(world, viewer)
  return world.db.transaction().execute(async (db) => {
    const here = { ...world, db }
    await beginAccountChange(db, viewer)
    const account = await ownAccount(here, accountId)
    requireAllowed(mayWithFactors(account, isProvenByFactor(account, viewer)).renew_recovery_codes)
    const recovery_codes = await makeRecoveryCodes(here, accountId)
    await tellChange(here, viewer, account, 'recovery-codes-made')
    return { recovery_codes }
  })
}

/** The first codes of an account; null where it has some. Within the transaction that turns its second factor on. */
export async function firstRecoveryCodes(world: AccountsWorld, accountId: string): Promise<string[] | null> {
  return (await countRecoveryCodes(world.db, accountId)) > 0 ? null : makeRecoveryCodes(world, accountId)
}

/** Without a second factor they are of no use. */
export const dropRecoveryCodes = ({ db }: Pick<AccountsWorld, 'db'>, accountId: string): Promise<void> =>
  putRecoveryCodes(db, accountId, [])

/** Whether this is one of the account's that has not been used. It is then, and the owner hears of it. */
export async function spendRecoveryCode(
  world: AccountsWorld,
  viewer: Viewer,
  account: FoundAccount,
  code: string,
): Promise<boolean> {
  const { clock, secrets } = world
  const hash = hashOf(secrets, account.id, code)
  return world.db.transaction().execute(async (db) => {
    const here = { ...world, db }
    if (!(await takeRecoveryCode(db, { accountId: account.id, hash, now: clock.now() }))) return false
    await tellOwner(here, viewer, account.id, 'recovery-code-used')
    const { email, language } = account
    if (email === null || account.email_verified_at === null) return true
    await postNotice(here, { to: email, language, notice: 'recovery-code-used' })
    return true
  })
}

/** Ten new ones instead of all former. */
export async function makeRecoveryCodes(
  { db, secrets }: AccountsWorld,
  accountId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  const hashes = codes.map((code) => hashOf(secrets, accountId, code.replace('-', '')))
  await putRecoveryCodes(db, accountId, hashes)
  return codes
}

/** Ten characters that no two of are mistaken for each other, in two groups. */
function newCode(): string {
  const code = Array.from(randomBytes(10), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

/** 32 characters: without i, l, o and u. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

const hashOf = (secrets: AccountsWorld['secrets'], accountId: string, code: string): Buffer =>
  secrets.digest('recovery code', `${accountId} ${readable(code)}`)

/** As it was meant: in lower case, `o` for a zero, `i` or `l` for a one. */
const readable = (code: string): string =>
  code.toLowerCase().replaceAll('o', '0').replaceAll('i', '1').replaceAll('l', '1')
