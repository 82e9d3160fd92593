import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ApiError } from '#shared/api-error.ts'
import { MAX_FILENAME, UPLOAD_KINDS, UPLOADS_AT_ONCE, type UploadKind } from '#shared/upload-kinds.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { addUpload, deleteOlderUploads, deleteUpload, findUpload, type UploadRow } from '../db/uploads.ts'
import type { Scanner } from './scan.ts'

/**
 * Files on their way here. An upload is a row and a file below the data folder, so it outlives the process. It comes in
 * pieces (`mount-uploads.ts`) or whole, in a form (`receive`). A use-case takes it when it is complete.
 */
export interface Uploads {
  /** Begins an upload in pieces. Throws the kind's code if it is too large. */
  begin(id: string, upload: NewUpload & { bytes: number }): Promise<void>
  /** Notes a file that is refused by its declared size, so that `take` says so. Returns its upload. */
  declare(upload: NewUpload & { bytes: number }): Promise<string>
  /** Null unless it is this account's own; for null, one that a guest has sent. */
  find(id: string, accountId: string | null): Promise<UploadRow | null>
  /** Whoever owns it. */
  read(id: string): Promise<UploadRow | null>
  /** Stores a whole file and returns its upload. Reads a file to its end even if it is too large: `take` refuses it. Throws 41222 if our disk does not take it. */
  receive(upload: NewUpload, content: AsyncIterable<Uint8Array>): Promise<string>
  /**
   * The bytes of a complete upload. Throws 41226 if there is none, the kind's code if it is too large, 41215 if it is
   * empty, 41217 if the scanner finds a virus, 41225 if the scanner does not answer.
   */
  take(id: string, wanted: WantedUpload): Promise<TakenUpload>
  /** Forgets the upload. */
  discard(id: string): Promise<void>
}

interface WantedUpload {
  accountId: string | null
  /** What it must have been sent for. */
  kind: UploadKind | readonly UploadKind[]
  field: string
}

export interface NewUpload {
  /** Null: a guest's, of a kind that guests may send (`isForGuests`). Whoever knows its random id may go on with it. */
  accountId: string | null
  kind: UploadKind
  filename: string
}

export interface TakenUpload {
  filename: string
  bytes: Buffer
  /** When a scanner found no virus; null where none is set up. */
  scannedAt: Date | null
}

interface UploadServices {
  db: Db
  clock: Clock
  folder: string
  /** Null: files are not scanned. */
  scanner: Scanner | null
  /** Hears that the scanner does not answer. */
  report: (error: unknown) => void
}

export const uploadFolder = (dataFolder: string): string => join(dataFolder, 'files', 'uploads')

export function createUploads({ db, clock, folder, scanner, report }: UploadServices): Uploads {
  return { begin, declare, find, read, receive, take, discard }

  async function begin(id: string, { accountId, kind, filename, bytes }: NewUpload & { bytes: number }) {
    const { maxBytes, tooLarge } = UPLOAD_KINDS[kind]
    if (bytes > maxBytes) throw new ApiError(tooLarge)
    await add({ id, account_id: accountId, kind, filename, bytes })
  }

  async function declare({ accountId, kind, filename, bytes }: NewUpload & { bytes: number }) {
    const id = randomUUID()
    await add({ id, account_id: accountId, kind, filename, bytes })
    return id
  }

  async function receive({ accountId, kind, filename }: NewUpload, content: AsyncIterable<Uint8Array>) {
    const id = randomUUID()
    const counted = countedUpTo(UPLOAD_KINDS[kind].maxBytes)
    try {
      await mkdir(folder, { recursive: true })
      await pipeline(content, counted.stream, createWriteStream(pathOf(id)))
      await add({ id, account_id: accountId, kind, filename, bytes: counted.bytes() })
      return id
    } catch (error) {
      await rm(pathOf(id), { force: true }).catch(() => undefined)
      // A connection that broke off is nobody's mistake; a disk that takes nothing is ours.
      throw isOfDisk(error) ? new ApiError(41222, { cause: error }) : error
    }
  }

  /** An account that begins too many loses its oldest. */
  async function add(upload: Omit<UploadRow, 'created_at'>): Promise<void> {
    const filename = shownName(upload.filename)
    await addUpload(db, { ...upload, filename, created_at: clock.now() })
    if (upload.account_id === null) return
    for (const older of await deleteOlderUploads(db, upload.account_id, UPLOADS_AT_ONCE))
      await rm(pathOf(older), { force: true })
  }

  async function read(id: string): Promise<UploadRow | null> {
    return UUID.test(id) ? findUpload(db, id) : null
  }

  async function find(id: string, accountId: string | null): Promise<UploadRow | null> {
    const found = await read(id)
    return found?.account_id === accountId ? found : null
  }

  async function take(id: string, { accountId, kind, field }: WantedUpload): Promise<TakenUpload> {
    const found = await find(id, accountId)
    const known = [kind].flat().find((one) => one === found?.kind)
    if (found === null || known === undefined) throw new ApiError(41226, { field })
    const { maxBytes, tooLarge } = UPLOAD_KINDS[known]
    if (found.bytes > maxBytes) throw await refused(id, tooLarge, field)
    const bytes = await readFile(pathOf(id)).catch(() => null)
    if (bytes?.length !== found.bytes) throw new ApiError(41226, { field })
    if (bytes.length === 0) throw await refused(id, 41215, field)
    const scannedAt = await scan(bytes, field)
    if (scannedAt === 'infected') throw await refused(id, 41217, field)
    return { filename: found.filename, bytes, scannedAt }
  }

  /** A file that is refused for what it is does not stay. */
  async function refused(id: string, code: number, field: string): Promise<ApiError> {
    await discard(id)
    return new ApiError(code, { field })
  }

  /** The moment of the scan; null without a scanner. */
  async function scan(bytes: Buffer, field: string): Promise<Date | 'infected' | null> {
    if (scanner === null) return null
    const isInfected = await scanner.isInfected(bytes).catch((error: unknown) => {
      report(error)
      throw new ApiError(41225, { field })
    })
    return isInfected ? 'infected' : clock.now()
  }

  async function discard(id: string): Promise<void> {
    if (!UUID.test(id)) return
    await deleteUpload(db, id)
    await rm(pathOf(id), { force: true })
  }

  function pathOf(id: string): string {
    if (!UUID.test(id)) throw new Error('Not the id of an upload')
    return join(folder, id)
  }
}

/** Errors of the file system name a path; a full disk is one without. */
const isOfDisk = (error: unknown): boolean =>
  error instanceof Error &&
  ('path' in error || ('code' in error && ['ENOSPC', 'EDQUOT', 'EIO'].includes(String(error.code))))

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Lets so many bytes through, and drops and counts the rest. */
function countedUpTo(most: number) {
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const room = Math.max(0, most - bytes)
      bytes += chunk.length
      done(null, chunk.subarray(0, room))
    },
  })
  return { stream, bytes: () => bytes }
}

/** The last part of a path, without characters that hide or turn what follows. */
function shownName(filename: string): string {
  const last = filename.split(/[/\\]/).at(-1) ?? ''
  const visible = last.replaceAll(/[\p{C}\u2028\u2029]/gu, '').trim()
  return [...visible].slice(0, MAX_FILENAME).join('') || 'file'
}
