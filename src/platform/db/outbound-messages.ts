import type { Db } from './database.ts'

export interface NewOutbound {
  channel: 'email' | 'sms'
  to: string
  kind: string
  language: string
  subject?: string
  text: string
  html?: string
  headers?: Readonly<Record<string, string>>
  expiresAt?: Date
}

export async function addOutbound(db: Db, message: NewOutbound, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('outbound_messages')
    .values({
      channel: message.channel,
      recipient: message.to,
      kind: message.kind,
      language: message.language,
      subject: message.subject ?? '',
      text: message.text,
      html: message.html ?? '',
      headers: JSON.stringify(message.headers ?? {}),
      created_at: now,
      expires_at: message.expiresAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
