import { NumberLists } from './storage/number-lists.ts'
import type { ChunkReader } from './storage/snapshot-chunks.ts'
import { TextTable } from './storage/text-list.ts'

/** The joined tokens of labels, and by their numbers the numbers of their concepts. */
export interface LabelTable {
  keys: TextTable
  concepts: NumberLists
}

/** The numbers of the concepts with this label; null: no concept has it. */
export function conceptsOf({ keys, concepts }: LabelTable, key: string): Uint32Array | null {
  const number = keys.numberOf(key)
  return number < 0 ? null : concepts.at(number)
}

export function* labelChunks({ keys, concepts }: LabelTable): Generator<Uint8Array> {
  yield* keys.chunks()
  yield* concepts.chunks()
}

/** Throws a RangeError if the bytes end too early. */
export const readLabels = (reader: ChunkReader): LabelTable => ({
  keys: TextTable.read(reader),
  concepts: NumberLists.read(reader),
})
