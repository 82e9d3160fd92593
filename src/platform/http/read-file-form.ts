import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { ApiError } from '#shared/api-error.ts'
import { UPLOAD_FIELD } from '#shared/file-address.ts'
import { mayGuestSend, UPLOAD_KINDS, type UploadKind } from '#shared/upload-kinds.ts'
import type { Uploads } from '../storage/uploads.ts'

/** The file of a form: in which field, and what it is for. */
interface FormFile {
  field: string
  kind: UploadKind
}

export const isFileForm = (headers: IncomingHttpHeaders): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/** Limits of all else in such a form; bytes beside the file, and numbers of fields. */
const LIMITS = { fields: 20, fieldSize: 4096, fieldNameSize: 100, files: 2, headerPairs: 20 }
const BESIDE_THE_FILE = 256 * 1024

/**
 * Reads a form with a file (`multipart/form-data`) as it comes. Returns its fields. The file becomes an upload of the
 * account, which the field `upload_id` names; it is judged by whoever takes it, so that all refusals are alike. Without
 * an account the file is dropped, unless guests may send its kind. Throws 40001 for what is no such form.
 */
export async function readFileForm(
  { headers, body }: { headers: IncomingHttpHeaders; body: Readable },
  { field, kind }: FormFile,
  { uploads, accountId }: { uploads: Uploads; accountId: string | null },
): Promise<Record<string, string>> {
  const declared = Number(headers['content-length'] ?? 0)
  const isTaken = accountId !== null || mayGuestSend(kind)
  if (isTaken && declared > UPLOAD_KINDS[kind].maxBytes + BESIDE_THE_FILE) {
    // Refused by its length, before it comes.
    return { [UPLOAD_FIELD]: await uploads.declare({ accountId, kind, filename: field, bytes: declared }) }
  }
  const fields = new Map<string, string>()
  let file: { stream: BusboyFileStream; stored: Promise<string> } | null = null
  const form = formOf(headers)
  form.on('field', (name, value) => fields.set(name, value))
  form.on('file', (name, stream, filename) => {
    // A browser sends an empty file without a name for a field that was left empty.
    if (name !== field || !filename || !isTaken || file !== null) return stream.resume()
    const stored = uploads.receive({ accountId, kind, filename }, stream)
    // What failed is told at the end; until then, the form is read on.
    stored.catch(() => stream.resume())
    file = { stream, stored }
  })
  try {
    await pipeline(body, form)
  } catch {
    cutOff(file)
    throw new ApiError(40001)
  }
  const id = await storedIn(file)
  if (id !== null) fields.set(UPLOAD_FIELD, id)
  return Object.fromEntries(fields)
}

function formOf({ 'content-type': type = '', ...headers }: IncomingHttpHeaders): InstanceType<typeof Busboy> {
  try {
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits: LIMITS })
  } catch {
    // Such as a form that names no boundary.
    throw new ApiError(40001)
  }
}

type Arriving = { stream: BusboyFileStream; stored: Promise<string> } | null

const cutOff = (file: Arriving) => file?.stream.destroy(new Error('The form broke off.'))

const storedIn = async (file: Arriving): Promise<string | null> => (file === null ? null : file.stored)
