import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { JobIndex } from '#job-index/job-index.ts'
import type { JobIndexSettings } from '#job-index/types.ts'
import type { Watermark } from './queries.ts'

/** What a snapshot must say of itself: which database it was made from, and how far it had read. */
const snapshotMeta = z.object({
  installation: z.string(),
  watermark: z.object({ xid: z.string().regex(/^\d+$/), seq: z.number() }),
})

type SnapshotMeta = z.output<typeof snapshotMeta>

/** The index of the file; null where there is none, or it is of another database, too old, or unreadable. */
export async function loadSnapshot(
  file: string,
  settings: JobIndexSettings,
  installation: { id: string; changesKeptFrom: string },
): Promise<{ index: JobIndex; watermark: Watermark } | null> {
  const bytes = await readFile(file).catch(() => null)
  const loaded = bytes && JobIndex.load(bytes, settings)
  if (!loaded) return null
  const meta = parseMeta(loaded.meta)
  if (meta?.installation !== installation.id) return null
  if (BigInt(meta.watermark.xid) <= BigInt(installation.changesKeptFrom)) return null
  return { index: loaded.index, watermark: meta.watermark }
}

/** Written beside and renamed, so that a crash leaves the former snapshot. */
export async function saveSnapshot(file: string, index: JobIndex, meta: SnapshotMeta): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  const handle = await open(draft, 'w')
  try {
    for (const chunk of index.save(JSON.stringify(meta))) await handle.appendFile(chunk)
  } finally {
    await handle.close()
  }
  await rename(draft, file)
}

function parseMeta(text: string): SnapshotMeta | null {
  try {
    return snapshotMeta.parse(JSON.parse(text))
  } catch {
    return null
  }
}
