import { join } from 'node:path'
import { LANGUAGES, type Language } from '#config/languages.ts'
import { readTable } from '#config/read-table.ts'
import { foldText } from '#shared/fold-text.ts'

/** Sections that are headed by their name. `history`: schools and jobs in one list, as in Japan. */
export const SECTIONS = [
  'summary',
  'work',
  'education',
  'history',
  'skills',
  'languages',
  'licenses',
  'links',
  'contact',
  'other',
] as const
export type SectionKind = (typeof SECTIONS)[number]

export const LABELS = [
  'name',
  'email',
  'phone',
  'address',
  'country',
  'birth',
  'company',
  'title',
  'period',
  'school',
  'degree',
  'field',
  'issuer',
  // The tasks of a job, and facts about a company, and numbers of papers: none names anything.
  'duties',
  'identity',
  'about',
] as const
export type LabelKind = (typeof LABELS)[number]

/** What words of a resume mean, by tables, one for each language: the headings, the labels, and words that tell a title from a company. */
export interface WordTable {
  language: string
  of(kind: string): readonly string[]
}

/** Korean is read, though the product is not shown in it. */
const READ_LANGUAGES: readonly (Language | 'ko')[] = [...LANGUAGES, 'ko']

let memo: readonly WordTable[] | undefined

export function wordTables(): readonly WordTable[] {
  memo ??= READ_LANGUAGES.map((language) => {
    const rows = readTable(join(import.meta.dirname, `${language}.tsv`), ['kind', 'words'])
    const byKind = new Map(rows.map((row) => [row.field('kind'), row.list('words')]))
    return { language, of: (kind) => byKind.get(kind) ?? [] }
  })
  return memo
}

/** The letters and digits of a text alone: `WORK  EXPERIENCE:` and `Work experience` are the same. */
export const bareText = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}+#]+/gu, '')
