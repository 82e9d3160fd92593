import { foldText } from '#shared/fold-text.ts'
import { lookUp } from '#shared/look-up.ts'

/**
 * Job titles in the form in which they are compared: folded, split into words, without parts that do not describe the
 * work (the forms for both genders, '(m/w/d)', requisition numbers), and with one spelling for words that are written
 * in several ways.
 */

/** The parts of a title; usually the first names the job: 'Account Executive, Enterprise - Remote' has three. */
export function titleSegments(title: string): string[] {
  return foldText(inOneSpelling(withoutGenders(title)).replace(VIETNAMESE_FIELD, ', '))
    .replace(SECRETARY_OF, 'personal secretary')
    .split(/[,|()[\]{}【】《》「」『』:：;•·★◆]|\s-+\s|\s-|-\s|_/)
    .map((segment, at) => segment.replace(at === 0 ? WORKED_FOR : WORKED_FOR_OR_CHIEF, '').trim())
    .filter((segment) => segment !== '' && !TERMS.test(segment))
}

// Without its accents, 'mảng' (in the field of) would be the word for a network.
const VIETNAMESE_FIELD = /\s(?:mảng|lĩnh vực)(?=\s)/giu
/** For how long and in whose place somebody is hired, and not what for: 'Buyer (12 Month Fixed Term Contract)'. */
const TERMS =
  /^(?:\d+[- ]?months? )?(?:fixed[- ]?term )?(?:contract(?:or)?(?: role| position)?|ftc|maternity (?:leave|cover)(?: cover)?|project[- ]based)$/
const SECRETARY_OF = /^(?:ps|pa) to .*$/

/** 'PS to Managing Director', 'Executive Assistant to the CEO': the job is not that of the person who is assisted. */
const WORKED_FOR = /(?<=\b(?:assistant|secretary|aide|advisor|adviser|ps|pa|ea)) to .*$/

/** And behind the job, whom it is done for: 'AI Transformation Owner, CRO', 'Director, CEO and Product Communications'. */
const WORKED_FOR_OR_CHIEF = new RegExp(`${WORKED_FOR.source}|^\\s*c[efotmir]o(?:\\s*$| (?:and|&) )`)

/** '軟體(資深)工程師' is a senior 軟體工程師. */
const LEVEL_IN_BRACKETS =
  /(?<=[\p{sc=Han}a-z])\s?[(（](?:資深|高級|资深|高级|初級|初级|中級|中级)[)）]\s?(?=\p{sc=Han})/giu

/** 'Inbound Operations (Overnight) Team Leader' */
const SHIFT_IN_BRACKETS =
  /\s\((?:overnight|(?:night|day) ?(?:shift)?|part[- ]time|full[- ]time)\)(?=\s[a-z])/gi

/** Vietnamese has two spellings of this vowel: 'kĩ sư' and 'kỹ sư', 'quản lí' and 'quản lý'. */
const VIETNAMESE_I = /(?<!\p{L})([klm])[ĩí](?!\p{L})/giu
/** Promised to whoever is hired: 'Thợ Phụ - Có Hỗ Trợ Đào Tạo'. */
const VIETNAMESE_TRAINING = /(?<!\p{L})(?:có|được|có hỗ trợ) đào tạo(?!\p{L})/giu
/** Two jobs in one: 'Kế toán kiêm thủ kho'. Without its accent it would be the word for a check. */
const VIETNAMESE_AND_ALSO = /\skiêm\s/giu

/**
 * '軟(韌)體', '軟/韌體' and '軟軔體' are software and firmware; a campus recruitment seeks no recruiters, and training and
 * travels are promised to whoever is hired.
 */
const inOneSpelling = (title: string): string =>
  title
    .replace(/(?:统一|校园|社会|秋季|春季|总部)招聘|校園徵才|(?:完整|完善)教育訓練|(?<=[+＋])旅[游遊]/g, ',')
    .replace(BESIDE_DEPARTMENT, ' - ')
    .replace(/\b(sr|jr)\.(?=\p{L})/giu, '$1 ')
    .replace(VIETNAMESE_I, '$1y')
    .replace(VIETNAMESE_TRAINING, ',')
    .replace(VIETNAMESE_AND_ALSO, ' / ')
    .replace(LEVEL_IN_BRACKETS, '')
    .replace(SHIFT_IN_BRACKETS, '')
    .replace(/\bhr\s?[&/]\s?admin\b/gi, 'HR admin')
    .replace(/ in training\b/gi, '')
    .replace(/\b([sfh])\/w\b/gi, '$1w')
    .replace(/[軔靭](?=\s?[)）]?\s?体|\s?[)）]?\s?體)/g, '韌')
    .replace(/(?:軟|软)\s?[(（/]\s?([韌韧])\s?[)）]?\s?([體体])/g, '$1$2')

/** The dash of '客戶服務處-系統工程師' and of '系統工程師-客服組'. */
const BESIDE_DEPARTMENT =
  /(?<=\p{sc=Han}[部處处室課课科組组])-+|-+(?=\p{sc=Han}{1,8}[部處处室課课科組组](?!\p{L}))/gu

/** Alternatives within a segment: 'Nurse / Caregiver'. In Vietnamese, 'y', 'o' and 've' are parts of words ('y tế', 'ô tô'). */
export const titleAlternatives = (segment: string, language: string | null): string[] =>
  segment.split(language === 'vi' ? VIETNAMESE_ALTERNATIVES : ALTERNATIVES)
