import { titlePattern } from '#config/posting-words/posting-words.ts'
import { foldText } from '#shared/fold-text.ts'
import { levelOfYears, NONE_NEEDED, UNDER_ONE_YEAR } from './experience-levels.ts'

/**
 * The required level of experience, by the lowest number of years: "2-5 years" requires two. A text with only "any"
 * (不限) or an upper bound requires no particular level and is null.
 */
export function readExperience(text: string): number | null {
  const folded = foldText(text)
  if (NONE.test(folded)) return NONE_NEEDED
  if (AT_MOST.test(folded)) return null
  if (BELOW_ONE.test(folded)) return UNDER_ONE_YEAR
  return yearsIn(folded)
}

function yearsIn(folded: string): number | null {
  const range = YEARS.exec(folded)
  if (!range) return null
  return levelOf(Number(range[1]), range[2] === undefined ? null : Number(range[2]))
}

/**
 * The level that a title states: a new graduate, no experience needed, a number of years. "Junior", "Senior", "Trainee"
 * and 第二新卒 are not used, as they mean one year in one country and three in another. Null if the title does not state it
 * clearly.
 */
export function readTitleExperience(title: string): number | null {
  const folded = foldText(title)
  if (FOR_BEGINNERS.test(folded.replace(AROUND_BEGINNERS, ' '))) return NONE_NEEDED
  return EXPERIENCE.test(folded) ? yearsIn(folded) : null
}

// People who recruit graduates or lead their programmes are not beginners, and '業界未経験' has experience from another
// industry.
const AROUND_BEGINNERS =
  /(?:under|post)graduates?|graduate (?:school|admissions?|studies|assistant|degree|level|recruit\p{L}*|talent|programs? (?:manager|lead|coordinator|director)|programmes? (?:manager|lead|coordinator|director))|(?:第二新卒|業界未経験|業種未経験)/gu
const FOR_BEGINNERS = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:new|recent|fresh|university|college|masters?|phd) (?:\p{L}+ )?grad(?:uate)?s?|graduates?|fresh ?grads?)(?!\p{L})`,
    '(?:无|無)(?:需|須)?(?:工作)?(?:经验|經驗)|[0零]基础|حديثي? التخرج|لا يشترط (?:ال)?خبره',
    titlePattern('fresh-graduate').source,
  ].join('|'),
  'u',
)
const EXPERIENCE =
  /(?<!\p{L})(?:experience|exp|yoe|experiencia|kinh nghiem|pengalaman|deneyim(?:li)?|tecrube(?:li)?)(?!\p{L})|経験|经验|經驗|خبره/u

function levelOf(least: number, most: number | null): number | null {
  if (least > 40 || (most !== null && most < least)) return null
  if (least === 0) return most === 1 ? UNDER_ONE_YEAR : NONE_NEEDED
  return levelOfYears(least)
}

const NONE =
  /(?:无|無)(?:工作)?经验|無經驗|经验不限可|应届|應屆|未経験|経験不問|không yêu cầu|khong yeu cau|chua co kinh nghiem|no experience|without experience|fresh ?graduates?|entry[ -]level|sin experiencia|sem experiencia|tanpa pengalaman|tiada pengalaman|deneyimsiz|tecrubesiz|بدون خبره|لا يشترط/u
const BELOW_ONE =
  /(?:under|less than|below|duoi|menos de|kurang dari|en az 6 ay|<) ?(?:1|a|one|um|un) ?(?:year|yr|nam|ano|tahun|yil)|1 ?年(?:以下|以内|以內|未満|未滿)|اقل من سنه/u
const AT_MOST = /at most|up to|maximum|max\.?(?!\p{L})|không quá|hasta|maksimal|en fazla/u
const YEAR = String.raw`(?:\(?[+]? ?(?:\+|or more|plus)? ?(?:years?|yrs?|year\(s\)|nam|anos?|tahun|thn|yil|ans?|jahre?|سنوات|سنه|سنتين|عام)(?!\p{L})|年|년)`
const YEARS = new RegExp(
  String.raw`(\d+(?:\.\d)?)(?: ?(?:-|to|a|hasta|ate|den|sampai|ile|到|至|الى) ?(\d+))? ?\+? ?${YEAR}`,
  'u',
)
