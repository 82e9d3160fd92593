/**
 * Names of jobs and skills in scripts that are cut into pairs of characters, for comparison with the typed text. In
 * these scripts a typing mistake is another character (会计帅 for 会计师), one too many or too few, or the other kana, and
 * produces pairs that no posting has. Few names share most pairs with the typed text; these are compared character by
 * character. Names are also found by their sound, which people mistype and write in Latin letters (`name-sounds.ts`).
 */
import { NameSounds } from './name-sounds.ts'
import { NumberLists } from './storage/number-lists.ts'
import { array, type ChunkReader, texts } from './storage/snapshot-chunks.ts'
import { TextList, TextTable } from './storage/text-list.ts'
import { editDistance } from './text/edit-distance.ts'
import { foldText } from './text/fold.ts'
import { isPaired } from './text/tokens.ts'
import type { ConceptLabel } from './types.ts'

export interface SpeltName {
  /** In the spelling of its language. */
  text: string
  lang: string
  /** The number of its concept. */
  concept: number
  /** It is a name for readers of its language only. */
  isLocal: boolean
}

export class NameSpelling {
  private readonly texts: TextList
  /** Folded, all kana as katakana. */
  private readonly compared: TextList
  private readonly languages: readonly string[]
  /** By name: the place of its language. */
  private readonly languageOf: Uint8Array
  /** By name: the number of its concept. */
  private readonly conceptOf: Uint32Array
  /** By name: 1 if it is local. */
  private readonly isLocal: Uint8Array
  private readonly pairs: TextTable
  /** By pair: the names that have it. */
  private readonly namesWithPair: NumberLists
  private readonly sounds: NameSounds

  private constructor(columns: {
    texts: TextList
    compared: TextList
    languages: readonly string[]
    languageOf: Uint8Array
    conceptOf: Uint32Array
    isLocal: Uint8Array
    pairs: TextTable
    namesWithPair: NumberLists
    sounds: NameSounds
  }) {
    this.texts = columns.texts
    this.compared = columns.compared
    this.languages = columns.languages
    this.languageOf = columns.languageOf
    this.conceptOf = columns.conceptOf
    this.isLocal = columns.isLocal
    this.pairs = columns.pairs
    this.namesWithPair = columns.namesWithPair
    this.sounds = columns.sounds
  }

  static of(concepts: readonly { number: number; labels: readonly ConceptLabel[] }[]): NameSpelling {
    const names = concepts.flatMap(({ number: concept, labels }) =>
      labels.flatMap(({ lang, text, local = false }) => {
        const folded = !OTHER_SCRIPT.test(text) ? '' : foldText(text)
        if (folded.length < 2 || !(isPaired(folded) || ARABIC_WORD.test(folded))) return []
        return [{ text, lang, concept, local, compared: inKatakana(folded) }]
      }),
    )
    const namesWithPair = new Map<string, number[]>()
    for (const [number, { compared }] of names.entries()) {
      for (const pair of isPaired(compared) ? pairsOf(compared) : []) {
        const having = namesWithPair.get(pair)
        if (having === undefined) namesWithPair.set(pair, [number])
        else having.push(number)
      }
    }
    const languages = [...new Set(names.map(({ lang }) => lang))]
    return new NameSpelling({
      texts: TextList.of(names.map(({ text }) => text)),
      compared: TextList.of(names.map(({ compared }) => compared)),
      languages,
      languageOf: Uint8Array.from(names, ({ lang }) => languages.indexOf(lang)),
      conceptOf: Uint32Array.from(names, ({ concept }) => concept),
      isLocal: Uint8Array.from(names, ({ local }) => Number(local)),
      pairs: TextTable.of([...namesWithPair.keys()]),
      namesWithPair: NumberLists.of([...namesWithPair.values()]),
      sounds: NameSounds.of(names),
    })
  }

  /** Throws a RangeError if the bytes end too early. */
  static read(reader: ChunkReader): NameSpelling {
    return new NameSpelling({
      texts: TextList.read(reader),
      compared: TextList.read(reader),
      languages: reader.texts(),
      languageOf: reader.uint8(),
      conceptOf: reader.uint32(),
      isLocal: reader.uint8(),
      pairs: TextTable.read(reader),
      namesWithPair: NumberLists.read(reader),
      sounds: NameSounds.read(reader),
    })
  }

  *chunks(): Generator<Uint8Array> {
    yield* this.texts.chunks()
    yield* this.compared.chunks()
    yield* texts(this.languages)
    yield* array(this.languageOf)
    yield* array(this.conceptOf)
    yield* array(this.isLocal)
    yield* this.pairs.chunks()
    yield* this.namesWithPair.chunks()
    yield* this.sounds.chunks()
  }

  /**
   * The names that a folded text may be a misspelling of; none if it is a name already. A name with nearly all pairs of
   * the text has at least one of any few of them, so only the shortest lists are searched.
   */
  similar(typed: string): readonly SpeltName[] {
    const compared = inKatakana(typed)
    const pairs = [...pairsOf(compared)]
    const least = Math.max(1, compared.length - 3)
    const lists = pairs
      .map((pair) => this.namesWithPair.at(this.pairs.numberOf(pair)))
      .sort((a, b) => a.length - b.length)
    const candidates = new Set<number>()
    for (const list of lists.slice(0, Math.max(0, pairs.length - least + 1)))
      for (const number of list) candidates.add(number)
    return [...candidates].flatMap((number) => {
      const name = this.compared.textOf(number)
      if (Math.abs(name.length - compared.length) > 1) return []
      const shared = pairs.filter((pair) => name.includes(pair)).length
      return shared >= least && isNear(compared, name) ? [this.nameOf(number)] : []
    })
  }

  /** The names that sound like a folded Chinese or Japanese text, itself among them if it is one. */
  soundingLike(typed: string): readonly SpeltName[] {
    return this.sounds.soundingLike(inKatakana(typed), this.sounded).map((number) => this.nameOf(number))
  }

  /** The names that a word in Latin letters spells: kangoshi is 看護師, muhandis مهندس. */
  inLatinLetters(word: string): readonly SpeltName[] {
    return this.sounds.inLatinLetters(word, this.sounded).map((number) => this.nameOf(number))
  }

  private readonly sounded = (number: number) => ({
    lang: this.languageAt(number),
    compared: this.compared.textOf(number),
  })

  private languageAt(number: number): string {
    return this.languages[this.languageOf[number] ?? 0] ?? ''
  }

  private nameOf(number: number): SpeltName {
    return {
      text: this.texts.textOf(number),
      lang: this.languageAt(number),
      concept: this.conceptOf[number] ?? 0,
      isLocal: this.isLocal[number] === 1,
    }
  }
}

const SHORTEST = 3
/** Before folding: scripts that are cut into pairs, and Arabic. */
const OTHER_SCRIPT = /[\u0621-\u064a\u3041-\u9fff\uac00-\ud7af\uff66-\uff9f]/
const ARABIC_WORD = /^[\u0621-\u064a]+$/

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
