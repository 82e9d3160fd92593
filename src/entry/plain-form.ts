import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { fileOf } from '#app/common/page-handle.ts'
import { readFileForm } from '#platform/http/read-file-form.ts'
import { refuseOtherSites } from '#platform/http/request-rules.ts'
import type { PagesOptions } from './answer-page.ts'
import { pagePath } from './page-visitor.ts'
import { FORM } from './wrong-page-request.ts'

/**
 * Reads the form of a page that takes a file. The page gets a plain form: its file has become an upload. Other pages
 * take no such form, and it is left unread.
 */
export async function plainForm(
  request: FastifyRequest,
  body: Readable,
  {
    handleOf,
    uploads,
    viewerOf,
  }: Pick<PagesOptions, 'uploads' | 'viewerOf'> & { handleOf: (path: string) => unknown },
): Promise<Buffer> {
  const { headers } = request
  const file = fileOf(handleOf(pagePath(new URL(request.url, 'http://site'))))
  if (file === null || uploads === undefined) return Buffer.alloc(0)
  refuseOtherSites(request, request)
  const accountId = viewerOf(request).session?.accountId ?? null
  const fields = await readFileForm({ headers, body }, file, { uploads, accountId })
  headers['content-type'] = FORM
  return Buffer.from(new URLSearchParams(fields).toString())
}
