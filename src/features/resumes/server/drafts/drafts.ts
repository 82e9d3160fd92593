import type { z } from 'zod'
import { MOST_DRAFTS, UNDO_SECONDS } from '#config/limits.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import type { RequestOf, ResponseOf } from '#shared/contract.ts'
import { later } from '#shared/later.ts'
import { isAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type * as contract from '../../contract/drafts.ts'
import {
  findDraftRow,
  freeSlot,
  listDraftRows,
  lockDrafts,
  markDeleted,
  removeDraftsDeletedBefore,
  unmarkDeleted,
  writeDraft,
  writeDraftName,
} from '../queries/drafts.ts'
import { mayWithDrafts } from './draft-policy.ts'
import { presentDraft, summaryOf } from './present-draft.ts'

export interface DraftStore {
  db: Db
  clock: Clock
}

interface OneDraft {
  id: string
}

export async function listDrafts(
  { db }: DraftStore,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract.listDrafts>> {
  const rows = await listDraftRows(db, accountOf(viewer))
  const { create } = mayWithDrafts(rows.length)
  return { drafts: rows.map(summaryOf), most: MOST_DRAFTS, may: { create: isAllowed(create) } }
}

/** Throws 41200 if the viewer has no such draft. */
export async function getDraft(
  { db }: Pick<DraftStore, 'db'>,
  { id }: OneDraft,
  viewer: Viewer,
): Promise<contract.Draft> {
  const row = await findDraftRow(db, { id, accountId: accountOf(viewer) })
  if (row === null) throw new ApiError(41200)
  return presentDraft(row)
}

/** Throws 41227 if somebody wrote another version meanwhile, 41200 if there is no such draft. */
export async function updateDraft(
  deps: DraftStore,
  { id, version, content, setting }: z.output<typeof contract.updateDraft.request>,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract.updateDraft>> {
  const [accountId, now] = [accountOf(viewer), deps.clock.now()]
  const written = await writeDraft(deps.db, { id, accountId, version, content, setting, now })
  if (written !== null) return { version: written, updated_at: now.toISOString() }
  await getDraft(deps, { id }, viewer)
  throw new ApiError(41227)
}

export async function renameDraft(
  { db }: DraftStore,
  { id, name }: RequestOf<typeof contract.renameDraft>,
  viewer: Viewer,
): Promise<{ name: string }> {
  const isRenamed = await writeDraftName(db, { id, name, accountId: accountOf(viewer) })
  if (!isRenamed) throw new ApiError(41200)
  return { name }
}

export async function deleteDraft(
  { db, clock }: DraftStore,
  { id }: OneDraft,
  viewer: Viewer,
): Promise<Record<never, never>> {
  const isDeleted = await markDeleted(db, { id, accountId: accountOf(viewer), now: clock.now() })
  if (!isDeleted) throw new ApiError(41200)
  return {}
}

/** Throws 41221 if five others exist by now. */
export async function restoreDraft(
  { db, clock }: DraftStore,
  { id }: OneDraft,
  viewer: Viewer,
): Promise<contract.DraftSummary> {
  const accountId = accountOf(viewer)
  return db.transaction().execute(async (transaction) => {
    await lockDrafts(transaction, accountId)
    const slot = await freeSlot(transaction, accountId)
    if (slot === null) throw new ApiError(41221)
    const since = later(clock.now(), -UNDO_SECONDS)
    const row = await unmarkDeleted(transaction, { id, accountId, slot, since })
    if (row === null) throw new ApiError(41200)
    return summaryOf(row)
  })
}

/** Drafts that can no longer be brought back. */
export const forgetDeletedDrafts = async ({ db, clock }: DraftStore): Promise<void> => {
  await removeDraftsDeletedBefore(db, later(clock.now(), -UNDO_SECONDS))
}
