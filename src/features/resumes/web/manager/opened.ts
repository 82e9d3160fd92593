import type { FieldOf } from '#ui/form/form-answer.ts'
import type { renameResume, sendResumeEmail, uploadResume } from '../../contract/resumes.ts'

export type ResumeField = FieldOf<typeof renameResume | typeof sendResumeEmail | typeof uploadResume> | 'file'

/** What can be open below a resume: the address says what is, so that it works without scripts, and Back closes it. */
export const PARTS = ['preview', 'rename', 'send', 'replace', 'delete'] as const
export type Part = (typeof PARTS)[number]

export interface Opened {
  part: Part
  /** The resume. */
  id: string
}

export function openedIn(query: URLSearchParams): Opened | null {
  const [part, id] = [query.get('open'), query.get('id')]
  const known = PARTS.find((one) => one === part)
  return known === undefined || id === null ? null : { part: known, id }
}

/** The address that opens a part; with it open, the address that closes it. */
export const openAddress = (part: Part, id: string): string => `?${new URLSearchParams({ open: part, id })}`

export const rowId = (id: string): string => `resume-${id}`
export const closeAddress = (id: string): string => `?#${rowId(id)}`
