import { NOTIFICATIONS_PAGE_SIZE } from '#config/limits.ts'
import { deviceName } from '#features/accounts/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { streamCursor } from '#platform/stream/read-stream.ts'
import { type Blocks, hiddenFrom } from '#shared/blocks.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { slugId } from '#shared/slug.ts'
import type { Viewer } from '#shared/viewer.ts'
import type * as contracts from '../contract.ts'
import { findNotifications, type NotificationRow } from './queries/notifications.ts'
import { countUnreadOf } from './queries/read-state.ts'
import { readerOf } from './reader.ts'

type Listed = ResponseOf<typeof contracts.listNotifications>

export async function listNotifications(
  { db, blocks }: { db: Db; blocks: Blocks },
  { before = null }: { before?: number | null | undefined },
  viewer: Viewer,
): Promise<Listed> {
  const accountId = readerOf(viewer)
  const { unread, cursor } = await countUnread({ db, blocks }, viewer)
  const limit = NOTIFICATIONS_PAGE_SIZE + 1
  const hidden = await hiddenFrom(blocks, viewer)
  const rows = await findNotifications(db, { accountId, language: viewer.language, hidden, before, limit })
  return {
    notifications: rows.slice(0, NOTIFICATIONS_PAGE_SIZE).map(present),
    has_more: rows.length === limit,
    ...{ unread, cursor },
  }
}

/** The cursor is read first: an event between the two is told again, and never missed. */
export async function countUnread(
  { db, blocks }: { db: Db; blocks: Blocks },
  viewer: Viewer,
): Promise<{ unread: number; cursor: number }> {
  const accountId = readerOf(viewer)
  const cursor = await streamCursor(db, accountId)
  return { unread: await countUnreadOf(db, accountId, await hiddenFrom(blocks, viewer)), cursor }
}

const present = (row: NotificationRow): Listed['notifications'][number] => ({
  ...{ id: row.id, kind: row.kind, variant: row.variant, device: deviceName(row.user_agent) },
  job:
    row.job_id === null || row.title === null || row.title_lang === null
      ? null
      : { slug_id: slugId(row.title, row.job_id), title: row.title, lang: row.title_lang },
  ...{ company: row.company, application_id: row.application_id },
  ...{ alert_id: row.alert_id, job_count: row.job_count },
  at: row.created_at.toISOString(),
  is_read: row.read_at !== null,
})
