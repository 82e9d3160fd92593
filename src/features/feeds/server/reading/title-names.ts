import { MARKETS } from '#config/markets.ts'
import { taxonomyConcepts } from '#config/taxonomy/taxonomy.ts'
import { foldText } from '#shared/fold-text.ts'
import { lookUp } from '#shared/look-up.ts'
import { type FunctionWords, readFunctionWords } from './function-words.ts'
import { HAS_NO_SPACES, latinApart, titlePhrase, titleSegments, withoutSpaces } from './title-words.ts'

/** The meaning of a name; a function's name has no title. */
export interface Match {
  titleId: number | null
  functionId: number
  /** Words for a field say more than this name. */
  isGeneral?: true
}

export interface Names {
  /** By phrase, or by characters in scripts without spaces. */
  titles: Map<string, Match>
  functions: Map<string, Match>
  /**
   * Words that indicate a function without naming the worker: by phrase, or by characters in scripts without spaces.
   */
  fields: Map<string, Match>
  longestPhrase: number
  longestText: number
}

/** By language. Most postings need two of them, and one takes up to half a second. */
const indexed = new Map<string, Names>()

/** The names of titles and functions in a language; undefined if the tree has no names in it. */
export function namesIn(language: string): Names | undefined {
  const known = indexed.get(language)
  const labels = labelsByLanguage().get(language)
  if (known !== undefined || labels === undefined) return known
  const names = indexNames(language, labels)
  indexed.set(language, names)
  return names
}

interface Label {
  text: string
  match: Match
}

function indexNames(language: string, labels: readonly Label[]): Names {
  const names: Names = {
    titles: new Map(),
    functions: new Map(),
    fields: new Map(),
    longestPhrase: 0,
    longestText: 0,
  }
  for (const { text, match } of labels)
    addName(names, match.titleId === null ? names.functions : names.titles, text, match)
  // English names that are used in other languages say the same there.
  if (language !== 'en') addJobs(names, 'en', (key) => names.titles.has(key))
  addJobs(names, language)
  for (const { functionId, fields } of wordsByLanguage().get(language) ?? []) {
    for (const word of fields) names.fields.set(fieldKey(word, language), { titleId: null, functionId })
  }
  return names
}

let labelsRead: ReadonlyMap<string, readonly Label[]> | undefined

/** Of every language in which the tree has names, or we have words. */
function labelsByLanguage(): ReadonlyMap<string, readonly Label[]> {
  labelsRead ??= readLabels()
  return labelsRead
}

function readLabels(): ReadonlyMap<string, readonly Label[]> {
  const found = new Map<string, Label[]>()
  const labelsOf = (lang: string): Label[] => {
    const labels = found.get(lang) ?? []
    found.set(lang, labels)
    return labels
  }
  const concepts = taxonomyConcepts()
  const functionOfTitle = new Map(concepts.map(({ kind, id, broader }) => [`${kind} ${id}`, broader]))
  for (const { kind, id, labels } of concepts) {
    if (kind === 'mainFunction') continue
    const match: Match =
      kind === 'title'
        ? { titleId: id, functionId: functionOfTitle.get(`title ${id}`) ?? 0 }
        : { titleId: null, functionId: id }
    for (const { lang, text } of labels) labelsOf(lang).push({ text, match })
  }
  for (const lang of wordsByLanguage().keys()) labelsOf(lang)
  return found
}

let wordsRead: ReadonlyMap<string, readonly FunctionWords[]> | undefined

function wordsByLanguage(): ReadonlyMap<string, readonly FunctionWords[]> {
  wordsRead ??= readFunctionWords()
  return wordsRead
}

/** @param isMeant whether to add a name, by its key */
function addJobs(names: Names, language: string, isMeant: (key: string) => boolean = () => true): void {
  for (const { functionId, jobs, generalJobs } of wordsByLanguage().get(language) ?? []) {
    for (const key of jobs.map(jobKey).filter(isMeant)) addJob(names, key, { functionId })
    for (const key of generalJobs.map(jobKey).filter(isMeant))
      addJob(names, key, { functionId, isGeneral: true })
  }
}

