import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#shared/api-error.ts'
import type { PrivateFiles } from '../storage/private-files.ts'
import { contentTypeOf } from './content-types.ts'
import { rangeOf } from './range.ts'

/** A file opened by its own address can run nothing and load nothing, whatever it contains. */
const POLICY = "default-src 'none'; sandbox"

/** Who may read it on the way. */
export const PRIVATE_FILE_HEADERS = { 'cache-control': 'private, no-store', vary: 'cookie' }

export interface SentFile {
  account_id: string
  /** Its name in the private store of that account. */
  content: string
  filename: string
  bytes: number
}

/**
 * Sends a private file to somebody who may have it. It is always a download, and nobody stores it on the way. A page of
 * ours may still show it: pictures, videos and captions in a page ignore that it is a download.
 */
export async function sendPrivateFile(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    privateFiles,
    file: { account_id, content, filename, bytes },
  }: { privateFiles: PrivateFiles; file: SentFile },
) {
  const range = rangeOf(request.headers.range, bytes)
  reply.headers({ ...PRIVATE_FILE_HEADERS, 'accept-ranges': 'bytes' })
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
  const file = await privateFiles.of(account_id).open(content, range ?? undefined)
  if (file === null) throw notFound()
  if (range !== null) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
  return reply
    .headers({
      'content-disposition': `attachment; filename*=UTF-8''${encoded(filename)}`,
      'content-length': range === null ? bytes : range.end - range.start + 1,
      'content-security-policy': POLICY,
      'content-type': contentTypeOf(content) ?? 'application/octet-stream',
      // No other site can find out by a picture who is signed in here.
      'cross-origin-resource-policy': 'same-origin',
    })
    .send(file.stream)
}

/** By RFC 8187, which allows less than a path. */
const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )
