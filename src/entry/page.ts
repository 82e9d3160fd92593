import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { sealOwnScripts } from '#app/seeker/own-scripts.ts'
import { contentSecurityPolicy } from '#platform/http/csp.ts'

/** What the router made (a page, or where to go instead), whole: hashes of its inline scripts stand in its policy, and its tag says whether it changed. */
export interface Page {
  status: number
  headers: Headers
  html: string
}

/** A page as it can be sent many times. */
export interface PackedPage {
  status: number
  headers: Headers
  /** Brotli. */
  packed: Buffer
  /** Bytes in memory, roughly. */
  size: number
}

export const isPage = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') === true

export async function pageOf(
  response: Response,
  { scriptMark, withPolicy }: { scriptMark: string; withPolicy: boolean },
): Promise<Page> {
  const { html, hashes } = sealOwnScripts(await response.text(), scriptMark)
  const headers = new Headers(response.headers)
  if (withPolicy) headers.set('content-security-policy', contentSecurityPolicy(hashes))
  headers.set('etag', `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`)
  return { status: response.status, headers, html }
}

const brotli = promisify(brotliCompress)
/** Costs about a millisecond. */
const QUALITY = 4
const OTHER_BYTES = 2000
const EMPTY = Buffer.alloc(0)

export async function packPage({ status, headers, html }: Page): Promise<PackedPage> {
  const packed =
    html === '' ? EMPTY : await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
  return { status, headers, packed, size: packed.length + OTHER_BYTES }
}
