import { contentTypeOf } from '#platform/http/content-types.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { openGrantedDocument as contract } from '../../contract/ledger.ts'
import { type DocumentPart, grantedFileAddress } from './granted-file.ts'
import { type LedgerDependencies, type OpenedDocument, openDocument } from './open-document.ts'

/** A granted document with the addresses of its files. Throws what `openDocument` throws. */
export async function getGrantedDocument(
  deps: LedgerDependencies,
  request: { id: string },
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const opened = await openDocument(deps, request, viewer)
  const { grant, document } = opened
  const file = fileOf(opened, 'file')
  if (file === null) throw new ApiError(40004)
  return {
    kind: grant.document_kind,
    name: document.name,
    reason: grant.reason,
    expires_at: grant.expires_at?.toISOString() ?? null,
    file,
    cover: fileOf(opened, 'cover'),
    captions: fileOf(opened, 'captions'),
  }
}

function fileOf({ grant, document }: OpenedDocument, part: DocumentPart) {
  const file = document[part]
  if (file === null) return null
  const { content, filename, bytes } = file
  return {
    address: grantedFileAddress(grant.id, part),
    filename,
    content_type: contentTypeOf(content) ?? 'application/octet-stream',
    bytes,
  }
}
