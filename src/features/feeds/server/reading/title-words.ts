import { foldText } from '#shared/fold-text.ts'
import { lookUp } from '#shared/look-up.ts'

/**
 * Job titles in the form in which they are compared: folded, split into words, without parts that do not describe the
 * work (the forms for both genders, '(m/w/d)', requisition numbers), and with one spelling for words that are written
 * in several ways.
 */

/** The parts of a title; usually the first names the job: 'Account Executive, Enterprise - Remote' has three. */
export function titleSegments(title: string): string[] {
  return foldText(withoutGenders(title).replace(VIETNAMESE_FIELD, ', '))
    .replace(SECRETARY_OF, 'personal secretary')
    .split(/[,|()[\]{}【】《》「」『』:：;•·★◆]|\s-+\s|\s-|-\s|_/)
    .map((segment) => segment.replace(WORKED_FOR, '').trim())
    .filter((segment) => segment !== '')
}

// Without its accents, 'mảng' (in the field of) would be the word for a network.
const VIETNAMESE_FIELD = /\s(?:mảng|lĩnh vực)(?=\s)/giu
const SECRETARY_OF = /^(?:ps|pa) to .*$/

/** 'PS to Managing Director', 'Executive Assistant to the CEO': the job is not that of the person who is assisted. */
const WORKED_FOR = /(?<=\b(?:assistant|secretary|aide|advisor|adviser|ps|pa|ea)) to .*$/

/** Alternatives within a segment: 'Nurse / Caregiver'. */
export const titleAlternatives = (segment: string): string[] =>
  segment.split(/\s?[/、&]\s?(?=\p{L}{3})|\s[+＋]\s|\s(?:or|and|y|e|dan|và|atau|ve|veya|o)\s/u)

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
  [/\b(front|back) end\b/g, '$1end'],
  [/\bfull stack\b/g, 'fullstack'],
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
    /\b(?:engineering|development|analytics|accounting|recruiting|auditing|programming|nursing|teaching|testing)\b/g,
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
  testing: 'tester',
}

/** Chinese, Japanese and Thai titles are compared without spaces. */
export const HAS_NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
export const withoutSpaces = (text: string): string => text.replace(/[\s/╱]+/g, '').slice(0, MOST_CHARACTERS)

const MOST_CHARACTERS = 100
