/**
 * Names of jobs and skills in scripts that are cut into pairs of characters, for comparison with the typed text. In
 * these scripts a typing mistake is another character (会计帅 for 会计师), one too many or too few, or the other kana, and
 * produces pairs that no posting has. Few names share most pairs with the typed text; these are compared character by
 * character.
 */
import { editDistance } from './text/edit-distance.ts'
import { foldText } from './text/fold.ts'
import { isPaired } from './text/tokens.ts'
import type { ConceptLabel } from './types.ts'

export interface SpeltName {
  /** In the spelling of its language. */
  text: string
  lang: string
  /** The term of its concept. */
  concept: string
}

interface KnownName extends SpeltName {
  /** Folded, all kana as katakana. */
  compared: string
}

export class NameSpelling {
  private readonly names: KnownName[] = []
  private readonly namesWithPair = new Map<string, number[]>()

  add(concept: string, { lang, text, local }: ConceptLabel): void {
    if (local || !UNSPACED.test(text)) return
    const folded = foldText(text)
    if (folded.length < SHORTEST || !isPaired(folded)) return
    const compared = inKatakana(folded)
    for (const pair of pairsOf(compared)) {
      const names = this.namesWithPair.get(pair)
      if (names === undefined) this.namesWithPair.set(pair, [this.names.length])
      else names.push(this.names.length)
    }
    this.names.push({ text, lang, concept, compared })
  }

  /**
   * The names that a folded text may be a misspelling of; none if it is a name already. A name with nearly all pairs of
   * the text has at least one of any few of them, so only the shortest lists are searched.
   */
  similar(typed: string): readonly SpeltName[] {
    const compared = inKatakana(typed)
    const pairs = [...pairsOf(compared)]
    const least = Math.max(1, compared.length - 3)
    const lists = pairs.map((pair) => this.namesWithPair.get(pair) ?? []).sort((a, b) => a.length - b.length)
    const candidates = new Set(lists.slice(0, Math.max(0, pairs.length - least + 1)).flat())
    return [...candidates].flatMap((number) => {
      const name = this.names[number]
      if (name === undefined || Math.abs(name.compared.length - compared.length) > 1) return []
      const shared = pairs.filter((pair) => name.compared.includes(pair)).length
      return shared >= least && isNear(compared, name.compared) ? [name] : []
    })
  }
}

const SHORTEST = 3
const UNSPACED = /[\u3041-\u9fff\uac00-\ud7af\uff66-\uff9f]/

/** One wrong character is allowed; in a text of three it must be a replacement. */
function isNear(typed: string, name: string): boolean {
  if (typed.length <= SHORTEST && name.length !== typed.length) return false
  return editDistance(typed, name, 1) <= 1
}

function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>()
  for (let at = 0; at + 2 <= text.length; at++) pairs.add(text.slice(at, at + 2))
  return pairs
}

function inKatakana(text: string): string {
  return text.replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
}
