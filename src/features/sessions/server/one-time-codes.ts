import { randomInt } from 'node:crypto'
import { CODE_DIGITS, CODE_RESEND_SECONDS, CODE_SECONDS, CODE_TRIES, CODES_PER_HOUR } from '#config/limits.ts'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { takeShared } from '#platform/shared-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import { later } from '#shared/later.ts'
import type { Viewer } from '#shared/viewer.ts'
import { browserMarks, ensureBrowserMark } from './browser-marks.ts'
import { type CodePurpose, isOfSession } from './code-purposes.ts'
import { grantedBySession } from './granted-by-session.ts'
import {
  type CodeKey as CodeName,
  type CodeOwner,
  type FoundCode,
  findCode,
  insertCode,
  removeCodesBefore,
  tryCode,
} from './queries/one-time-codes.ts'

export { dropCodesTo } from './queries/one-time-codes.ts'

/**
 * Six digits that prove access to a mailbox or phone number. Three limits prevent guessing: only `CODE_TRIES` wrong
 * codes are compared, however many arrive at once; a browser gets a new code after `CODE_RESEND_SECONDS` at the
 * earliest; and each address has a limit per hour.
 *
 * If a code needs no session, it works only in the browser that requested it, and only tries from that browser count.
 * So nobody can use up another person's tries or replace their code (docs/decisions/0019).
 */

type Codes = Pick<AccountDependencies, 'db' | 'clock' | 'secrets'>

export interface CodeKey extends CodeName {
  purpose: CodePurpose | `${CodePurpose} ${string}`
  /** The viewer whose browser requests or shows the code. Absent for codes that only a signed-in account requests. */
  boundTo?: Viewer
}

export interface CodeRequest extends CodeKey {
  /** The account that the code is about. */
  accountId?: string | null
  /** The session that requests the code. The code ends with it. */
  grantedBy?: string | null
  /** Data that is returned with the proof. */
  payload?: unknown
}

/**
 * Makes a code, which replaces the last one of the same purpose and address. The caller sends it in the same
 * transaction (`db`). Throws 41039 with the seconds to wait if a code was just sent, 40006 after too many, 40003 if the
 * session has just ended.
 */
export async function issueCode(
  deps: Codes,
  { purpose, recipient, boundTo, accountId = null, grantedBy = null, payload = {} }: CodeRequest,
): Promise<string> {
  if (isOfSession(purpose) && grantedBy === null)
    throw new Error(`Only a session may ask for a code for "${purpose}".`)
  const { db, clock, secrets } = deps
  const now = clock.now()
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const isNew = await grantedBySession(
    insertCode(
      db,
      { purpose, recipient },
      {
        browserHash: await ownerOf({ db }, { purpose, recipient, ...(boundTo && { boundTo }) }),
        hash: hashOf(secrets, { purpose, recipient }, code),
        accountId,
        grantedBy,
        payload,
        now,
        expiresAt: later(now, CODE_SECONDS),
        notSince: later(now, -CODE_RESEND_SECONDS),
      },
    ),
  )
  if (!isNew) {
    const seconds = await secondsToWait(deps, { purpose, recipient, ...(boundTo && { boundTo }) })
    throw new ApiError(41039, { params: { seconds } })
  }
  // Public requests are counted by their use-case (`takeCodeRequest`), so that nobody uses up another's allowance.
  if (boundTo === undefined) {
    await takeShared(db, clock, {
      name: `codes ${purpose}`,
      of: recipient,
      calls: CODES_PER_HOUR,
      seconds: 3600,
    })
  }
  return code
}

export interface ProvenCode {
  accountId: string | null
  /** Its position in the sequence of proofs. */
  number: number
  payload: unknown
}

/**
 * Checks a code. With `use: false` the code stays unspent, so that a page can ask for more first; a wrong code always
 * counts as a try. Throws 41040 (wrong, or none was sent), 41041 (too many tries), 41042 (used), 41043 (expired), each
 * beside the field `otp`.
 */
export async function checkCode(
  { db, clock, secrets }: Codes,
  key: CodeKey,
  code: string,
  { use }: { use: boolean },
): Promise<ProvenCode> {
  const now = clock.now()
  const hash = hashOf(secrets, key, code)
  const tried = await tryCode(db, ownedKey(key), { hash, now, maxTries: CODE_TRIES, use })
  if (tried?.is_right === true) {
    const { account_id: accountId, number, payload } = tried
    return { accountId, number, payload }
  }
  if (tried !== null) throw refusal(tried.tries >= CODE_TRIES ? 41041 : 41040)
  const code_ = await findCode(db, ownedKey(key))
  if (code_ === null) throw refusal(41040)
  if (code_.used_at !== null) throw refusal(41042)
  throw refusal(code_.tries >= CODE_TRIES ? 41041 : 41043)
}

/** The newest code under a key; null if there is none, or it ended long ago. */
export const lastCode = ({ db }: Pick<Codes, 'db'>, key: CodeKey): Promise<FoundCode | null> =>
  findCode(db, ownedKey(key))

/** Deletes codes a day after their end. Until then the site can say that a code has expired. */
export const forgetCodes = ({ db, clock }: Pick<Codes, 'db' | 'clock'>): Promise<void> =>
  removeCodesBefore(db, later(clock.now(), -24 * 3600))

const refusal = (code: number): ApiError => new ApiError(code, { field: 'otp' })

async function secondsToWait({ db, clock }: Codes, key: CodeKey): Promise<number> {
  const sentAt = (await findCode(db, ownedKey(key)))?.sent_at ?? clock.now()
  const left = later(sentAt, CODE_RESEND_SECONDS).getTime() - clock.now().getTime()
  return Math.max(1, Math.ceil(left / 1000))
}

/**
 * A browser may have several marks. The next code uses the mark of the last code, so that the waiting time stays in
 * force.
 */
async function ownerOf({ db }: Pick<Codes, 'db'>, key: CodeKey): Promise<Buffer> {
  if (key.boundTo === undefined) return NO_BROWSER
  const mark = ensureBrowserMark(key.boundTo)
  return (await findCode(db, ownedKey(key)))?.browser_hash ?? mark
}

const NO_BROWSER = Buffer.alloc(0)

const ownedKey = ({ purpose, recipient, boundTo }: CodeKey): CodeName & CodeOwner => ({
  ...{ purpose, recipient },
  browserHashes: boundTo === undefined ? [NO_BROWSER] : browserMarks(boundTo),
})

const hashOf = (secrets: Codes['secrets'], { purpose, recipient }: CodeName, code: string): Buffer =>
  secrets.digest('one-time code', `${purpose} ${recipient} ${code}`)
