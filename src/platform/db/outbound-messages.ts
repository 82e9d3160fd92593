import type { Selectable } from 'kysely'
import type { Db } from './database.ts'
import type { OutboundMessages } from './schema.generated.ts'

export interface NewOutbound {
  id?: string | undefined
  channel: 'email' | 'sms'
  to: string
  kind: string
  language: string
  subject?: string
  text: string
  html?: string
  headers?: Readonly<Record<string, string>>
  attachmentFileId?: string
  expiresAt?: Date
}

export type Outbound = Selectable<OutboundMessages>

/** Returns its id; null: it was added before. */
export async function addOutbound(db: Db, message: NewOutbound, now: Date): Promise<string | null> {
  const added = await db
    .insertInto('outbound_messages')
    .values({
      ...(message.id !== undefined && { id: message.id }),
      channel: message.channel,
      recipient: message.to,
      kind: message.kind,
      language: message.language,
      subject: message.subject ?? '',
      text: message.text,
      html: message.html ?? '',
      headers: JSON.stringify(message.headers ?? {}),
      created_at: now,
      attachment_file_id: message.attachmentFileId ?? null,
      expires_at: message.expiresAt ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

export const findOutbound = (db: Db, id: string): Promise<Outbound | undefined> =>
  db.selectFrom('outbound_messages').selectAll().where('id', '=', id).executeTakeFirst()

/** The newest first. */
export const newestOutbound = (db: Db, { to, count }: { to: string | null; count: number }) =>
  db
    .selectFrom('outbound_messages')
    .selectAll()
    .$if(to !== null, (query) => query.where('recipient', '=', to ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()

const EMPTY = { subject: '', text: '', html: '', headers: '{}', attachment_file_id: null }

/** Marks a message as sent or given up, and empties its text, which is no longer needed. */
export async function finishOutbound(
  db: Db,
  id: string,
  { sentAt, trouble }: { sentAt: Date | null; trouble: string | null },
): Promise<void> {
  await db
    .updateTable('outbound_messages')
    .set({ ...EMPTY, sent_at: sentAt, trouble })
    .where('id', '=', id)
    .execute()
}

/** Deletes a message and its metadata. */
export async function removeOutbound(db: Db, id: string): Promise<void> {
  await db.deleteFrom('outbound_messages').where('id', '=', id).execute()
}

export async function recordFailure(db: Db, id: string, trouble: string): Promise<void> {
  await db.updateTable('outbound_messages').set({ trouble }).where('id', '=', id).execute()
}

/** Empties messages from before `emptyBefore`, deletes those from before `removeBefore`. */
export async function purgeOutbound(
  db: Db,
  { emptyBefore, removeBefore }: { emptyBefore: Date; removeBefore: Date },
): Promise<void> {
  await db.deleteFrom('outbound_messages').where('created_at', '<', removeBefore).execute()
  await db
    .updateTable('outbound_messages')
    .set(EMPTY)
    .where('created_at', '<', emptyBefore)
    .where('text', '<>', '')
    .execute()
}
