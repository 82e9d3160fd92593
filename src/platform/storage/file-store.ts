import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

/**
 * Content-addressed files. A file's name is the SHA-256 of its bytes plus its kind. So a name never gets other bytes,
 * equal files are stored once, and clients may cache a file for ever.
 *
 * All files of a store have the same readers: public files are never in the same store as private ones, and the private
 * files of each owner are a store of their own.
 */
export interface FileStore {
  /** Stores the bytes and returns their name; an interrupted upload leaves nothing behind. */
  put(content: Uint8Array | AsyncIterable<Uint8Array>, kind: FileKind): Promise<string>
  /** Null if there is no such file. `range` must lie within the file. */
  open(name: string, range?: ByteRange): Promise<StoredFile | null>
  has(name: string): Promise<boolean>
  /** Does nothing if there is no such file. */
  delete(name: string): Promise<void>
  /** The names of all files. */
  list(): Promise<string[]>
  /** Deletes what writes have left that were killed. Call it while nobody writes. */
  deleteDrafts(): Promise<void>
}

export interface StoredFile {
  /** Bytes of the whole file. */
  size: number
  stream: Readable
}

/** The first and the last byte. */
export interface ByteRange {
  start: number
  end: number
}

export type FileKind = 'svg' | 'png' | 'jpg' | 'webp' | 'pdf' | 'doc' | 'docx' | 'mp4' | 'vtt'

const NAME = /^[0-9a-f]{64}\.(svg|png|jpg|webp|pdf|doc|docx|mp4|vtt)$/

export const isFileName = (name: string): boolean => NAME.test(name)

/** The name that a store gives to these bytes. */
export const nameOfContent = (bytes: Uint8Array, kind: FileKind): string =>
  `${createHash('sha256').update(bytes).digest('hex')}.${kind}`