const jobKey = (job: string): string => keyOf(foldText(job))

/** Uses the title that the taxonomy has under that name, but another function. */
function addJob(names: Names, key: string, job: Omit<Match, 'titleId'>): void {
  names.titles.set(key, { titleId: names.titles.get(key)?.titleId ?? null, ...job })
  setLongest(names, key)
}

function setLongest(names: Names, key: string): void {
  if (HAS_NO_SPACES.test(key)) names.longestText = Math.max(names.longestText, key.length)
  else names.longestPhrase = Math.max(names.longestPhrase, key.split(' ').length)
}

function addName(names: Names, into: Map<string, Match>, text: string, match: Match): void {
  for (const variant of nameVariants(text, match)) {
    const key = keyOf(variant)
    if (key === '' || into.has(key)) continue
    into.set(key, match)
    setLongest(names, key)
    // In 'Nhân viên kế toán' (accounting staff) the second half names the field.
    const field = key.replace(STAFF, '')
    if (field !== key && field.length > 4 && !TOO_WIDE.has(field) && !names.functions.has(field)) {
      names.functions.set(field, { ...match, titleId: null })
    }
  }
}

// 'Technical', 'office', 'implementation', 'expert' (which transfer prices look like without accents), 'market', 'drawing'
// (like selling tickets), 'program', 'digital' and 'technician' do not name a field.
const TOO_WIDE = new Set([
  ...['ky thuat', 'van phong', 'trien khai', 'chuyen gia', 'thi truong', 'ban ve'],
  ...['program', 'digital', 'teknik', 'teknisi', 'teknikal', 'juruteknik', 'jurutera', 'eksekutif', 'darat'],
])
const STAFF = /^(?:nhan vien|chuyen vien|staf|staff|petugas|pegawai|karyawan|kakitangan|pembantu) /

/** The form in which names are compared. */
export const keyOf = (text: string) => (HAS_NO_SPACES.test(text) ? withoutSpaces(text) : titlePhrase(text))

/** Between words of Chinese, Latin words are compared without the spaces around them. */
const fieldKey = (word: string, lang: string) =>
  /^(?:zh|ja)/.test(lang) ? latinApart(foldText(word)) : keyOf(foldText(word))

/** With and without the text in brackets; for a function's name its halves too ('AI & Machine Learning'). */
function nameVariants(text: string, { titleId }: Match): string[] {
  const whole = foldText(text)
  const halves = titleId === null ? whole.split(/ [&/] |[・与與和及]/).filter(isNameByItself) : []
  const segments = titleSegments(text)
  return [...new Set([segments.join(' '), segments[0] ?? '', whole, ...halves])]
}

// 'Operations' of 'Sales Support & Operations' could be any department.
const isNameByItself = (half: string) => half.includes(' ') || (HAS_NO_SPACES.test(half) && half.length > 2)

/**
 * The languages in whose names a title is searched: the posting's first, then those of the title's own script (a
 * Chinese title may have an English description) and of the country ('staff administrasi' looks English), English last;
 * all languages if neither language nor country is known.
 */
export function searchedLanguages(language: string | null, title: string, country: string | null): string[] {
  const posted = MARKETS.find((market) => market.country === country)?.postingLanguages ?? []
  if (!language && posted.length === 0) return [...labelsByLanguage().keys()]
  const ofScript = LANGUAGES_OF_SCRIPT.flatMap(([script, languages]) => (script.test(title) ? languages : []))
  const own = language ? [language, ...(lookUp(RELATED, language) ?? [])] : []
  return [...new Set([...own, ...ofScript, ...posted, 'en'])]
}

const LANGUAGES_OF_SCRIPT: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, ['ja']],
  [/\p{sc=Han}/u, ['zh-TW', 'zh-CN']],
  [/\p{sc=Hangul}/u, ['ko']],
  [/\p{sc=Arabic}/u, ['ar']],
  [/\p{sc=Thai}/u, ['th']],
]

const RELATED: Readonly<Record<string, readonly string[]>> = {
  id: ['ms'],
  ms: ['id'],
}
