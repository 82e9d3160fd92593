import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type FileStore, isFileName, nameOfContent } from './file-store.ts'

const DRAFTS = 'incoming'

/** The files that everybody may see. */
export const publicFileStore = (dataFolder: string): FileStore =>
  folderStore(join(dataFolder, 'files', 'public'))

/**
 * A store in a folder of this machine, which is made when the first file comes. `isDurable`: a file that was put survives
 * a loss of power, as the row does that names it.
 */
export function folderStore(folder: string, { isDurable = false }: { isDurable?: boolean } = {}): FileStore {
  return {
    async put(content, kind) {
      const known = content instanceof Uint8Array ? nameOfContent(content, kind) : null
      if (known !== null && (await sizeOf(known)) !== null) return known
      const draft = join(folder, DRAFTS, randomUUID())
      await mkdir(dirname(draft), { recursive: true })
      try {
        const name = `${await writeHashed(content, draft, isDurable)}.${kind}`
        const path = pathOf(name)
        const made = await mkdir(dirname(path), { recursive: true })
        await rename(draft, path)
        if (isDurable) await flushFolders(dirname(path), made)
        return name
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async open(name, range) {
      const size = await sizeOf(name)
      return size === null ? null : { size, stream: createReadStream(pathOf(name), range) }
    },
    has: async (name) => (await sizeOf(name)) !== null,
    delete: async (name) => {
      if (isFileName(name)) await rm(pathOf(name), { force: true })
    },
    list: async () => {
      const paths = await readdir(folder, { recursive: true }).catch(() => [])
      return paths.map((path) => basename(path)).filter(isFileName)
    },
    deleteDrafts: () => rm(join(folder, DRAFTS), { recursive: true, force: true }),
  }

  /** In subfolders by the first two digits, so that none gets too large. */
  function pathOf(name: string): string {
    return join(folder, name.slice(0, 2), name)
  }

  async function sizeOf(name: string): Promise<number | null> {
    if (!isFileName(name)) return null
    try {
      return (await stat(pathOf(name))).size
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    }
  }
}

/** Returns the SHA-256 of the written bytes, in hex. */
async function writeHashed(
  content: Uint8Array | AsyncIterable<Uint8Array>,
  path: string,
  flush: boolean,
): Promise<string> {
  if (content instanceof Uint8Array) {
    await writeFile(path, content, { flush })
    return digestOf(content)
  }
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(content, hashing, createWriteStream(path, { flush }))
  return hash.digest('hex')
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Writes to the disk what a folder lists, and those above it up to the one in which `made` was made. */
async function flushFolders(folder: string, made: string | undefined): Promise<void> {
  const last = made === undefined ? folder : dirname(made)
  for (let at = folder; ; at = dirname(at)) {
    const opened = await open(at)
    await opened.sync().finally(() => opened.close())
    if (at === last) return
  }
}
