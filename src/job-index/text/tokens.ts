/**
 * Cuts folded text into tokens. Scripts that put spaces between words give words; Chinese, Japanese and Korean give
 * overlapping pairs of characters, Thai and its neighbours overlapping triples. Pairs need no dictionary, so a posting
 * and a query are always cut alike, which a word segmenter can't guarantee: it decides by context, and a query has
 * none. The order of a title and the concepts restore the precision that pairs lose.
 *
 * Names of technologies stay whole: c++, c#, .net, node.js, r&d. Katakana is separated from its neighbours, since it
 * forms words of its own (営業マネージャー is 営業 and マネージャー).
 */

/**
 * Calls `visit` for every token in the order of the text; `start` and `end` are offsets, `gram` is true for pairs and
 * triples. A run shorter than a gram is one gram.
 */
export function scanTokens(
  folded: string,
  visit: (term: string, start: number, end: number, gram: boolean) => void,
): void {
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(folded); match !== null; match = TOKEN.exec(folded)) {
    const [whole, word, pairs, triples] = match
    const start = match.index
    if (word !== undefined) visit(canonical(word), start, start + word.length, false)
    else if (pairs !== undefined) visitGrams(pairs, 2, start, visit)
    else if (triples !== undefined) visitGrams(triples, 3, start, visit)
    else visit(whole, start, start + whole.length, false)
  }
}

/** Other forms by which a word may be searched: "node" for "node.js"; empty for most words. */
export function shorterForms(word: string): readonly string[] {
  const dot = word.indexOf('.')
  if (dot < 0) return NONE
  return dot === 0 ? [word.slice(1)] : [word.slice(0, dot)]
}

/** Whether a folded text consists only of characters that are cut into pairs. */
export function isPaired(folded: string): boolean {
  return PAIRED.test(folded)
}

function visitGrams(
  run: string,
  size: number,
  offset: number,
  visit: (term: string, start: number, end: number, gram: boolean) => void,
): void {
  const last = Math.max(0, run.length - size)
  for (let index = 0; index <= last; index++) {
    const gram = run.slice(index, index + size)
    visit(gram, offset + index, offset + index + gram.length, true)
  }
}

function canonical(word: string): string {
  if (word.length > LONGEST_WORD) return word.slice(0, LONGEST_WORD)
  return word.endsWith('js') && GLUED_JS.test(word) ? `${word.slice(0, -2)}.js` : word
}

/** A longer one is no word but an encoded file or a key. */
const LONGEST_WORD = 40

const NONE: readonly string[] = []
const GLUED_JS = /^(?:node|react|vue|next|nuxt|three|express|angular|backbone|ember|nest|discord)js$/

const KATAKANA = '\\u30a1-\\u30fa\\u30fc-\\u30fe'
const HAN_AND_HIRAGANA = '\\u3005-\\u3007\\u3041-\\u309f\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff'
const HANGUL = '\\uac00-\\ud7af'
const UNSPACED = '\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff'
const LETTER = `[[\\p{L}\\p{N}\\p{M}]--[${KATAKANA}${HAN_AND_HIRAGANA}${HANGUL}${UNSPACED}]]`
const TECHNICAL_TAIL = `\\+\\+|#|\\.(?:js|net|io|ai)(?!${LETTER})|(?<=(?<!${LETTER})[a-z]{1,2})&[a-z]{1,2}(?!${LETTER})`

const PAIRED = new RegExp(`^[${KATAKANA}${HAN_AND_HIRAGANA}${HANGUL}]+$`)

/** Groups: 1 word, 2 run cut into pairs, 3 run cut into triples; none of them: ".net". */
const TOKEN = new RegExp(
  `(${LETTER}+(?:${TECHNICAL_TAIL})?)(?:'s(?!${LETTER}))?` +
    `|([${KATAKANA}]+|[${HAN_AND_HIRAGANA}]+|[${HANGUL}]+)` +
    `|([${UNSPACED}]+)` +
    `|(?<!${LETTER})\\.net(?!${LETTER})`,
  'gv',
)
