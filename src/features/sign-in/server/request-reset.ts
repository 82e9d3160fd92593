import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { CODE_RESEND_SECONDS, CODE_SECONDS, RESETS_PER_NETWORK } from '#config/limits.ts'
import {
  type AccountDependencies,
  type FoundAccount,
  findAccountByEmail,
} from '#features/accounts/server/door.ts'
import { callerForRecipient, issueCode, takeForCaller } from '#features/sessions/server/door.ts'
import { networkOf } from '#platform/http/rate-limits.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import { ApiError } from '#shared/api-error.ts'
import { later } from '#shared/later.ts'
import type { Viewer } from '#shared/viewer.ts'
import { takeCodeRequest } from './code-request-limits.ts'
import { postCodeMail } from './letters/code-letters.ts'
import { typedEmail } from './typed-email.ts'

export const RESET_PURPOSE = 'reset-password' as const

const TASK = 'accounts.send-reset-code'

/**
 * Has a code for a new password sent. Nobody learns by it whether an address has an account: a code is made for any, and who
 * it belongs to is not even looked up before a worker takes the letter. It does so at a moment that is drawn, so that what the
 * machine is busy with right after asking tells nothing either. Throws 41004, 41012, 41039, 40006.
 */
export async function requestReset(deps: AccountDependencies, request: { email: string }, viewer: Viewer) {
  const email = typedEmail(request.email)
  const { clock, secrets } = deps
  const recipient = email.toLowerCase()
  const caller = await callerForRecipient(deps, viewer, recipient)
  const of = networkOf(viewer.address)
  await takeForCaller(deps, caller, { name: 'reset', of, calls: RESETS_PER_NETWORK, seconds: 3600 })
  await deps.db.transaction().execute(async (db) => {
    const here = { ...deps, db }
    const code = await issueCode(here, { purpose: RESET_PURPOSE, recipient, boundTo: viewer })
    const { isKnown: isOwn } = await takeCodeRequest(here, viewer, { channel: 'email', recipient })
    const letter = { email, code, language: viewer.language, isOwn } satisfies ResetLetter
    const sealed = secrets.seal(TASK, JSON.stringify(letter)).toString('base64url')
    const runAt = later(clock.now(), randomInt(LEAST_DELAY_MS, MOST_DELAY_MS) / 1000)
    await enqueue(db, TASK, { sealed }, { runAt, priority: -1 })
  })
  return { resend_after: CODE_RESEND_SECONDS, expires_after: CODE_SECONDS }
}

/** Nobody waits longer for a letter than letters take anyway; whoever listens has to tell it from all else of those seconds. */
const LEAST_DELAY_MS = 1000
const MOST_DELAY_MS = 6000

/** The worker's half: posts the letter where somebody is to be written to. Where nobody is, it does the same and takes it back. */
export const resetLetterTask = (deps: Pick<AccountDependencies, 'db' | 'clock' | 'secrets'>): Task => ({
  name: TASK,
  async run(payload) {
    const { sealed } = z.object({ sealed: z.string() }).parse(payload)
    const opened: unknown = JSON.parse(deps.secrets.open(TASK, Buffer.from(sealed, 'base64url')))
    const { email, code, language, isOwn } = resetLetter.parse(opened)
    const account = await findAccountByEmail(deps.db, email)
    const reader = account !== null && canReset(account) ? account.email : null
    try {
      await deps.db.transaction().execute(async (db) => {
        // To the address as its owner wrote it, not as somebody else did.
        const letter = { to: reader ?? email, language, purpose: RESET_PURPOSE, code, isOwn } as const
        await postCodeMail({ ...deps, db }, letter)
        if (reader === null) throw new NobodyToWriteTo()
      })
    } catch (error) {
      // Who has been written to too often is not written to, however often it is tried.
      if (!(error instanceof NobodyToWriteTo || error instanceof ApiError)) throw error
    }
  },
})

class NobodyToWriteTo extends Error {}

const resetLetter = z.object({
  email: z.string(),
  code: z.string(),
  language: z.string(),
  isOwn: z.boolean().default(false),
})
type ResetLetter = z.infer<typeof resetLetter>

/** An address that an account merely mentions while it has proven a phone is no way into it (see `accountAt`). */
export const canReset = (account: FoundAccount): boolean =>
  account.email_verified_at !== null || account.phone_verified_at === null
