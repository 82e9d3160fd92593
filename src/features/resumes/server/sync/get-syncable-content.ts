import type { z } from 'zod'
import { draftOf, presentDraft } from '#features/profiles/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import { privateFileAddress } from '#shared/file-address.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { getSyncableContent as contract, SyncableContent } from '../../contract/resume-reading.ts'
import { ownResume } from '../attached/own-resume.ts'
import { placesOfDraft } from './places-of-draft.ts'
import { type ReadingDependencies, readAttached } from './read-attached.ts'

const NOTHING = { entries: [], left: [] }

/** What was read of an attached resume, beside the profile as it is now. */
export async function getSyncableContent(
  deps: ReadingDependencies,
  { id }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<SyncableContent> {
  const accountId = accountOf(viewer)
  const resume = await ownResume(deps.db, accountId, id)
  const read = await readAttached(deps, accountId, resume)
  const draft = read === null ? NOTHING : draftOf(read.said, deps.clock.now())
  return {
    id,
    filename: resume.filename,
    file: privateFileAddress(resume.file_id),
    state: read === null ? 'unreadable' : read.has_text ? 'read' : 'scanned',
    kind: read?.kind ?? null,
    contacts: read?.said.contacts ?? { emails: [], phones: [] },
    places: read === null ? {} : placesOfDraft(draft, read),
    text: read?.text ?? [],
    ...(await presentDraft(deps, draft, viewer)),
  }
}
