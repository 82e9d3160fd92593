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
  putCode,
  removeCodesBefore,
  tryCode,
} from './queries/one-time-codes.ts'

export { dropCodesTo } from './queries/one-time-codes.ts'

/**
 * Six digits that prove who reads mail at an address or messages at a number. What keeps them from being guessed:
 * `CODE_TRIES` wrong ones are compared, however many come at once; a new code gives new tries but comes no sooner than
 * `CODE_RESEND_SECONDS`, and no more often than the limits of its address allow.
 *
 * A code that anybody may ask for is of use in the browser that has asked alone, and only what is tried there counts. So
 * nobody can use up somebody's tries from elsewhere, or have their code replaced (docs/decisions/0019).
 */

type Codes = Pick<AccountDependencies, 'db' | 'clock' | 'secrets'>

export interface CodeKey extends CodeName {
  purpose: CodePurpose | `${CodePurpose} ${string}`
  /** Whose browser asks for the code, or shows it. Absent: of an account that only who is signed in to it asks for. */
  boundTo?: Viewer
}

export interface CodeRequest extends CodeKey {
  /** Whose account it is about. */
  accountId?: string | null
  /** The session in which it is asked for, and with which it ends. */
  grantedBy?: string | null
  /** What waits for the proof, and comes back with it. */
  payload?: unknown
}

/**
 * Makes a code, which takes the place of the last one of the same purpose and address. To be sent by the caller in the
 * same transaction (`db`). Throws 41039 with the seconds to wait where the last was sent just now, 40006 after too many,
 * 40003 where the session that asks has just ended.
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
    putCode(
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
  // What anybody may ask for is counted where it is asked for (`takeCodeRequest`), so that nobody uses up another's.
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
  /** Its place in the order of proofs. */
  number: number
  payload: unknown
}

/**
 * Judges a code. `use: false` only looks, so that a page can ask for the rest before the code is spent; a wrong one
 * counts all the same. Throws 41040 (wrong, or none was sent), 41041 (tried too often), 41042 (used), 41043 (expired),
 * each beside the field `otp`.
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

/** The newest code under a key; null where there is none, or it is long past. */
export const lastCode = ({ db }: Pick<Codes, 'db'>, key: CodeKey): Promise<FoundCode | null> =>
  findCode(db, ownedKey(key))

/** Codes are told apart from those that never were for a day after their end. */
export const forgetCodes = ({ db, clock }: Pick<Codes, 'db' | 'clock'>): Promise<void> =>
  removeCodesBefore(db, later(clock.now(), -24 * 3600))

const refusal = (code: number): ApiError => new ApiError(code, { field: 'otp' })

async function secondsToWait({ db, clock }: Codes, key: CodeKey): Promise<number> {
  const sentAt = (await findCode(db, ownedKey(key)))?.sent_at ?? clock.now()
  const left = later(sentAt, CODE_RESEND_SECONDS).getTime() - clock.now().getTime()
  return Math.max(1, Math.ceil(left / 1000))
}

/** A browser may have several marks: the next code comes under that of the last, whose wait it must not get around. */
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
