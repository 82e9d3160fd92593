import { type RawBuilder, sql } from 'kysely'
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
export async function findDocument(transaction: Db, key: DocumentKey): Promise<FoundDocument | null> {
  const { rows } = await FIND[key.kind](key).execute(transaction)
  return rows[0] ?? null
}

const FIND: Readonly<Record<DocumentKind, (key: DocumentKey) => RawBuilder<FoundDocument>>> = {
  resume: ({ accountId, id }) => sql`
    select f.filename as name, ${fileOf('f')} as file, null as cover, null as captions
    from resumes r join files f on f.id = r.file_id
    where r.id = ${id} and r.account_id = ${accountId}
    for share of r`,
  draft: ({ accountId, id }) => sql`
    select name, null as file, null as cover, null as captions
    from resume_drafts
    where id = ${id} and account_id = ${accountId} and slot is not null
    for share`,
  video: ({ accountId, id }) => sql`
    select f.filename as name, ${fileOf('f')} as file, ${fileOf('c')} as cover, ${fileOf('t')} as captions
    from video_resumes v
      join files f on f.id = v.video_file_id
      left join files c on c.id = v.cover_file_id
      left join files t on t.id = v.captions_file_id
    where v.id = ${id} and v.account_id = ${accountId}
    for share of v`,
}

const fileOf = (alias: 'f' | 'c' | 't') => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`case when ${column('id')} is not null then jsonb_build_object(
    'content', ${column('content')}, 'filename', ${column('filename')}, 'bytes', ${column('bytes')}) end`
}
