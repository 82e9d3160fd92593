/**
 * What a title is made of, as the vectors see it: its words, its neighbouring pairs of words, and the pieces of each
 * word. Pieces make a word that nobody has seen similar to the words it is built like: "muhasebeciler" to "muhasebe",
 * 施工管理技士 to 施工管理. Scripts without spaces have no words to cut, so all their short pieces count alike.
 *
 * Features are numbers, not texts: a hash of 32 bits. Two features that share one are rare, and cost little.
 */
import { foldText } from '../text/fold.ts'

/** Takes the hash of a feature and its weight. A feature that occurs twice is visited twice. */
export type VisitFeature = (hash: number, weight: number) => void

/** Calls `visit` for every feature of a text in any language. */
export function eachFeature(text: string, visit: VisitFeature): void {
  let before = ''
  for (const [run] of foldText(text).matchAll(RUN)) {
    visit(hash(run, 0, run.length, WORD), WORD_WEIGHT)
    if (before !== '') {
      const pair = `${before} ${run}`
      visit(hash(pair, 0, pair.length, PAIR), PAIR_WEIGHT)
    }
    before = run
    eachPiece(run, visit)
  }
}

function eachPiece(run: string, visit: VisitFeature): void {
  const { shortest, longest, marksEdges } = sizesOf(run)
  const text = marksEdges ? `<${run}>` : run
  let pieces = 0
  for (let size = shortest; size <= longest; size++) pieces += Math.max(0, text.length - size + 1)
  if (pieces === 0) return
  // A long word says little more than a short one; a run of ideograms says more with each of them.
  const weight = PIECES_WEIGHT * (shortest === 1 ? run.length / pieces : 1 / Math.sqrt(pieces))
  for (let size = shortest; size <= longest; size++) {
    const salt = marksEdges ? size : UNSPACED + size
    for (let start = 0; start + size <= text.length; start++)
      visit(hash(text, start, start + size, salt), weight)
  }
}

function sizesOf(run: string): { shortest: number; longest: number; marksEdges: boolean } {
  if (IDEOGRAPHIC.test(run)) return { shortest: 1, longest: 3, marksEdges: false }
  if (THAI.test(run)) return { shortest: 2, longest: 5, marksEdges: false }
  return { shortest: 3, longest: 5, marksEdges: true }
}

/** FNV-1a over UTF-16 units, then mixed, so that similar texts have unlike hashes. */
function hash(text: string, start: number, end: number, salt: number): number {
  let mixed = Math.imul(0x811c9dc5 ^ salt, 0x01000193)
  for (let index = start; index < end; index++) mixed = Math.imul(mixed ^ text.charCodeAt(index), 0x01000193)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

/** Kinds of features; pieces have their size. */
const WORD = 7
const PAIR = 11
const UNSPACED = 20

const WORD_WEIGHT = 1
const PAIR_WEIGHT = 0.5
const PIECES_WEIGHT = 3

/** Runs of one script; a word of a script with spaces keeps the signs of c++ and c#. */
const RUN =
  /[\p{Script=Han}々]+|[\p{Script=Hiragana}\p{Script=Katakana}ー]+|\p{Script=Hangul}+|\p{Script=Thai}+|[[\p{L}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}々ー]]+[+#]*|\p{N}+/gv
const IDEOGRAPHIC = /^[\p{Script=Han}々\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}]/u
const THAI = /^\p{Script=Thai}/u
