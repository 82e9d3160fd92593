import { createContext, useContext } from 'react'
import type { ResumeContent, ResumeSetting } from '../../contract/resume-content.ts'

/** What a draft says, and how it is printed. */
export interface Typed {
  content: ResumeContent
  setting: ResumeSetting
}

export interface DraftEditor extends Typed {
  /** Both together: the same object until something changes. */
  typed: Typed
  /** Takes part of a new content. `isTyping`: further letters of the same text are undone with the first. */
  write: (changes: Partial<ResumeContent>, isTyping?: boolean) => void
  /** Changes more than a text, by a command of `draft-edits.ts`. */
  command: (command: string) => void
  set: (changes: Partial<ResumeSetting>) => void
  /** Takes back the last step. */
  undo: () => void
}

export const DraftContext = createContext<DraftEditor | null>(null)

export function useDraftEditor(): DraftEditor {
  const editor = useContext(DraftContext)
  if (editor === null) throw new Error('A field of a draft needs its editor')
  return editor
}
