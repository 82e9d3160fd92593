import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { namesIn, s3Place, s3Store } from './s3-store.ts'

/**
 * Files with an owner. Each owner has a store of their own: nobody can find out by an upload whether another person has
 * the same file.
 */
export interface PrivateFiles {
  /** @param owner the id of an account */
  of(owner: string): FileStore
  /** Whose files there are, also of accounts that are gone. */
  owners(): AsyncIterable<string>
}

const OWNER = /^[0-9a-f-]{36}$/

/** In the S3 bucket that is set, or else below the data folder. */
export function privateFiles({ S3_URL, dataFolder }: Pick<Env, 'S3_URL' | 'dataFolder'>): PrivateFiles {
  const place = S3_URL === undefined ? null : s3Place(S3_URL)
  const folder = join(dataFolder, 'files', 'private')
  return {
    async *owners() {
      const names =
        place === null ? await readdir(folder).catch(() => []) : namesIn(place, 'private/', 'Prefix')
      for await (const name of names) if (OWNER.test(name)) yield name
    },
    of(owner) {
      if (!OWNER.test(owner)) throw new Error('Not the id of an owner')
      return place === null
        ? folderStore(join(folder, owner), { isDurable: true })
        : s3Store(place, `private/${owner}`)
    },
  }
}
