import {
  ALERT_MAILS_PER_DAY,
  MAILS_PER_DAY,
  MAILS_PER_HOUR,
  SMS_PER_DAY,
  SMS_PER_HOUR,
} from '#config/limits.ts'
import { MAIL_KINDS, type MailKind } from '#config/mail-kinds.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { addOutbound, type NewOutbound } from '../db/outbound-messages.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { type SharedLimit, takeShared } from '../shared-limits.ts'
import { isMailAddress, isOwnHeader, isPhoneNumber, subjectLine } from './recipient.ts'

/** An email, finished in its reader's language. */
export interface Mail {
  /** A task that queues an email may run twice: it brings the id, so that both times queue the same one. */
  id?: string | undefined
  to: string
  kind: MailKind
  language: string
  subject: string
  text: string
  html: string
  /** Extra headers, for lists only (`List-Unsubscribe` ...). */
  headers?: Readonly<Record<string, string>>
  /** A private file that goes with it. If the file is deleted before, the email is not sent. */
  attachmentFileId?: string
  /** After this time it is useless, and is not sent any more. */
  expiresAt?: Date
  /** Its row is deleted once it was sent or given up. */
  leavesNoTrace?: boolean
  /** Requested from the reader's own device: counted separately, so that strangers cannot use up the limit. */
  isOwn?: boolean
  /** A limit of its sender that gets its call back if the mail server takes nothing for the reader. */
  countedAs?: Omit<SharedLimit, 'seconds'>
}

export interface Sms {
  /** E.164. */
  to: string
  kind: string
  language: string
  text: string
  expiresAt?: Date
  leavesNoTrace?: boolean
  isOwn?: boolean
}

/** The task that sends queued messages. */
export const SEND_TASK = 'post.send'

/**
 * Queues an email. With a transaction for `db` it is sent when that commits, or not at all. Throws `ApiError` 40006 if
 * the recipient has been sent too many, whoever caused them; `Error` if `to` is not a single address.
 */
export async function queueMail(db: Db, clock: Clock, mail: Mail): Promise<void> {
  if (!isMailAddress(mail.to)) throw new Error('An email goes to one address.')
  if (!Object.entries(mail.headers ?? {}).every(([name, value]) => isOwnHeader(name, value)))
    throw new Error('An email has extra headers for lists only.')
  const of = mail.to.toLowerCase()
  if (MAIL_KINDS[mail.kind] === 'optional' && !hasWayOut(mail))
    throw new Error('An optional email has a way out by one click.')
  // Notices are counted separately: a flood of codes must not suppress the notice about what happens to the account.
  const what = mail.kind.startsWith('notice ') ? 'notices' : whose('mail', mail)
  if (mail.kind === 'job-alert') {
    // All of a morning come at once, and must not use up what codes need.
    await takeShared(db, clock, { name: 'alerts day', of, calls: ALERT_MAILS_PER_DAY, seconds: 20 * 3600 })
  } else {
    await takeShared(db, clock, { name: `${what} hour`, of, calls: MAILS_PER_HOUR, seconds: 3600 })
    await takeShared(db, clock, { name: `${what} day`, of, calls: MAILS_PER_DAY, seconds: 24 * 3600 })
  }
  await post(db, clock, { channel: 'email', ...mail, subject: subjectLine(mail.subject) })
}

/** Queues an SMS; same rules. */
export async function queueSms(db: Db, clock: Clock, sms: Sms): Promise<void> {
  if (!isPhoneNumber(sms.to)) throw new Error('A message goes to one number.')
  const what = whose('sms', sms)
  await takeShared(db, clock, { name: `${what} hour`, of: sms.to, calls: SMS_PER_HOUR, seconds: 3600 })
  await takeShared(db, clock, { name: `${what} day`, of: sms.to, calls: SMS_PER_DAY, seconds: 24 * 3600 })
  await post(db, clock, { channel: 'sms', ...sms })
}

const hasWayOut = ({ headers = {} }: Mail): boolean =>
  /^<https?:\/\/[^>]+>$/.test(headers['List-Unsubscribe'] ?? '') &&
  headers['List-Unsubscribe-Post'] === 'List-Unsubscribe=One-Click'

const whose = (what: string, { isOwn = false }: { isOwn?: boolean }): string => (isOwn ? `own ${what}` : what)

async function post(
  db: Db,
  clock: Clock,
  {
    leavesNoTrace = false,
    isOwn: _,
    countedAs,
    ...message
  }: NewOutbound & Pick<Mail, 'leavesNoTrace' | 'isOwn' | 'countedAs'>,
): Promise<void> {
  // A message without its task would never be sent.
  await inTransaction(db, async (transaction) => {
    const id = await addOutbound(transaction, message, clock.now())
    if (id === null) return
    const payload = { id, ...(leavesNoTrace && { leavesNoTrace }), ...(countedAs && { countedAs }) }
    await enqueue(transaction, SEND_TASK, payload, { runAt: clock.now() })
  })
}

const inTransaction = (db: Db, work: (transaction: Db) => Promise<void>): Promise<void> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)
