import { sealOwnScripts } from '#app/seeker/own-scripts.ts'
import { putScriptsToSleep } from '#app/seeker/scripts-asleep.ts'
import { brotli } from '#platform/http/compress.ts'
import { tagOf } from '#platform/http/compressed-response.ts'
import { contentSecurityPolicy } from '#platform/http/csp.ts'

/**
 * What the router made, whole, with a tag that says whether it has changed: a page, in whose policy the hashes of its
 * inline scripts stand; the data of one, for a navigation; or where to go instead.
 */
export interface Page {
  status: number
  headers: Headers
  /** UTF-8: what is hashed, compressed and sent, without making bytes of a long text each time. */
  bytes: Buffer
}

/** A page as it can be sent many times. */
export interface PackedPage {
  status: number
  headers: Headers
  /** Brotli; empty where there is no text. */
  packed: Buffer
  /** Bytes in memory, roughly. */
  size: number
}

export interface Sealing {
  scriptMark: string
  withPolicy: boolean
  /** Whose pictures the page may show beside our own. */
  pictureOrigins: readonly string[]
}

export async function pageOf(
  response: Response,
  { scriptMark, withPolicy, pictureOrigins }: Sealing,
): Promise<Page> {
  const { status } = response
  const headers = new Headers(response.headers)
  let text = await response.text()
  if (headers.get('content-type')?.startsWith('text/html') === true) {
    const { html, hashes } = sealOwnScripts(
      withPolicy ? putScriptsToSleep(text, scriptMark) : text,
      scriptMark,
    )
    if (withPolicy) headers.set('content-security-policy', contentSecurityPolicy(hashes, pictureOrigins))
    text = html
  }
  const bytes = Buffer.from(text)
  if (status === 200) headers.set('etag', tagOf(bytes))
  return { status, headers, bytes }
}

const OTHER_BYTES = 2000

export async function packPage({ status, headers, bytes }: Page): Promise<PackedPage> {
  const packed = bytes.length === 0 ? bytes : await brotli(bytes)
  return { status, headers, packed, size: packed.length + OTHER_BYTES }
}
