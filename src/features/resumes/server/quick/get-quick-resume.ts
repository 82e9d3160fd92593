import { QUICK_RESUME_HOURS } from '#config/limits.ts'
import { draftOf, presentForGuest } from '#features/profiles/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { later } from '#shared/later.ts'
import type { QuickResume } from '../../contract/quick-resume.ts'
import { findQuickResume, type QuickResumeRow } from '../queries/quick-resumes.ts'
import { type ReadResume, readResumeType } from '../reading/read-resume-type.ts'

const SECONDS = QUICK_RESUME_HOURS * 3600

/** The resume of a guest session, and what was read of it; null: none, or it is too old. */
export async function getQuickResume(
  deps: { db: Db; clock: Clock },
  sessionId: string,
  language: string,
): Promise<QuickResume | null> {
  const found = await waitingResume(deps, sessionId)
  if (found === null) return null
  const { filename, bytes, created_at, read } = found
  const draft = draftOf(read.said, deps.clock.now())
  return {
    filename,
    bytes,
    expires_at: later(created_at, SECONDS).toISOString(),
    has_text: read.has_text,
    contacts: read.said.contacts,
    entries: presentForGuest(draft, language),
    left: draft.left,
  }
}

/** The same as it is stored. */
export async function waitingResume(
  { db, clock }: { db: Db; clock: Clock },
  sessionId: string,
): Promise<(QuickResumeRow & { read: ReadResume }) | null> {
  const found = await findQuickResume(db, sessionId, later(clock.now(), -SECONDS))
  return found === null ? null : { ...found, read: readResumeType.parse(found.read) }
}
