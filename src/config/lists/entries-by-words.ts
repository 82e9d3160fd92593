import { LANGUAGES } from '#config/languages.ts'
import { CONFIG_LISTS, type ListType } from '#config/lists/lists.ts'
import { SPOKEN_LANGUAGES } from '#config/lists/spoken-languages.ts'
import { foldText } from '#shared/fold-text.ts'
import { lookUp } from '#shared/look-up.ts'

/** Entries of our lists by the words of others: by our own names in any language, and by what is customary. */

/** An id of the list educations, and whether the words say nothing more than that. */
export function educationLevelOf(words: string | null): { id: number; isAll: boolean } | null {
  if (words === null) return null
  const named = entryNamed('educations', words)
  if (named !== null) return { id: named, isAll: true }
  const eqf = /^(?:eqf|isced)? ?([1-8])$/.exec(foldText(words))?.[1]
  if (eqf !== undefined) {
    const id = lookUp(EQF, eqf)
    return id === undefined ? null : { id, isAll: true }
  }
  const found = DEGREES.find(([pattern]) => pattern.test(foldText(words)))
  return found === undefined ? null : { id: found[1], isAll: false }
}

/** Of the European Qualifications Framework; its levels 1 and 3 are several of ours. */
const EQF: Readonly<Record<string, number>> = { 2: 2, 4: 3, 5: 5, 6: 6, 7: 8, 8: 9 }

/** On folded text. The first that matches counts: a high school diploma is no diploma. */
const DEGREES: readonly (readonly [RegExp, number])[] = [
  [/\bph\.? ?d\b|\bdoctor|\bdoutor|\bdoktor|博士|دكتوراه/, 9],
  [/\bhigh school|\bsecondary school|\bbachillerato|\bensino medio|\blise\b|高校|高中|ثانويه/, 3],
  [/\bpostgraduate (?:diploma|certificate)|\bpgd/, 7],
  [
    /\bmaster|\bm\.?sc\b|\bm\.?a\.?(?![\p{L}])|\bmba\b|\bm\.?eng\b|\bmaestria|\bmestrado|\bmagister|yuksek lisans|修士|硕士|碩士|ماجستير/u,
    8,
  ],
  [
    /\bbachelor|\bb\.?sc\b|\bb\.?a\.?(?![\p{L}])|\bb\.?eng\b|\bb\.?tech\b|\bllb\b|\blicenciat|\bbacharel|\bgrado en\b|\blisans\b|学士|學士|本科|大学卒|大卒|بكالوريوس/u,
    6,
  ],
  [/\bvocational|formacion profesional|curso tecnico|専門学校/, 4],
  [/\bassociate|\bdiploma\b|短大|高専|大专|專科|دبلوم/, 5],
]

/** An id of the list language_proficiency_lists. */
export function languageLevelOf(words: string | null): number | null {
  if (words === null) return null
  const text = foldText(words)
  return (
    entryNamed('language_proficiency_lists', words) ??
    FLUENCIES.find(([pattern]) => pattern.test(text))?.[1] ??
    null
  )
}

/** Of the CEFR, of LinkedIn, and as resumes say it. */
const FLUENCIES: readonly (readonly [RegExp, number])[] = [
  [
    /\bnative|\bbilingual|mother tongue|\bnativ|lengua materna|lingua materna|母语|母語|ネイティブ|ana dil|bahasa ibunda|bahasa ibu|لغه ام|اللغه الام/,
    4,
  ],
  [
    /\bc[12]\b|\bfull professional|\bprofessional working|\bfluent|\badvanced|\bproficient|\bfluid|\bfluente|\bavanzad|\bavancad|流暢|流利|ビジネス|akici|fasih|lancar|طلاقه|متقدم/,
    3,
  ],
  [
    /\bb[12]\b|\blimited working|\bintermediate|\bconversational|\bintermedi|中級|中级|日常会話|\borta\b|menengah|متوسط/,
    2,
  ],
  [
    /\ba[12]\b|\belementary|\bbasic|\bbeginner|\bbasico|\bprincipiante|初級|初级|\btemel|\basas|\bdasar|مبتدي|اساسي/,
    1,
  ],
]

/** An id of the list skill_proficiency_lists. */
export function skillLevelOf(words: string | null): number | null {
  if (words === null) return null
  return (
    entryNamed('skill_proficiency_lists', words) ??
    SKILL_LEVELS.find(([pattern]) => pattern.test(foldText(words)))?.[1] ??
    null
  )
}

const SKILL_LEVELS: readonly (readonly [RegExp, number])[] = [
  [/^(?:expert|master)$/, 4],
  [/^(?:advanced|senior)$/, 3],
  [/^intermediate$/, 2],
  [/^(?:beginner|basic|novice)$/, 1],
]

/** An id of the list language_lists: by a name in any of our languages, or a code of ISO 639. */
export function spokenLanguageOf(words: string | null): number | null {
  if (words === null) return null
  const bare = words.replace(/\s*[(（].*$/, '')
  return (
    entryNamed('language_lists', words) ??
    entryNamed('language_lists', bare) ??
    entryNamed('language_lists', bare.replace(/^bahasa\s+/i, '')) ??
    languageByCode(lookUp(OTHER_NAMES, foldText(bare)) ?? bare)
  )
}

const OTHER_NAMES: Readonly<Record<string, string>> = {
  mandarin: 'zh',
  'mandarin chinese': 'zh',
  中文: 'zh',
  tagalog: 'fil',
  castellano: 'es',
  castilian: 'es',
  'bahasa melayu': 'ms',
  farsi: 'fa',
  // Codes of ISO 639-2 that locale data does not know.
  ger: 'de',
  fre: 'fr',
  chi: 'zh',
  dut: 'nl',
  may: 'ms',
  per: 'fa',
  gre: 'el',
  cze: 'cs',
  rum: 'ro',
}

function languageByCode(code: string): number | null {
  if (!/^[a-z]{2,3}(?:[-_][a-z]{2,4})?$/i.test(code)) return null
  const [tag = ''] = Intl.getCanonicalLocales(code.toLowerCase().replace('_', '-'))
  const [language] = tag.split('-')
  const found =
    SPOKEN_LANGUAGES.find((one) => one.code === tag) ?? SPOKEN_LANGUAGES.find((one) => one.code === language)
  return found?.id ?? null
}

const indexes = new Map<ListType, ReadonlyMap<string, number>>()

/** The entry of a list with this key, or this name in any of our languages. */
export function entryNamed(list: ListType, words: string): number | null {
  const index = indexes.get(list) ?? indexOf(list)
  indexes.set(list, index)
  return index.get(plain(words)) ?? null
}

const indexOf = (list: ListType): ReadonlyMap<string, number> =>
  new Map(
    CONFIG_LISTS[list].flatMap(({ id, key, names }) => [
      [plain(key), id] as const,
      ...LANGUAGES.map((language) => [plain(names[language]), id] as const),
    ]),
  )

const plain = (words: string): string => foldText(words).replaceAll('’', "'")
