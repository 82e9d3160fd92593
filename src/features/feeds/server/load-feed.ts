import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type FetchedDocument, fetchPublic } from '#platform/net/fetch-public.ts'
import { type AddressPolicy, PUBLIC_INTERNET } from '#platform/net/public-address.ts'
import { BrokenFeed } from './feed-errors.ts'
import type { FeedFile } from './feed-file.ts'
import { MAX_DOWNLOAD_BYTES, MAX_UNPACKED_BYTES } from './feed-limits.ts'

/** A feed on our disk; `remove` deletes the files that were created for it. */
export interface LocalFeed extends FeedFile {
  remove(): Promise<void>
}

/** A local file of the operator. */
export async function fileFeed(path: string): Promise<LocalFeed> {
  const { size } = await stat(path)
  return { path, size, name: basename(path), charset: null, address: null, remove: async () => {} }
}

/** Standard input, saved to disk until it is complete. */
export const inputFeed = (input: AsyncIterable<Buffer>): Promise<LocalFeed> =>
  saveToDisk(input, { name: 'input', charset: null, address: null })

/** The version of a document, for asking whether there is a newer one. */
export interface Version {
  etag: string | null
  lastModified: string | null
}

export const NO_VERSION: Version = { etag: null, lastModified: null }

export interface FetchedFeed {
  /** Null: there is no newer version. */
  feed: LocalFeed | null
  version: Version
}

export interface FetchOptions {
  known?: Version
  policy?: AddressPolicy
  signal?: AbortSignal
  /** The folder for the file; files that a dead reader left there are deleted. Absent: a new temporary folder. */
  folder?: string
}

/** Fetches a document unless it is still the known version. Throws `FetchFailure`. */
export async function fetchFeed(
  address: string,
  { known = NO_VERSION, policy = PUBLIC_INTERNET, signal, folder }: FetchOptions = {},
): Promise<FetchedFeed> {
  const document = await fetchPublic(address, {
    policy,
    headers: {
      ...(known.etag && { 'if-none-match': known.etag }),
      ...(known.lastModified && { 'if-modified-since': known.lastModified }),
    },
    limits: { bytes: MAX_DOWNLOAD_BYTES, unpackedBytes: MAX_UNPACKED_BYTES },
    ...(signal && { signal }),
  })
  const version = { etag: document.header('etag'), lastModified: document.header('last-modified') }
  if (document.status === 304) {
    document.discard()
    return { feed: null, version: known }
  }
  const about = {
    name: document.url.hostname,
    charset: charsetOf(document),
    address: document.url.href,
  }
  const feed = await saveToDisk(document.body, about, folder)
  return { feed, version }
}

const charsetOf = (document: FetchedDocument): string | null =>
  /\bcharset\s*=\s*"?([^\s";]+)/i.exec(document.header('content-type') ?? '')?.[1] ?? null

/** Writes a feed to disk, into a folder that is emptied first. */
export async function saveToDisk(
  bytes: AsyncIterable<Buffer>,
  about: Pick<FeedFile, 'name' | 'charset' | 'address'>,
  ownFolder?: string,
): Promise<LocalFeed> {
  const folder = ownFolder ?? (await mkdtemp(join(tmpdir(), 'joblane-feed-')))
  const remove = () => rm(folder, { recursive: true, force: true })
  if (ownFolder !== undefined) {
    await remove()
    await mkdir(folder, { recursive: true })
  }
  const path = join(folder, 'feed')
  try {
    await pipeline(bytes, withinLimit, createWriteStream(path))
    const { size } = await stat(path)
    return { ...about, path, size, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function* withinLimit(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > MAX_UNPACKED_BYTES) {
      throw new BrokenFeed(`is larger than ${MAX_UNPACKED_BYTES.toLocaleString('en')} bytes`)
    }
    yield chunk
  }
}
