import { titlePattern } from '#config/posting-words/posting-words.ts'
import { foldText } from '#shared/fold-text.ts'

/** Ids of `config/lists` (job_types). */
const FULL_TIME = 1
const PART_TIME = 2
const CONTRACT = 3
const TEMPORARY = 4
const INTERNSHIP = 5
const FREELANCE = 6

/**
 * The type of employment. A word in the title for an internship or part-time work overrides the type field, which
 * boards fill with "Full time" by default; a word for a contract or a season overrides only that default. "Permanent"
 * alone doesn't say how many hours, so it is ignored.
 */
export function readJobType(type: string, title: string): number | null {
  const written = foldText(type)
  // 'Internships & Graduate Trainee' is one category for two types.
  const shelf = /graduate|trainee/.test(written)
  const ofField = shelf ? null : firstMatch(IN_TYPE, written)
  const folded = foldText(title)
  const isEither = PART.test(folded) && FULL.test(folded)
  const inTitle = isEither ? null : firstMatch(IN_TITLE, folded)
  if (inTitle !== null) return inTitle
  if (ofField !== null && ofField !== FULL_TIME) return ofField
  return firstMatch(TERMS_IN_TITLE, folded) ?? ofField ?? (!isEither && FULL.test(folded) ? FULL_TIME : null)
}

type Rule = readonly [pattern: RegExp, type: number]

const firstMatch = (rules: readonly Rule[], text: string) =>
  rules.find(([pattern]) => pattern.test(text))?.[1] ?? null

const INTERN = titlePattern('internship')
const PART = titlePattern('part-time')
const FULL = titlePattern('full-time')
const FREE = titlePattern('freelance')

const IN_TITLE: readonly Rule[] = [
  [INTERN, INTERNSHIP],
  [PART, PART_TIME],
  [FREE, FREELANCE],
]

// 'Contract' and similar words may also be the subject of the work: alone between punctuation marks, or with a
// duration, they are the type.
const TERMS_IN_TITLE: readonly Rule[] = [
  [
    /(?<!\p{L})contractor(?=\s*(?:$|[)\],|:-]))|(?:[([,|/-]|\d[ -](?:month|year)s?) ?(?:karyawan )?(?:contract|kontrak)(?: (?:position|role|basis))?\s*(?:$|[)\],|/-])|\d[ -](?:month|year)s?[ -]contract/u,
    CONTRACT,
  ],
  [titlePattern('contract'), CONTRACT],
  [/(?<!\p{L})temporary(?! (?:staffing|works|wfh|work))(?!\p{L})|\((?:temp|temporal)\)/u, TEMPORARY],
  [titlePattern('temporary'), TEMPORARY],
]

const IN_TYPE: readonly Rule[] = [
  [INTERN, INTERNSHIP],
  [FREE, FREELANCE],
  [/fixed[ _-]?term|befristet|plazo fijo|belirli sureli/, CONTRACT],
  [/(?<!\p{L})temp(?:orary)?(?!\p{L})(?!.*contract)(?<!contract.*)/u, TEMPORARY],
  [
    /(?<!\p{L})(?:seasonal|casual|kasual|temporario|temporal|sementara|gecici)(?!\p{L})|派遣|臨時|临时|مؤقت/u,
    TEMPORARY,
  ],
  [/contract|kontrak|contrato|sozlesmeli|hop dong|契約|合同|عقد/, CONTRACT],
  [PART, PART_TIME],
  [FULL, FULL_TIME],
  [/full[ _-]?time|(?<!\p{L})tetap(?!\p{L})/u, FULL_TIME],
]
