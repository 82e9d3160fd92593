import type { FileKind } from '#platform/storage/file-store.ts'

/**
 * The kind of an attachment by its first bytes, whatever its name says; null for other kinds. The file is only kept and
 * sent as a download, so nothing in it is decoded here.
 */
export function kindOfAttachment(bytes: Buffer): FileKind | null {
  const found = BEGINNINGS.find(({ begins }) => bytes.subarray(0, begins.length).equals(begins))
  return found?.kind ?? null
}

const BEGINNINGS: readonly { kind: FileKind; begins: Buffer }[] = [
  { kind: 'pdf', begins: Buffer.from('%PDF-') },
  { kind: 'png', begins: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { kind: 'jpg', begins: Buffer.from([0xff, 0xd8, 0xff]) },
]
