import { join } from 'node:path'
import { foldText } from '#shared/fold-text.ts'
import { readTable } from '../read-table.ts'

/**
 * Words by which postings and people state terms of work, in all languages: "part time", 在宅, "sin experiencia". The
 * import of postings and the search read them from one table.
 *
 * `words` mean this wherever they stand in a title. Words in `when_stated` mean it where people state their terms: in a
 * query, or in a field for nothing else. "Temporary" in a title may be about the work. `other` are longer phrases in
 * which such a word means something else. `only_in`: the country in which they mean it, if they are other words
 * elsewhere: PJ is a city in Malaysia.
 */

/** Keys of the lists of terms, and `urgent`; `senior` and `junior` have short forms only; `other` is no meaning. */
const MEANINGS = [
  'full-time',
  'part-time',
  'contract',
  'temporary',
  'internship',
  'freelance',
  'on-site',
  'hybrid',
  'remote',
  'fresh-graduate',
  'urgent',
  'senior',
  'junior',
  'other',
] as const

export type Meaning = (typeof MEANINGS)[number]

interface MeantWords {
  meaning: Meaning
  /** Folded by `foldText`. */
  inTitles: readonly string[]
  whenStated: readonly string[]
  /** ISO 3166 alpha-2; '' for everywhere. */
  onlyIn: string
}

const rows: readonly MeantWords[] = readTable(join(import.meta.dirname, 'posting-words.tsv'), [
  'means',
  'languages',
  'words',
  'when_stated',
  'only_in',
]).map((row) => {
  const meaning = MEANINGS.find((known) => known === row.field('means'))
  if (meaning === undefined) throw row.fault(`"${row.field('means')}" is no meaning`)
  return {
    meaning,
    inTitles: row.list('words').map(foldText),
    whenStated: row.list('when_stated').map(foldText),
    onlyIn: row.field('only_in'),
  }
})

/** All words for the terms of work, folded by `foldText`, where people state them. */
export function statedWords(): { meaning: Meaning; word: string; onlyIn: string }[] {
  return rows.flatMap(({ meaning, inTitles, whenStated, onlyIn }) =>
    [...inTitles, ...whenStated].map((word) => ({ meaning, word, onlyIn })),
  )
}

/** Matches a text folded by `foldText` that has one of the words anywhere, as titles do. */
export const titlePattern = (meaning: Meaning): RegExp =>
  patternOf(wordsOf(meaning).flatMap(({ inTitles }) => inTitles))

const wordsOf = (meaning: Meaning) => rows.filter((row) => row.meaning === meaning)

/** Latin words match as a whole, and with a hyphen or nothing for a space; words of other scripts match anywhere. */
function patternOf(words: readonly string[]): RegExp {
  const sorted = [...new Set(words)].sort((a, b) => b.length - a.length)
  const latin = sorted.filter((word) => LATIN.test(word)).map((word) => word.replace(/[ -]/g, '[ _-]?'))
  const others = sorted.filter((word) => !LATIN.test(word)).map(withoutOtherSenses)
  const whole = latin.length === 0 ? [] : [`(?<!\\p{L})(?:${latin.join('|')})(?!\\p{L})`]
  return new RegExp([...whole, ...others].join('|'), 'u')
}

const LATIN = /^[\p{Script=Latin}\d% -]+$/u

/** A part-timer (パート) is no partner (パートナー). */
function withoutOtherSenses(word: string): string {
  const longer = wordsOf('other').flatMap(({ whenStated }) =>
    whenStated.filter((other) => other.startsWith(word)).map((other) => other.slice(word.length)),
  )
  return longer.length === 0 ? word : `${word}(?!${longer.join('|')})`
}

/**
 * These words may describe the subject of the work: 'hybrid cloud', 'on-site support', 'remote sensing'. For a text folded
 * by `foldText`.
 */
export const OTHER_ARRANGEMENT_SENSES =
  /(?:not|no|non)[ -]remote|remote (?:sensing|control|pilot|monitoring|support|areas?|locations?|possible|optional|eligible)|(?:遠端|远程)(?=監控|监控|連線|控制|协助|協助|醫療|医疗)|hybrid (?!work|set|role|remote|schedule|position|arrangement|office|job|model)(?=\p{L})|on-?site (?=support|engineer|technician|service|manager)/gu
