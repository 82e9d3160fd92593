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
import { newMailId } from '#platform/outbound/new-mail-id.ts'
import { ApiError } from '#shared/api-error.ts'
import { later } from '#shared/later.ts'
import type { Viewer } from '#shared/viewer.ts'
import { takeCodeRequest } from './code-request-limits.ts'
import { queueCodeMail } from './emails/code-emails.ts'
import { typedEmail } from './typed-email.ts'

export const RESET_PURPOSE = 'reset-password' as const

const TASK = 'accounts.send-reset-code'

/**
 * Requests a code for a new password. The response does not reveal whether the address has an account: a code is made
 * for every address, and only a worker looks up the account. The worker starts after a random delay, so that the load
 * of the machine reveals nothing either. Throws 41004, 41012, 41039, 40006.
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
    const message = { id: newMailId(), email, code, language: viewer.language, isOwn } satisfies ResetEmail
    const sealed = secrets.seal(TASK, JSON.stringify(message)).toString('base64url')
    const runAt = later(clock.now(), randomInt(LEAST_DELAY_MS, MOST_DELAY_MS) / 1000)
    await enqueue(db, TASK, { sealed }, { runAt, priority: -1 })
  })
  return { resend_after: CODE_RESEND_SECONDS, expires_after: CODE_SECONDS }
}

/** Short enough to pass as the usual delay of mail, and long enough to hide the work among other work. */
const LEAST_DELAY_MS = 1000
const MOST_DELAY_MS = 6000

/**
 * The task of the worker: it queues the mail if there is an account. Otherwise it does the same work and rolls it back.
 */
export const resetEmailTask = (deps: Pick<AccountDependencies, 'db' | 'clock' | 'secrets'>): Task => ({
  name: TASK,
  async run(payload) {
    const { sealed } = z.object({ sealed: z.string() }).parse(payload)
    const opened: unknown = JSON.parse(deps.secrets.open(TASK, Buffer.from(sealed, 'base64url')))
    const { id, email, code, language, isOwn } = resetEmail.parse(opened)
    const account = await findAccountByEmail(deps.db, email)
    const reader = account !== null && canReset(account) ? account.email : null
    try {
      await deps.db.transaction().execute(async (db) => {
        // The mail goes to the address as its owner wrote it.
        const to = reader ?? email
        const message = { id, to, language, purpose: RESET_PURPOSE, code, isOwn } as const
        await queueCodeMail({ ...deps, db }, message)
        if (reader === null) throw new NobodyToWriteTo()
      })
    } catch (error) {
      // A reader who has received too many mails gets none; a new attempt would not help.
      if (!(error instanceof NobodyToWriteTo || error instanceof ApiError)) throw error
    }
  },
})

class NobodyToWriteTo extends Error {}

const resetEmail = z.object({
  /** Of the mail: however often the task runs, there is one. Absent in tasks from before there were ids. */
  id: z.uuid().optional(),
  email: z.string(),
  code: z.string(),
  language: z.string(),
  isOwn: z.boolean().default(false),
})
type ResetEmail = z.infer<typeof resetEmail>

/** An unproven address does not give access to an account with a proven phone number (see `accountAt`). */
export const canReset = (account: FoundAccount): boolean =>
  account.email_verified_at !== null || account.phone_verified_at === null
