import { randomInt } from 'node:crypto'
import { CODE_DIGITS, CODE_RESEND_SECONDS, CODE_SECONDS, CODE_TRIES, CODES_PER_HOUR } from '#config/limits.ts'
import { takeShared } from '#platform/shared-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import { type AccountsWorld, later } from './accounts-world.ts'
import { type CodeKey, findCode, putCode, removeCodesBefore, tryCode } from './queries/one-time-codes.ts'

/**
 * Six digits that prove who reads mail at an address or messages at a number. What keeps them from being guessed:
 * `CODE_TRIES` wrong ones are compared, whoever sends them and however many at once; a new code gives new tries but
 * comes no sooner than `CODE_RESEND_SECONDS`, and only `CODES_PER_HOUR` times.
 */

type Codes = Pick<AccountsWorld, 'db' | 'clock' | 'secrets'>

export interface CodeRequest extends CodeKey {
  /** Whose account it is about. */
  accountId?: string | null
  /** What waits for the proof, and comes back with it. */
  payload?: unknown
}

/**
 * Makes a code, which takes the place of the last one of the same purpose and address. To be sent by the caller in the
 * same transaction (`db`). Throws 41039 with the seconds to wait where the last was sent just now, 40006 after too many.
 */
export async function issueCode(
  world: Codes,
  { purpose, recipient, accountId = null, payload = {} }: CodeRequest,
): Promise<string> {
  const { db, clock, secrets } = world
  const now = clock.now()
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const isNew = await putCode(
    db,
    { purpose, recipient },
    {
      hash: hashOf(secrets, { purpose, recipient }, code),
      accountId,
      payload,
      now,
      expiresAt: later(now, CODE_SECONDS),
      notSince: later(now, -CODE_RESEND_SECONDS),
    },
  )
  if (!isNew)
    throw new ApiError(41039, { params: { seconds: await secondsToWait(world, purpose, recipient) } })
  await takeShared(db, clock, {
    name: `codes ${purpose}`,
    of: recipient,
    calls: CODES_PER_HOUR,
    seconds: 3600,
  })
  return code
}

export interface ProvenCode {
  accountId: string | null
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
  const { purpose, recipient } = key
  const now = clock.now()
  const tried = await tryCode(
    db,
    { purpose, recipient },
    { hash: hashOf(secrets, key, code), now, maxTries: CODE_TRIES, use },
  )
  if (tried?.is_right === true) return { accountId: tried.account_id, payload: tried.payload }
  if (tried !== null) throw refusal(tried.tries >= CODE_TRIES ? 41041 : 41040)
  const code_ = await findCode(db, key)
  if (code_ === null) throw refusal(41040)
  if (code_.used_at !== null) throw refusal(41042)
  throw refusal(code_.tries >= CODE_TRIES ? 41041 : 41043)
}

/** Codes are told apart from those that never were for a day after their end. */
export const forgetCodes = ({ db, clock }: Pick<Codes, 'db' | 'clock'>): Promise<void> =>
  removeCodesBefore(db, later(clock.now(), -24 * 3600))

const refusal = (code: number): ApiError => new ApiError(code, { field: 'otp' })

async function secondsToWait({ db, clock }: Codes, purpose: string, recipient: string): Promise<number> {
  const sentAt = (await findCode(db, { purpose, recipient }))?.sent_at ?? clock.now()
  const left = later(sentAt, CODE_RESEND_SECONDS).getTime() - clock.now().getTime()
  return Math.max(1, Math.ceil(left / 1000))
}

const hashOf = (secrets: Codes['secrets'], { purpose, recipient }: CodeKey, code: string): Buffer =>
  secrets.digest('one-time code', `${purpose} ${recipient} ${code}`)
