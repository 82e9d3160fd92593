import { foldText } from '#shared/fold-text.ts'
import { levelOfYears, NONE_NEEDED } from './experience-levels.ts'

/**
 * The level of experience that a description requires, see `readExperience`; null if it states none. A number of years
 * counts beside the word for experience only. Of several the highest does: "five years, two of them with Java" asks for
 * five.
 */
export function experienceInText(text: string): number | null {
  const folded = foldText(text)
  if (WELCOMES_BEGINNERS.test(folded)) return NONE_NEEDED
  const years = REQUIREMENTS.flatMap((pattern) => [...folded.matchAll(pattern)])
    .filter(({ 0: { length }, index }) => isRequired(folded.slice(0, index), folded.slice(index + length)))
    .map(({ groups }) => yearsOf(groups?.years ?? ''))
    .filter((number) => number > 0 && number <= MOST)
  return years.length === 0 ? null : levelOfYears(Math.max(...years))
}

/** Not if the employer has these years itself or would like them, or if they are the most that it takes. */
function isRequired(before: string, after: string): boolean {
  return (
    !OF_EMPLOYER.test(before.slice(-45)) &&
    !AT_MOST.test(before.slice(-45)) &&
    !WISH_BEFORE.test(before.slice(-30)) &&
    !WISH_AFTER.test(after.slice(0, 25))
  )
}

function yearsOf(text: string): number {
  return /^\d/.test(text) ? Number(text) : ' 一二三四五六七八九十'.indexOf(text.replace(/[兩两]/, '二'))
}

/** More are the years of a company. */
const MOST = 15

const NUMBER = String.raw`(?<![\p{L}\d.,])(?<years>\d{1,2})(?: ?\+)?(?: ?(?:[-\ufffd]|to|a|hasta|sampai|s\/d|ate|ile) ?\d{1,2})? ?\+?`
const YEARS = String.raw`\+? ?\(?(?:years?|yrs?|year\(s\)|nam|anos?|tahun|thn|yil|سنوات|سنه)(?!\p{L})\)?'?`
const EXPERIENCE = String.raw`(?<!\p{L})(?:experiences?|exp|experiencias?|kinh nghiem|pengalaman|berpengalaman|(?:deneyim|tecrube)\p{L}*|(?:ال)?خبره)(?!\p{L})`
/** A character within a clause. */
const CLAUSE = '[^.;:!?•]'
/** The same, but the clause is about work: years at a university are no experience. */
const WORK = String.raw`(?:(?!(?<!\p{L})(?:education|university|college|school|studies|degree)(?!\p{L}))${CLAUSE})`
const HAN_DIGITS = String.raw`(?:\d{1,2}|[一二兩两三四五六七八九十])`
const HAN_YEARS = String.raw`(?<!\d)(?<years>${HAN_DIGITS})(?: ?[-至到] ?${HAN_DIGITS})? ?年`
const HAN_EXPERIENCE = '(?:经验|經驗|経験|经历|經歷|年资|年資)'

const REQUIREMENTS = [
  new RegExp(`${NUMBER}${YEARS}${WORK}{0,60}?${EXPERIENCE}`, 'gu'),
  new RegExp(`${EXPERIENCE}(?:${CLAUSE}|:|min\\.){0,30}?${NUMBER}${YEARS}`, 'gu'),
  new RegExp(`${HAN_YEARS}[^。；;！!?？\\d]{0,24}?${HAN_EXPERIENCE}`, 'gu'),
  new RegExp(`${HAN_EXPERIENCE}[^。；;！!?？\\d]{0,6}${HAN_YEARS}`, 'gu'),
]
const OF_EMPLOYER =
  /(?<!\p{L})(?:our|we|us|company|firm|nuestr[oa]s?|mas de|somos|kami|perusahaan|sirketimiz|over the|for (?:over|more than))(?!\p{L})[^.;•]*$|我们|我們|公司|成立/u
const AT_MOST =
  /(?<!\p{L})(?:up to|at most|less than|under|maximum|hasta|maksimal|months? (?:to|and)|meses [ya]) ?$/u
const WISH_BEFORE =
  /(?<!\p{L})(?:preferably|ideally|desirable|deseable|tercihen|valorables?)(?!\p{L})[^.;•]*$/u
const WISH_AFTER =
  /preferred|a plus|advantage|desirable|優先|优先|者佳|尤佳|更佳|加分|為佳|deseable|diutamakan|tercih/u
const WELCOMES_BEGINNERS = new RegExp(
  [
    '(?:open to|terbuka untuk) fresh ?grad|fresh ?grad(?:uate)?s? (?:are |is |may |can )?(?:also )?(?:very )?(?:welcomed?|encouraged|accepted|apply|dipersilakan)',
    '(?:no|without) (?:(?:prior|previous|working|work) )*experience (?:is )?(?:required|needed|necessary)',
    '(?:無|无)(?:相關|相关|工作)?(?:經驗|经验)(?:者)?(?:可|亦可|也可|佳|歡迎|欢迎)|(?:不|无|無)[需须須](?:要)?(?:工作)?(?:經驗|经验)',
    '(?<!業界|業種|職種)未経験(?:者|の方)?(?:も|でも)?(?:歓迎|可|ok)|経験不問',
    'no (?:se requiere|es necesaria) experiencia|nao (?:e necessari[ao]|exige|precisa de) experiencia',
    'khong (?:yeu cau|can) kinh nghiem|tanpa pengalaman|tecrube sarti aranma|deneyim sarti aranma|لا (?:يشترط|تشترط|يتطلب) (?:ال)?خبره',
  ].join('|'),
  'u',
)
