import { foldText } from './fold-text.ts'

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

// 'Intern' but neither 'internal' nor 'international'; a manager of interns isn't an intern.
const INTERN =
  /(?<!\p{L})(?:intern|interns|internship|internships|(?:pflicht)?praktik(?:um|an|ant|antin)|praxissemester|magang|becas?|becari[oa]|estagiari[oa]s?|estagio|stajyer|staj|thuc tap(?: sinh)?|pelatihan industri|latihan industri|practicas|practicante|pasante|pasantia|stagiaire|werkstudent(?:in)?|working student|student worker|gyakornok|ojt|on[ -]the[ -]job training)(?!\p{L})|实习|實習|インターン|인턴|متدرب|تدريب تعاوني|ฝึกงาน/u
const PART =
  /(?<!\p{L})(?:part[ -]?time|parttime|paruh waktu|separuh masa|medio tiempo|media jornada|tiempo parcial|jornada parcial|meio periodo|tempo parcial|yari zamanli|ban thoi gian|teilzeit|temps partiel)(?!\p{L})|兼职|兼職|工讀|アルバイト|パート(?!ナ|ナー)|دوام جزئي|아르바이트/u
const FULL =
  /(?<!\p{L})(?:full[ _-]?time|sepenuh masa|penuh waktu|tiempo completo|jornada completa|tempo integral|periodo integral|tam zamanli|toan thoi gian|vollzeit|temps plein)(?!\p{L})|全职|全職|正社員|정규직|دوام كامل/u
const FREE =
  /(?<!\p{L})(?:freelance|freelancer|freelancers|serbest)(?!\p{L})|フリーランス|業務委託|自由职业|自由職業|عمل حر/u

const IN_TITLE: readonly Rule[] = [
  [INTERN, INTERNSHIP],
  [PART, PART_TIME],
  [FREE, FREELANCE],
]

// 'Contract' and similar words may also be the subject of the work: alone between punctuation marks, or with a
// duration, they are the type.
const TERMS_IN_TITLE: readonly Rule[] = [
  [
    /fixed[ -]?term|befristet|plazo fijo|belirli sureli|(?<!\p{L})contractor(?=\s*(?:$|[)\],|:-]))|(?:[([,|/-]|\d[ -](?:month|year)s?) ?(?:karyawan )?(?:contract|kontrak)(?: (?:position|role|basis))?\s*(?:$|[)\],|/-])|\d[ -](?:month|year)s?[ -]contract|約聘|約僱|定期契約|契約社員|合同制/u,
    CONTRACT,
  ],
  [
    /(?<!\p{L})(?:seasonal|temporary(?! (?:staffing|works|wfh|work))|temporari[oa]|thoi vu|donemlik|gecici|musiman|sementara)(?!\p{L})|\((?:temp|temporal)\)|派遣(?:社員|人員|人员)|臨時|临时|短期|مؤقت/u,
    TEMPORARY,
  ],
]

const IN_TYPE: readonly Rule[] = [
  [INTERN, INTERNSHIP],
  [FREE, FREELANCE],
  [/fixed[ _-]?term|befristet|plazo fijo|belirli sureli/, CONTRACT],
  [
    /(?<!\p{L})temp(?:orary)?(?!\p{L})(?!.*contract)(?<!contract.*)|(?<!\p{L})(?:seasonal|casual|kasual|temporario|temporal|sementara|gecici)(?!\p{L})|派遣|臨時|临时|مؤقت/u,
    TEMPORARY,
  ],
  [/contract|kontrak|contrato|sozlesmeli|hop dong|契約|合同|عقد/, CONTRACT],
  [PART, PART_TIME],
  [FULL, FULL_TIME],
  [/full[ _-]?time|(?<!\p{L})tetap(?!\p{L})/u, FULL_TIME],
]
