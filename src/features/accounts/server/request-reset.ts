import { z } from 'zod'
import { CODE_RESEND_SECONDS, CODE_SECONDS, RESETS_PER_NETWORK } from '#config/limits.ts'
import { networkOf } from '#platform/http/rate-limits.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import { takeShared } from '#platform/shared-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { AccountsWorld } from './accounts-world.ts'
import { postCodeMail } from './letters.ts'
import { issueCode } from './one-time-codes.ts'
import { type FoundAccount, findAccountByEmail } from './queries/accounts.ts'
import { typedEmail } from './typed-email.ts'

export const RESET_PURPOSE = 'reset-password'

const TASK = 'accounts.send-reset-code'

/**
 * Has a code for a new password sent. Nobody learns by it whether an address has an account: a code is made for any, and
 * who it belongs to is not even looked up before a worker takes the letter. Throws 41004, 41012, 41039, 40006.
 */
export async function requestReset(world: AccountsWorld, viewer: Viewer, request: { email: string }) {
  const email = typedEmail(request.email)
  const { clock, secrets } = world
  const of = networkOf(viewer.address)
  await takeShared(world.db, clock, { name: 'reset', of, calls: RESETS_PER_NETWORK, seconds: 3600 })
  await world.db.transaction().execute(async (db) => {
    const recipient = email.toLowerCase()
    const code = await issueCode({ ...world, db }, { purpose: RESET_PURPOSE, recipient })
    const letter = { email, code, language: viewer.language } satisfies ResetLetter
    const sealed = secrets.seal(TASK, JSON.stringify(letter)).toString('base64url')
    await enqueue(db, TASK, { sealed }, { runAt: clock.now(), priority: -1 })
  })
  return { resend_after: CODE_RESEND_SECONDS, expires_after: CODE_SECONDS }
}

/** The worker's half: posts the letter where somebody is to be written to. */
export const resetLetterTask = (world: Pick<AccountsWorld, 'db' | 'clock' | 'secrets'>): Task => ({
  name: TASK,
  async run(payload) {
    const { sealed } = z.object({ sealed: z.string() }).parse(payload)
    const opened: unknown = JSON.parse(world.secrets.open(TASK, Buffer.from(sealed, 'base64url')))
    const { email, code, language } = resetLetter.parse(opened)
    const account = await findAccountByEmail(world.db, email)
    if (account === null || account.email === null || !canReset(account)) return
    try {
      // To the address as its owner wrote it, not as somebody else did.
      await postCodeMail(world, { to: account.email, language, purpose: RESET_PURPOSE, code })
    } catch (error) {
      // They have been written to too often; trying again would change nothing.
      if (!(error instanceof ApiError)) throw error
    }
  },
})

const resetLetter = z.object({ email: z.string(), code: z.string(), language: z.string() })
type ResetLetter = z.infer<typeof resetLetter>

/** An address that an account merely mentions while it has proven a phone is no way into it (see `accountAt`). */
export const canReset = (account: FoundAccount): boolean =>
  account.email_verified_at !== null || account.phone_verified_at === null
