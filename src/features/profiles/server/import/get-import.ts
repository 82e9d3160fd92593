import { accountOf } from '#features/sessions/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import { type ProfileImport, profileImport } from '../../contract/import.ts'
import type { ProfileDependencies } from '../get-me.ts'
import { presentDraft } from './present-draft.ts'
import { expiryOf, waitingImport } from './waiting-import.ts'

/** What waits to be added, each entry compared with the profile as it is now. */
export async function getImport(
  deps: ProfileDependencies,
  viewer: Viewer,
): Promise<{ import: ProfileImport | null }> {
  const waiting = await waitingImport(deps, accountOf(viewer))
  if (waiting === null) {
    await presentDraft(deps, { entries: [], left: [] }, viewer)
    return { import: null }
  }
  const { id, source, filename, resume_id, draft } = waiting
  return {
    import: {
      id,
      source: profileImport.shape.source.parse(source),
      filename,
      resume_id,
      expires_at: expiryOf(waiting).toISOString(),
      ...(await presentDraft(deps, draft, viewer)),
    },
  }
}
