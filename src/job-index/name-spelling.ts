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
  private readonly labels: [concept: string, label: ConceptLabel][] = []
  private namesWithPair: Map<string, number[]> | null = null

  add(concept: string, label: ConceptLabel): void {
    if (!label.local && UNSPACED.test(label.text)) this.labels.push([concept, label])
  }

  /** The names that a folded text may be meant for, none where it is one already. */
  similar(typed: string): readonly SpeltName[] {
    const compared = inKatakana(typed)
    const shared = new Map<number, number>()
    const namesWithPair = this.namesByPair()
    for (const pair of pairsOf(compared)) {
      for (const name of namesWithPair.get(pair) ?? []) shared.set(name, (shared.get(name) ?? 0) + 1)
    }
    const least = Math.max(1, compared.length - 3)
    return [...shared].flatMap(([number, pairs]) => {
      const name = this.names[number]
      return pairs >= least && name !== undefined && isNear(compared, name.compared) ? [name] : []
    })
  }

  /** Made when the first mistake is met: most queries have none. */
  private namesByPair(): Map<string, number[]> {
    if (this.namesWithPair !== null) return this.namesWithPair
    const namesWithPair = new Map<string, number[]>()
    for (const [concept, { lang, text }] of this.labels) {
      const folded = foldText(text)
      if (folded.length < SHORTEST || !isPaired(folded)) continue
      const compared = inKatakana(folded)
      for (const pair of pairsOf(compared)) {
        const names = namesWithPair.get(pair) ?? []
        names.push(this.names.length)
        namesWithPair.set(pair, names)
      }
      this.names.push({ text, lang, concept, compared })
    }
    this.labels.length = 0
    this.namesWithPair = namesWithPair
    return namesWithPair
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
  return new Set(Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2)))
}

function inKatakana(text: string): string {
  return text.replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
}
