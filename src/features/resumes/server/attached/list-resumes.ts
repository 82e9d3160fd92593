import { accountOf } from '#features/sessions/server/door.ts'
import { privateFileAddress } from '#shared/file-address.ts'
import { isAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { AttachedResume, AttachedResumes } from '../../contract/resumes.ts'
import { mayAttach, mayWithResume } from '../policy.ts'
import { listResumeRows, type ResumeRow } from '../queries/resumes.ts'
import type { ResumeDependencies } from './resume-dependencies.ts'
import { formatOfName } from './resume-name.ts'

export async function listResumes(
  { db }: Pick<ResumeDependencies, 'db'>,
  viewer: Viewer,
): Promise<AttachedResumes> {
  const rows = await listResumeRows(db, accountOf(viewer))
  return { resumes: rows.map(presentResume), may: { upload: isAllowed(mayAttach(rows.length)) } }
}

export const presentResume = (row: ResumeRow): AttachedResume => ({
  id: row.id,
  filename: row.filename,
  format: formatOfName(row.content),
  bytes: row.bytes,
  address: privateFileAddress(row.file_id),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  is_sent_automatically: row.is_sent_automatically,
  may: { delete: isAllowed(mayWithResume(row).delete) },
})
