import { NO_PAY } from '#config/pay-text/pay-words.ts'
import { cutText } from '#shared/cut-text.ts'
import type { RawPosting } from './raw-posting.ts'
import { partsUnder, readList, readPrintedList } from './reading/read-list.ts'

export interface PostingParts {
  pay: string
  benefits: readonly string[]
  skills: readonly string[]
}

/** Splits tables that a feed printed into one field: pay with benefits, skills with languages. */
export function partsOf(raw: RawPosting): PostingParts {
  const table = partsUnder(
    [...(readPrintedList(raw.pay) ?? []), ...(readPrintedList(raw.skills) ?? [])],
    HEADINGS,
  )
  const skills = table.get('Skill data') ?? (table.size > 0 ? [] : readList(raw.skills))
  return {
    pay: withoutPlaceholder(table.get('Salary')?.join(' ') ?? raw.pay),
    benefits: table.get('Benefits') ?? readList(raw.benefits),
    skills: skills
      .filter((skill) => !NO_SKILL.test(skill) && !PROFICIENCY.test(skill.trim()))
      .map((skill) => cutText(skill.trim(), 120)),
  }
}

/** Boards print their placeholders: 'None-None' is no statement about pay, so the posting has none. */
const withoutPlaceholder = (pay: string): string => (NO_PAY.test(pay.trim()) ? '' : pay)

const HEADINGS = [
  'Salary',
  'Benefits',
  'Skill data',
  'Language data',
  'Professional certificate \\ License data',
]
const PROFICIENCY = /^(?:مبتدئ|متوسط|محترف|ضروري|\d+)$/
const NO_SKILL = /^(?:不拘|無|无|none|n\/a|nan|-)/i