const ALTERNATIVES = /\s?[/、&]\s?(?=\p{L}{3})|\s[+＋]\s|\s(?:or|and|merangkap|y|e|dan|atau|ve|veya|o)\s/u
const VIETNAMESE_ALTERNATIVES = /\s?[/&]\s?(?=\p{L}{3})|\/\s(?=\p{L}{2})|\s[+＋]\s|\s(?:or|and)\s/u

/** Both genders: 'VENDEDOR(A)', 'Ingeniero/a', '(m/w/div.)', 'Administrador(es)'. */
function withoutGenders(title: string): string {
  return title
    .replace(/\((?:[mwfhdxk]\s?[/|]\s?)+(?:[mwfhdxk]|div|all|gn)\.?\)/gi, ' ')
    .replace(/\((?:a|o|as|os|es|ra|s)\)/gi, '')
    .replace(/(?<=\p{L}{2})\/(?:a|o|as|os|ra|in|-in|e)(?!\p{L})/giu, '')
}

/** The words of a folded text in a script with spaces. */
function titleWords(text: string): string[] {
  const words = text.replace(SEPARATE, ' ').match(/[.]?[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}+#.'’]*/gu) ?? []
  return words.map(canonical).flatMap((word) => (word === '' ? [] : word.split(' ')))
}

// 'front-end', 'front end' and 'frontend'; 'e-commerce'; 'co-founder' stays two words and matches as such.
const SEPARATE = /[^\p{L}\p{M}\p{N}+#.'’]+/gu
const JOINED: readonly [RegExp, string][] = [
  // The last word only: the head of 'Tech Lead' works in technology.
  [/(?<=\w{3} )tech$/g, 'technician'],
  [/\b(front|back) end\b/g, '$1end'],
  [/\bfull stack\b/g, 'fullstack'],
  [/\bdeveloper ops\b/g, 'devops'],
  [/\be (commerce|learning|business)\b/g, 'e$1'],
  [/\b(pre|post) sales?\b/g, '$1sales'],
  [/\btele (sales?|marketing|marketer)\b/g, 'tele$1'],
]

/** The same, but words that are written apart are joined. */
export const titlePhrase = (text: string): string =>
  JOINED.reduce((phrase, [pattern, joined]) => phrase.replace(pattern, joined), titleWords(text).join(' '))

/** The words of a phrase. No job needs more; a title of hundreds of words would block the thread. */
export const phraseWords = (text: string): string[] => titlePhrase(text).split(' ').slice(0, MOST_WORDS)

const MOST_WORDS = 40

const SHORT_FORMS = new Map(
  Object.entries({
    sr: 'senior',
    snr: 'senior',
    jr: 'junior',
    engr: 'engineer',
    eng: 'engineer',
    mgr: 'manager',
    asst: 'assistant',
    exec: 'executive',
    rep: 'representative',
    dev: 'developer',
    dr: 'doctor',
    aux: 'auxiliar',
    staf: 'staff',
    akunting: 'accounting',
    adm: 'admin',
    programme: 'program',
    sw: 'software',
    fw: 'firmware',
    hw: 'hardware',
    mgmt: 'management',
    mgt: 'management',
    assoc: 'associate',
    spv: 'supervisor',
    dy: 'deputy',
    incharge: 'in charge',
    manger: 'manager',
    asstt: 'assistant',
    spesialist: 'specialist',
    analist: 'analyst',
    prjt: 'project',
    asistant: 'assistant',
    managment: 'management',
    bussiness: 'business',
    enginer: 'engineer',
    enginering: 'engineering',
    programer: 'programmer',
    sucess: 'success',
    inteligence: 'intelligence',
    hardwave: 'hardware',
    opthalmology: 'ophthalmology',
  }),
)

function canonical(word: string): string {
  const bare = word.replace(/(?:['’]s|[.'’]+)$/, '').replace(/^['’]+/, '')
  const full = SHORT_FORMS.get(bare) ?? bare
  return /^[a-z]{4,}s$/.test(full) && !/(?:ss|us|is|ics|accounts)$/.test(full) ? full.slice(0, -1) : full
}

/** The field in place of the worker: 'Software Engineering Intern'. */
export const fieldAsPerson = (phrase: string): string =>
  phrase.replace(
    /\b(?:engineering|development|(?<!\bproduct )analytics|accounting|recruiting|auditing|programming|nursing|teaching)\b/g,
    (field) => lookUp(PERSONS, field) ?? field,
  )

const PERSONS: Readonly<Record<string, string>> = {
  engineering: 'engineer',
  development: 'developer',
  accounting: 'accountant',
  recruiting: 'recruiter',
  auditing: 'auditor',
  analytics: 'analyst',
  programming: 'programmer',
  nursing: 'nurse',
  teaching: 'teacher',
}

/** Chinese, Japanese and Thai titles are compared without spaces. */
export const HAS_NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
export const withoutSpaces = (text: string): string => text.replace(/[\s/╱]+/g, '').slice(0, MOST_CHARACTERS)

/** Stands between Latin words that are kept apart. */
export const APART = '·'
/** The same, but Latin words stay apart: '1606 IC驗證' is about an IC, and not about a '1606IC'. */
export const latinApart = (text: string): string =>
  withoutSpaces(text.replace(/(?<=[a-z\d])[\s/╱]+(?=[a-z\d])/g, APART))

const MOST_CHARACTERS = 100
/** Words for a field, in a script without spaces. */
export const LONGEST_FIELD_TEXT = 20
