/**
 * Names of jobs and skills in scripts that are cut into pairs of characters, to compare what is typed with. There a typing
 * mistake is another character (会计帅 for 会计师), one too many or too few, or the other kana, and leaves pairs that no
 * posting has. Names that share most pairs with what was typed are few; these are compared character by character.
 */
import { editDistance } from './text/edit-distance.ts'
import { foldText } from './text/fold.ts'
import { isPaired } from './text/tokens.ts'
import type { ConceptLabel } from './types.ts'

export interface SpeltName {
  /** As a reader of its language writes it. */
  text: string
  lang: string
  /** The term of what it names. */
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

  /** The names that a folded text may be meant for, none where it is one already. */
  similar(typed: string): readonly SpeltName[] {
    const compared = inKatakana(typed)
    const shared = new Map<number, number>()
    for (const pair of pairsOf(compared)) {
      for (const name of this.namesWithPair.get(pair) ?? []) shared.set(name, (shared.get(name) ?? 0) + 1)
    }
    const least = Math.max(1, compared.length - 3)
    return [...shared].flatMap(([number, pairs]) => {
      const name = this.names[number]
      return pairs >= least && name !== undefined && isNear(compared, name.compared) ? [name] : []
    })
  }
}

const SHORTEST = 3
const UNSPACED = /[\u3041-\u9fff\uac00-\ud7af\uff66-\uff9f]/

/** One character is forgiven; of three it must stand in the place of another. */
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
