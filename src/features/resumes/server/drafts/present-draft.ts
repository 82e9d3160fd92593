import type { Draft, DraftSummary } from '../../contract/drafts.ts'
import { resumeContent, resumeSetting } from '../../contract/resume-content.ts'
import type { DraftRow } from '../queries/drafts.ts'

/** A stored draft. Fields that came later have their defaults. */
export const presentDraft = ({ id, name, version, updated_at, content, setting }: DraftRow): Draft => ({
  id,
  name,
  version,
  updated_at: updated_at.toISOString(),
  content: resumeContent.parse(content),
  setting: resumeSetting.parse(setting),
})

export function summaryOf(row: DraftRow): DraftSummary {
  const { content, setting, ...draft } = presentDraft(row)
  return { ...draft, language: content.language, template: setting.template, paper: setting.paper }
}
