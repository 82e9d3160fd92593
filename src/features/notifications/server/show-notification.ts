import { isLanguage } from '#config/languages.ts'
import { type Catalogues, textsFor } from '#i18n/text.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import { type Blocks, hiddenFrom } from '#shared/blocks.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { slugId } from '#shared/slug.ts'
import type { Viewer } from '#shared/viewer.ts'
import { pageOf, textOf } from '../contract/notification-texts.ts'
import type { showNotification as contract } from '../contract/push.ts'
import type { texts } from '../locales/en.ts'
import { findNotification } from './queries/notifications.ts'
import { readerOf } from './reader.ts'

const NOT_FOUND = 40004

/** What a device shows of a notification after a push. Throws 40004 if the account has no such notification. */
export async function showNotification(
  { db, catalogues, blocks }: { db: Db; catalogues: Catalogues; blocks: Blocks },
  { notification_id: id }: { notification_id: number },
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const language = isLanguage(viewer.language) ? viewer.language : 'en'
  const accountId = readerOf(viewer)
  const hidden = await hiddenFrom(blocks, viewer)
  const row = await findNotification(db, { accountId, id, language, hidden })
  if (row === null) throw new ApiError(NOT_FOUND)
  const t = textsFor<typeof texts>(language, catalogues.catalogueOf(language))
  const { kind, variant, job_id: jobId, title, application_id, alert_id, job_count, read_at } = row
  const job = jobId === null || title === null ? null : { slug_id: slugId(title, jobId) }
  return {
    kind,
    title: t(textOf({ kind, variant }), { company: row.company ?? '', count: job_count ?? 0 }),
    text: title ?? '',
    path: `/${language}/${pageOf({ kind, variant, job, application_id, alert_id, job_count })}`,
    is_read: read_at !== null,
  }
}
