import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { UPLOAD_HOURS } from '#shared/upload-kinds.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { contentsOf, forgetRemovedFile, isContentUsed, lockFilesOf, removedFiles } from '../db/files.ts'
import { deleteUploadsBefore, knownUploads } from '../db/uploads.ts'
import type { Task } from '../jobs/tasks.ts'
import type { PrivateFiles } from './private-files.ts'

interface FileServices {
  db: Db
  clock: Clock
  privateFiles: PrivateFiles
  /** Where uploads lie. */
  folder: string
}

export const fileTasks = (services: FileServices): Task[] => [
  {
    name: 'files.remove',
    everySeconds: 60,
    isSlow: true,
    run: (_payload, signal) => removeContents(services, signal),
  },
  {
    name: 'files.find-orphans',
    everySeconds: 24 * 3600,
    isSlow: true,
    run: (_payload, signal) => removeOrphans(services, signal),
  },
  { name: 'files.end-uploads', everySeconds: 900, run: () => endUploads(services) },
]

const AT_ONCE = 500
const HOUR = 3600 * 1000

/** Deletes contents whose row is gone, unless another row of their owner has the same content. */
async function removeContents({ db, privateFiles }: FileServices, signal: AbortSignal): Promise<void> {
  for (const removed of await removedFiles(db, AT_ONCE)) {
    if (signal.aborted) return
    await db.transaction().execute(async (transaction) => {
      await lockFilesOf(transaction, removed.owner)
      if (!(await isContentUsed(transaction, removed)))
        await privateFiles.of(removed.owner).delete(removed.content)
      await forgetRemovedFile(transaction, removed)
    })
  }
}

/**
 * Deletes contents that no row names: a process was killed after it had stored a file, and before the transaction ended
 * that names it. Nobody stores files of an owner while they are compared.
 */
async function removeOrphans({ db, privateFiles }: FileServices, signal: AbortSignal): Promise<void> {
  for await (const owner of privateFiles.owners()) {
    if (signal.aborted) return
    const store = privateFiles.of(owner)
    await db.transaction().execute(async (transaction) => {
      await lockFilesOf(transaction, owner)
      const named = await contentsOf(transaction, owner)
      await store.deleteDrafts()
      for (const content of await store.list()) if (!named.has(content)) await store.delete(content)
    })
  }
}

/** Ends old uploads, and deletes files without an upload; one that has just come may get its row in a moment. */
async function endUploads({ db, clock, folder }: FileServices): Promise<void> {
  const now = clock.now().getTime()
  await deleteUploadsBefore(db, new Date(now - UPLOAD_HOURS * HOUR))
  const names = await readdir(folder).catch(() => [])
  const known = await knownUploads(db, names.filter(isId))
  for (const name of names.filter((one) => !known.has(one))) {
    const path = join(folder, name)
    const changed = await stat(path).catch(() => null)
    if (changed !== null && changed.mtimeMs < now - HOUR) await rm(path, { force: true })
  }
}

const isId = (name: string): boolean => /^[0-9a-f-]{36}$/.test(name)
