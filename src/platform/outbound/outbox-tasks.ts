import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { findFile } from '../db/files.ts'
import {
  findOutbound,
  finishOutbound,
  type Outbound,
  purgeOutbound,
  recordFailure,
  removeOutbound,
} from '../db/outbound-messages.ts'
import type { Task } from '../jobs/tasks.ts'
import type { Log } from '../log.ts'
import { returnShared } from '../shared-limits.ts'
import type { PrivateFiles } from '../storage/private-files.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import type { OutboundSettings } from './outbound-settings.ts'
import { SEND_TASK } from './outbox.ts'
import { pushTask } from './push/push-task.ts'
import type { Attachment } from './send-mail.ts'
import { sendSms } from './send-sms.ts'

export interface OutboxTasks {
  tasks: Task[]
  close(): void
}

/** Unsent messages stay readable for this long; their metadata stays for that long. */
const KEPT_DAYS = 7
const KNOWN_DAYS = 30

interface OutboxDependencies {
  db: Db
  clock: Clock
  log: Log
  privateFiles: PrivateFiles
}

/**
 * Sends queued messages at least once: a worker may be killed between the server's answer and our record of it. Nothing
 * else makes a second one: while the worker lives, it records the answer however long the database is away. So an email
 * keeps its Message-ID, and an SMS its key: whoever receives the second can tell. A sent message is emptied at once, since it may contain codes.
 */
export async function outboxTasks(
  deps: OutboxDependencies,
  { smtp, sms, push }: OutboundSettings,
): Promise<OutboxTasks> {
  // The library of mail takes 10 MB, in each thread that loads it.
  const mail = smtp && (await import('./send-mail.ts')).createMailSender(smtp)
  const senders: Senders = {
    email: mail && (async (message, signal) => mail.send(message, await attachmentOf(deps, message), signal)),
    sms: sms && ((message, signal) => sendSms(message, sms, signal)),
  }
  const { db, clock } = deps
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 24 * 3_600_000)
  return {
    tasks: [
      {
        name: SEND_TASK,
        run: (payload, signal) => deliver(deps, senders, posted.parse(payload), signal),
      },
      ...(push === null ? [] : [pushTask({ db, clock, log: deps.log }, push)]),
      {
        name: 'post.sweep',
        everySeconds: 3600,
        run: () => purgeOutbound(db, { emptyBefore: daysAgo(KEPT_DAYS), removeBefore: daysAgo(KNOWN_DAYS) }),
      },
    ],
    close: () => mail?.close(),
  }
}

/** Read at the moment of sending: the row of a deleted file has taken its email along. */
async function attachmentOf(
  { db, privateFiles }: OutboxDependencies,
  { attachment_file_id: id }: Outbound,
): Promise<Attachment | null> {
  if (id === null) return null
  const file = await findFile(db, id)
  const stored = file && (await privateFiles.of(file.account_id).open(file.content))
  if (!stored) throw new DeliveryFailure('Its attachment is gone.', { isFinal: true })
  return { filename: file.filename, content: await buffer(stored.stream) }
}

const posted = z.object({
  id: z.uuid(),
  leavesNoTrace: z.boolean().default(false),
  countedAs: z.object({ name: z.string(), of: z.string(), calls: z.number() }).optional(),
})

type Send = (message: Outbound, signal: AbortSignal) => Promise<void>
type Senders = Readonly<Record<'email' | 'sms', Send | null>>

async function deliver(
  { db, clock, log }: OutboxDependencies,
  senders: Senders,
  { id, leavesNoTrace, countedAs }: z.output<typeof posted>,
  signal: AbortSignal,
): Promise<void> {
  const message = await findOutbound(db, id)
  if (message === undefined || message.text === '') return
  const send = message.channel === 'sms' ? senders.sms : senders.email
  if (send === null) {
    // Without a mail server the text stays for the developers' mailbox; with one, nobody would ever read it.
    if (senders.email !== null) await giveUp('There is no SMS gateway (SMS_URL).')
    return
  }
  if (message.expires_at !== null && message.expires_at <= clock.now()) return giveUp('It came too late.')
  try {
    await send(message, signal)
  } catch (error) {
    if (error instanceof DeliveryFailure && error.isFinal) {
      await giveUp(error.message)
      // After it: the task may run twice, and then finds nothing to send.
      if (error.hasNoReader && countedAs !== undefined) await returnShared(db, countedAs)
      return
    }
    await recordFailure(db, id, error instanceof Error ? error.message : 'unknown')
    throw error
  }
  const sentAt = clock.now()
  await persistently(() => settle({ sentAt, trouble: null }), signal)

  async function giveUp(trouble: string): Promise<void> {
    log.warn('A message was not delivered', { reason: trouble })
    await settle({ sentAt: null, trouble })
  }

  async function settle(outcome: { sentAt: Date | null; trouble: string | null }): Promise<void> {
    if (leavesNoTrace) await removeOutbound(db, id)
    else await finishOutbound(db, id, outcome)
  }
}

const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 2000
/** A worker that is to stop is not held for longer. */
const LAST_MS = 5000

/**
 * Repeats `record` until it succeeds. The reader's server has the message: a task that fails now would run again and send
 * it twice, and a database that restarts is back within seconds.
 */
async function persistently(record: () => Promise<void>, stop: AbortSignal): Promise<void> {
  let stoppedAt: number | null = null
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, 2 * pause)) {
    try {
      return await record()
    } catch (error) {
      if (stop.aborted) stoppedAt ??= performance.now()
      if (stoppedAt !== null && performance.now() - stoppedAt > LAST_MS) throw error
    }
    await setTimeout(pause)
  }
}
