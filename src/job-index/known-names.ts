/**
 * What the search knows of the names of concepts: the dictionary that finds them in texts, the names of titles that are
 * completed while they are typed, and what the titles mean. They are made of the concepts alone and never change. Making
 * them takes seconds, reading them from a file a few milliseconds.
 */
import { dictionaryOf } from './build-dictionary.ts'
import { titleLabelsOf } from './build-title-labels.ts'
import { ConceptDictionary } from './concept-dictionary.ts'
import { meaningOf, shippedVectors } from './meaning/shipped-vectors.ts'
import { TextMeaning } from './meaning/text-meaning.ts'
import { ChunkReader } from './storage/snapshot-chunks.ts'
import { TitleLabels } from './title-labels.ts'
import type { Concept } from './types.ts'

export interface KnownNames {
  dictionary: ConceptDictionary
  titles: TitleLabels
  meaning: TextMeaning
}

export const knownNamesOf = (concepts: readonly Concept[]): KnownNames => ({
  dictionary: dictionaryOf(concepts),
  titles: titleLabelsOf(concepts),
  meaning: meaningOf(concepts),
})

/** The names in chunks, to be written one after another. */
export function* writeNames({ dictionary, titles, meaning }: KnownNames): Generator<Uint8Array> {
  yield* dictionary.chunks()
  yield* titles.chunks()
  yield* meaning.titleChunks()
}

/** The names that the same version of the code has written. Throws a RangeError if the bytes end too early. */
export function readNames(bytes: Uint8Array<ArrayBuffer>): KnownNames {
  const reader = new ChunkReader(bytes)
  return {
    dictionary: ConceptDictionary.read(reader),
    titles: TitleLabels.read(reader),
    meaning: TextMeaning.read(reader, shippedVectors()),
  }
}
