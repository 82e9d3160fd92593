import { NumberLists } from './storage/number-lists.ts'
import { array, type ChunkReader, texts } from './storage/snapshot-chunks.ts'
import { TextList } from './storage/text-list.ts'

/** The labels as `build-title-labels.ts` makes them: in the order of their folded texts, known by their places. */
export interface TitleColumns {
  /** The ids of the titles. */
  ids: Uint32Array
  languages: readonly string[]
  /** Title by title and language by language: one more than the number of the title's name, or 0. */
  names: Uint32Array
  /** The texts that people see. */
  shown: TextList
  /** By label: the place of its title in `ids`. */
  titleOf: Uint32Array
  /** By label: the number of its text in `shown`. */
  textOf: Uint32Array
  /** By label: one more than the only language in which it names the title; 0: it does in all. */
  onlyIn: Uint8Array
  folded: TextList
  /**
   * Labels that are written without spaces, one a line: searching one text takes moments, searching thousands does not.
   */
  unspaced: string
  /** The beginning of each line. */
  lineStarts: Uint32Array
  /** By line: its label. */
  lineLabels: Uint32Array
  /** Every word once, in order; with its letters and the labels that have it. */
  words: TextList
  letters: Uint32Array
  /** The same of its first letters. */
  firstLetters: Uint32Array
  labelsOfWord: NumberLists
  wordsOfLabel: NumberLists
  /** The highest number of words in a name. */
  mostWords: number
}

/** Throws a RangeError if the bytes end too early. */
export const readTitleColumns = (reader: ChunkReader): TitleColumns => ({
  ids: reader.uint32(),
  languages: reader.texts(),
  names: reader.uint32(),
  shown: TextList.read(reader),
  titleOf: reader.uint32(),
  textOf: reader.uint32(),
  onlyIn: reader.uint8(),
  folded: TextList.read(reader),
  unspaced: reader.texts()[0] ?? '',
  lineStarts: reader.uint32(),
  lineLabels: reader.uint32(),
  words: TextList.read(reader),
  letters: reader.uint32(),
  firstLetters: reader.uint32(),
  labelsOfWord: NumberLists.read(reader),
  wordsOfLabel: NumberLists.read(reader),
  mostWords: reader.uint32()[0] ?? 0,
})

export function* titleChunks(columns: TitleColumns): Generator<Uint8Array> {
  yield* array(columns.ids)
  yield* texts(columns.languages)
  yield* array(columns.names)
  yield* columns.shown.chunks()
  yield* array(columns.titleOf)
  yield* array(columns.textOf)
  yield* array(columns.onlyIn)
  yield* columns.folded.chunks()
  yield* texts([columns.unspaced])
  yield* array(columns.lineStarts)
  yield* array(columns.lineLabels)
  yield* columns.words.chunks()
  yield* array(columns.letters)
  yield* array(columns.firstLetters)
  yield* columns.labelsOfWord.chunks()
  yield* columns.wordsOfLabel.chunks()
  yield* array(Uint32Array.of(columns.mostWords))
}
