import type { CraftKey } from './crafts.ts'
import type { EnglishSkillKey } from './english-skills.ts'
import type { ToolKey } from './tools.ts'

/** Other ways to write skills in one language. */
export type SkillSynonyms = Readonly<Partial<Record<CraftKey | ToolKey | EnglishSkillKey, readonly string[]>>>
