import type { FileKind } from '../storage/file-store.ts'

const CONTENT_TYPES: Readonly<Record<FileKind, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** By the kind in the name of a stored file; null for other names. */
export function contentTypeOf(name: string): string | null {
  const kind = kindOf(name)
  return kind === null ? null : CONTENT_TYPES[kind]
}

export function kindOf(name: string): FileKind | null {
  const kind = name.split('.').at(-1) ?? ''
  return isKind(kind) ? kind : null
}

const isKind = (kind: string): kind is FileKind => Object.hasOwn(CONTENT_TYPES, kind)
