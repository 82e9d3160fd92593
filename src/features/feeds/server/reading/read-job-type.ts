import { foldText } from './fold-text.ts'

/** Ids of `config/lists` (job_types). */
const FULL_TIME = 1
const PART_TIME = 2
const CONTRACT = 3
const TEMPORARY = 4
const INTERNSHIP = 5
const FREELANCE = 6

/**
 * The type of employment. The title's own word for an internship or part-time work is stronger than the type field,
 * which boards fill with "Full time" by default. "Permanent" alone doesn't say how many hours, and is nothing.
 */
export function readJobType(type: string, title: string): number | null {
  const written = foldText(type)
  // 'Internships & Graduate Trainee' is a shelf for two types.
  const shelf = /graduate|trainee/.test(written)
  return firstMatch(IN_TITLE, foldText(title)) ?? (shelf ? null : firstMatch(IN_TYPE, written))
}

type Rule = readonly [pattern: RegExp, type: number]

const firstMatch = (rules: readonly Rule[], text: string) =>
  rules.find(([pattern]) => pattern.test(text))?.[1] ?? null

// 'Intern' but neither 'internal' nor 'international'; a manager of interns isn't one.
const INTERN =
  /(?<!\p{L})(?:intern|interns|internship|internships|praktikum|praktikan|magang|becari[oa]|estagiari[oa]|estagio|stajyer|staj|thuc tap(?: sinh)?|pelatihan industri|latihan industri|practicas|pasante|pasantia|stagiaire|werkstudent)(?!\p{L})|实习|實習|インターン|인턴|متدرب|تدريب تعاوني|ฝึกงาน/u
const PART =
  /(?<!\p{L})(?:part[ -]?time|parttime|paruh waktu|separuh masa|medio tiempo|media jornada|tiempo parcial|jornada parcial|meio periodo|tempo parcial|yari zamanli|ban thoi gian|teilzeit|temps partiel)(?!\p{L})|兼职|兼職|アルバイト|パート(?!ナ|ナー)|دوام جزئي|아르바이트/u
const FREE =
  /(?<!\p{L})(?:freelance|freelancer|freelancers|serbest)(?!\p{L})|フリーランス|業務委託|自由职业|自由職業|عمل حر/u

const IN_TITLE: readonly Rule[] = [
  [INTERN, INTERNSHIP],
  [PART, PART_TIME],
  [FREE, FREELANCE],
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
  [
    /full[ _-]?time|(?<!\p{L})(?:sepenuh masa|penuh waktu|tiempo completo|jornada completa|tempo integral|periodo integral|tam zamanli|toan thoi gian|vollzeit|temps plein|tetap)(?!\p{L})|全职|全職|正社員|정규직|دوام كامل/u,
    FULL_TIME,
  ],
]
