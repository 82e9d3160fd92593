import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { z } from 'zod'
import { JobIndex } from '#job-index/job-index.ts'
import type { JobIndexSettings } from '#job-index/settings.ts'
import { indexVersion } from './index-version.ts'
import type { Installation, Watermark } from './queries.ts'

/** The header of a snapshot: the version of the code, the database, and the watermark. */
const snapshotMeta = z.object({
  version: z.string(),
  installation: z.string(),
  watermark: z.object({ xid: z.string().regex(/^\d+$/), seq: z.number() }),
})

type SnapshotMeta = z.output<typeof snapshotMeta>

/** The file for the index of a site. */
export const snapshotFileIn = (dataFolder: string): string => join(dataFolder, 'index', 'jobs.snapshot')

/** The index of the file; null if there is none, or if it is of another database or version, too old, or unreadable. */
export async function loadSnapshot(
  file: string,
  settings: JobIndexSettings,
  installation: Installation,
): Promise<{ index: JobIndex; watermark: Watermark } | null> {
  const bytes = await readFile(file).catch(() => null)
  const loaded = bytes && JobIndex.load(bytes, settings)
  if (!loaded) return null
  const meta = parseMeta(loaded.meta)
  if (meta?.installation !== installation.id || meta.version !== indexVersion()) return null
  if (BigInt(meta.watermark.xid) <= BigInt(installation.changesKeptFrom)) return null
  return { index: loaded.index, watermark: meta.watermark }
}

/** Written to a second file, flushed and renamed, so that a crash leaves the former snapshot. */
export async function saveSnapshot(
  file: string,
  index: JobIndex,
  read: Omit<SnapshotMeta, 'version'>,
): Promise<void> {
  const meta: SnapshotMeta = { version: indexVersion(), ...read }
  const draft = `${file}.${process.pid}-${threadId}`
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(draft, index.save(JSON.stringify(meta)), { flush: true })
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

function parseMeta(text: string): SnapshotMeta | null {
  try {
    return snapshotMeta.parse(JSON.parse(text))
  } catch {
    return null
  }
}
