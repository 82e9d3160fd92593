import { foldText } from '#shared/fold-text.ts'
import { wordTables } from '../words/words.ts'

/**
 * How much a piece of text looks like a job title, a company, a school or a degree: 2 if its telling word stands where
 * it stands in such names (`Software *Engineer*`, `*PT* Maju Jaya`, `山田*株式会社*`), 1 if it stands elsewhere, 0 without one.
 */
export type Scored = 'job' | 'company' | 'school' | 'degree'

export function scoreOf(kind: Scored, text: string): number {
  const { words, east } = telling(kind)
  const folded = foldText(text)
  if (EAST_ASIAN.test(folded)) {
    const bare = folded.replaceAll(/\s*[(（[].*$/gu, '').trim()
    if (east.some((word) => bare.endsWith(word) || (kind === 'company' && bare.startsWith(word)))) return 2
    if (east.some((word) => folded.includes(word))) return 1
  }
  const tokens = tokensOf(folded)
  if (tokens.length === 0) return 0
  const own = tokensOf(folded.replace(/\s*[,(/–|].*$|\s-\s.*$|\s(?:of|for|de|en|em|do|da|di)\s.*$/u, ''))
  const ends = [own[0], own.at(-1), tokens.at(-1), own.slice(-2).join(' '), own.slice(0, 2).join(' ')]
  if (ends.some((token) => token !== undefined && words.has(token))) return 2
  return tokens.some((token, index) => words.has(token) || words.has(`${token} ${tokens[index + 1] ?? ''}`))
    ? 1
    : 0
}

/**
 * How much more a text looks like a title than like a company. Where it has words of both, a title ends with its own in
 * English and Turkish (`Data *Analyst*`) and begins with it in others (`*Gerente* Banco`); a legal form makes a company.
 */
export function titleScore(text: string): number {
  const [job, company] = [scoreOf('job', text), scoreOf('company', text)]
  if (job !== 2 || company !== 2 || EAST_ASIAN.test(text)) return job - company
  const tokens = tokensOf(foldText(text))
  const isTitle = headLast().has(tokens.at(-1) ?? '') || telling('job').words.has(tokens[0] ?? '')
  return isTitle && !LEGAL_FORM.test(text) ? 1 : -1
}

const LEGAL_FORM =
  /^(?:pt|cv|ud)\b\.?|(?<![\p{L}.])(?:inc|ltd|llc|limited|gmbh|s\.?a\.?|s\.?l\.?|s\.?a\.?s\.?|ltda|lda|bhd|berhad|tbk|a\.ş|şti|plc|corp)\.?$|شركة/iu

let headLastMemo: ReadonlySet<string> | undefined

/** Words for jobs of languages in which the telling word comes last. */
function headLast(): ReadonlySet<string> {
  headLastMemo ??= new Set(
    wordTables()
      .filter(({ language }) => language === 'en' || language === 'tr')
      .flatMap(({ of }) => of('job').map(foldText)),
  )
  return headLastMemo
}

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}㈱㈲]/u

/** Words without the signs around them, and Arabic ones without their article. */
const tokensOf = (folded: string): string[] =>
  folded
    .split(/[\s/,;:()&+"'’-]+/u)
    .map((token) => token.replace(/^ال(?=\p{L}{3})/u, '').replace(/\.+$/, ''))
    .filter(Boolean)

const memo = new Map<Scored, { words: ReadonlySet<string>; east: readonly string[] }>()

function telling(kind: Scored) {
  const known = memo.get(kind) ?? readTelling(kind)
  memo.set(kind, known)
  return known
}

function readTelling(kind: Scored) {
  const all = wordTables().flatMap(({ of }) => of(kind).map(foldText))
  return {
    words: new Set(
      all
        .filter((word) => !EAST_ASIAN.test(word))
        .map((word) => word.replace(/^ال(?=\p{L}{3})/u, '').replace(/\.$/, '')),
    ),
    east: [...new Set(all.filter((word) => EAST_ASIAN.test(word)))].toSorted(
      (one, other) => other.length - one.length,
    ),
  }
}
