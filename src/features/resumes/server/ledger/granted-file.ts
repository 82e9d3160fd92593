/** The files of a document: a resume has one, a video may have three. */
const PARTS = ['file', 'cover', 'captions'] as const
export type DocumentPart = (typeof PARTS)[number]

export const isDocumentPart = (word: string): word is DocumentPart => PARTS.some((part) => part === word)

/** Where a granted file is, on the employers' site. */
export const grantedFileAddress = (grantId: string, part: string): string =>
  `/granted-documents/${grantId}/${part}`
