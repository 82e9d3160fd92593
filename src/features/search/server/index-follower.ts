import { setImmediate as setImmediateCallback } from 'node:timers'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { JobIndex } from '#job-index/job-index.ts'
import type { JobIndexSettings } from '#job-index/settings.ts'
import type { Db } from '#platform/db/database.ts'
import { textOf } from './index-messages.ts'
import { jobDocument } from './job-document.ts'
import {
  currentWatermark,
  type IndexRow,
  readChanges,
  readHorizon,
  readInstallation,
  readLiveJobs,
  readLiveJobsById,
  type Watermark,
} from './queries.ts'
import { loadSnapshot, saveSnapshot } from './snapshot-file.ts'

/**
 * Keeps an index equal to the database. PostgreSQL is the truth: at the start the index is loaded from a snapshot file,
 * or built from all rows. From then on the change table says which jobs to read again. The table is read up to the
 * oldest transaction still running, so that a late commit is found later, never lost.
 */
export interface IndexFollower {
  readonly index: JobIndex
  /**
   * Reads what has changed; calls during a run share one further run. Rejects with `ChangesForgotten` if it is too
   * late.
   */
  catchUp(): Promise<void>
  /** Resolves when everything that was committed before the call is in the index. */
  catchUpWithNow(): Promise<void>
  /** Writes the snapshot if anything changed since the last. */
  save(): Promise<void>
}

const BATCH = 100
/** Small enough that a query waits only some 2 ms while they are applied. */
export const APPLIED_AT_ONCE = 10
const BUILD_BATCH = 1000
const POLL_MS = 5

/** @param report is called for postings that cannot be indexed */
export async function followJobs(
  db: Db,
  settings: JobIndexSettings,
  snapshotFile: string,
  report: (trouble: string) => void,
): Promise<IndexFollower> {
  const installation = await readInstallation(db)
  const loaded = await loadSnapshot(snapshotFile, settings, installation)
  const { index, ...start } = loaded ?? (await build(db, settings, report))
  let { watermark } = start
  let isSaved = loaded !== null
  let lastReading: Promise<void> = Promise.resolve()
  let lastSaving: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | null = null

  function catchUp(): Promise<void> {
    if (waiting !== null) return waiting
    const read = () => {
      waiting = null
      return readAll()
    }
    lastReading = lastReading.then(read, read)
    waiting = lastReading
    return waiting
  }

  async function readAll(): Promise<void> {
    for (let complete = false; !complete; ) {
      const changes = await readChanges(db, watermark, BATCH)
      if (changes.jobIds.length > 0) await reread(changes.jobIds)
      watermark = changes.watermark
      complete = changes.complete
    }
  }

  async function reread(jobIds: readonly number[]): Promise<void> {
    const rows = await readLiveJobsById(db, jobIds)
    const live = new Set(rows.map((row) => row.id))
    isSaved = false
    index.apply({ upserts: [], removals: jobIds.filter((id) => !live.has(id)) })
    for (let from = 0; from < rows.length; from += APPLIED_AT_ONCE) {
      applyRows(index, rows.slice(from, from + APPLIED_AT_ONCE), report)
      await setImmediate()
    }
    mergeInBackground()
  }

  let merging = false

  /** Slice by slice, so that neither queries nor further changes wait for long. */
  function mergeInBackground(): void {
    if (merging) return
    merging = true
    const mergeSlice = () => {
      merging = index.merge()
      if (merging) setImmediateCallback(mergeSlice)
    }
    setImmediateCallback(mergeSlice)
  }

  async function catchUpWithNow(): Promise<void> {
    const target = await readHorizon(db)
    for (await catchUp(); BigInt(watermark.xid) < BigInt(target); await catchUp()) await setTimeout(POLL_MS)
  }

  /**
   * Waits for the current read; writes one file at a time. Changes do not wait for it: an index that starts from the
   * file reads them again.
   */
  function save(): Promise<void> {
    lastSaving = Promise.allSettled([lastReading, lastSaving]).then(writeIfChanged)
    return lastSaving
  }

  async function writeIfChanged(): Promise<void> {
    if (isSaved) return
    isSaved = true
    try {
      await saveSnapshot(snapshotFile, index, { installation: installation.id, watermark })
    } catch (error) {
      isSaved = false
      throw error
    }
  }

  return { index, catchUp, catchUpWithNow, save }
}

async function build(
  db: Db,
  settings: JobIndexSettings,
  report: (trouble: string) => void,
): Promise<{ index: JobIndex; watermark: Watermark }> {
  const index = new JobIndex(settings)
  const watermark = await currentWatermark(db)
  for (let last = 0; ; ) {
    const rows = await readLiveJobs(db, last, BUILD_BATCH)
    if (rows.length === 0) break
    applyRows(index, rows, report)
    await mergeFully(index)
    last = rows.at(-1)?.id ?? last
  }
  return { index, watermark }
}

/**
 * A posting that cannot be indexed is left out and reported; it is found by splitting the batch in halves, so that no
 * other is lost.
 */
function applyRows(index: JobIndex, rows: readonly IndexRow[], report: (trouble: string) => void): void {
  try {
    index.apply({ upserts: rows.map(jobDocument), removals: [] })
  } catch (error) {
    const [first, ...others] = rows
    if (first && others.length === 0) {
      index.apply({ upserts: [], removals: [first.id] })
      report(`Job ${first.id} cannot be indexed, so that no search finds it: ${textOf(error)}`)
      return
    }
    const half = Math.ceil(rows.length / 2)
    applyRows(index, rows.slice(0, half), report)
    applyRows(index, rows.slice(half), report)
  }
}

/** Merges completely: there are no queries yet. */
async function mergeFully(index: JobIndex): Promise<void> {
  do await setImmediate()
  while (index.merge())
}
