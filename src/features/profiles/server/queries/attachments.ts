import type { Db } from '#platform/db/database.ts'
import { deleteFiles } from '#platform/db/files.ts'

/** Deletes the attachments of licenses that belong to no license any more. Call it with the profile locked. */
export async function deleteUnusedAttachments(db: Db, accountId: string): Promise<void> {
  const unused = await db
    .selectFrom('files')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'license')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('licenses').select('licenses.id').whereRef('licenses.file_id', '=', 'files.id'))),
    )
    .execute()
  await deleteFiles(
    db,
    unused.map(({ id }) => id),
    accountId,
  )
}
