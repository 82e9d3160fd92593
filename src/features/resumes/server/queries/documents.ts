import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { DocumentKind } from '../../contract/ledger.ts'

export interface DocumentKey {
  accountId: string
  kind: DocumentKind
  id: string
}

/** A file of a document, in the private store of its owner. */
export interface DocumentFile {
  content: string
  filename: string
  bytes: number
}

export interface FoundDocument {
  name: string
  /** Null: it is made when it is shown. */
  file: DocumentFile | null
  cover: DocumentFile | null
  captions: DocumentFile | null
}

/** Null unless there is such a document of this account. It is not deleted before the transaction ends. */
export async function findDocument(
  transaction: Db,
  { accountId, kind, id }: DocumentKey,
): Promise<FoundDocument | null> {
  if (kind === 'draft') return findDraft(transaction, { accountId, id })
  if (kind !== 'video') return null
  const { rows } = await sql<FoundDocument>`
    select f.filename as name, ${fileOf('f')} as file, ${fileOf('c')} as cover, ${fileOf('t')} as captions
    from video_resumes v
      join files f on f.id = v.video_file_id
      left join files c on c.id = v.cover_file_id
      left join files t on t.id = v.captions_file_id
    where v.id = ${id} and v.account_id = ${accountId}
    for share of v`.execute(transaction)
  return rows[0] ?? null
}

async function findDraft(
  transaction: Db,
  { accountId, id }: Omit<DocumentKey, 'kind'>,
): Promise<FoundDocument | null> {
  const { rows } = await sql<{ name: string }>`
    select name from resume_drafts where id = ${id} and account_id = ${accountId} and slot is not null
    for share`.execute(transaction)
  const [draft] = rows
  return draft === undefined ? null : { name: draft.name, file: null, cover: null, captions: null }
}

const fileOf = (alias: 'f' | 'c' | 't') => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`case when ${column('id')} is not null then jsonb_build_object(
    'content', ${column('content')}, 'filename', ${column('filename')}, 'bytes', ${column('bytes')}) end`
}
