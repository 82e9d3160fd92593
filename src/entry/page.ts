import { deferScripts } from '#app/common/deferred-scripts.ts'
import { sealOwnScripts } from '#app/common/own-scripts.ts'
import { brotli, toKeep } from '#platform/http/compress.ts'
import { tagOf } from '#platform/http/compressed-response.ts'
import { contentSecurityPolicy } from '#platform/http/csp.ts'
import type { PackedPage, Page } from '#platform/http/send-page.ts'

export interface Sealing {
  scriptMark: string
  /** What was rendered; the response is its own if this is null. */
  rendered: { bytes: Buffer | null }
  withPolicy: boolean
  /** Other origins whose pictures the page may show. */
  pictureOrigins: readonly string[]
}

export async function pageOf(
  response: Response,
  { scriptMark, rendered, withPolicy, pictureOrigins }: Sealing,
): Promise<Page> {
  const { status } = response
  const headers = new Headers(response.headers)
  let bytes = rendered.bytes ?? Buffer.from(await response.arrayBuffer())
  if (headers.get('content-type')?.startsWith('text/html') === true) {
    // A letter for each byte: decoding the whole text and encoding it again takes longer than all that is done here.
    const text = bytes.toString('latin1')
    const { html, hashes } = sealOwnScripts(withPolicy ? deferScripts(text, scriptMark) : text, scriptMark)
    if (withPolicy) headers.set('content-security-policy', contentSecurityPolicy(hashes, pictureOrigins))
    bytes = Buffer.from(html, 'latin1')
  }
  if (status === 200) headers.set('etag', tagOf(bytes))
  return { status, headers, bytes }
}

const OTHER_BYTES = 2000

export async function packPage({ status, headers, bytes }: Page): Promise<PackedPage> {
  const packed = toKeep(bytes.length === 0 ? bytes : await brotli(bytes))
  return { status, headers, packed, size: packed.length + OTHER_BYTES }
}
