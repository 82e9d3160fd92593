import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Concept } from '../types.ts'
import { TextMeaning } from './text-meaning.ts'
import { readVectorTable, type VectorTable } from './text-vectors.ts'
import { titleMeaningsOf } from './title-meanings.ts'

/** The table that `bin/make-vectors` has made; ten megabytes that a thread reads once. */
export function shippedVectors(): VectorTable {
  vectors ??= readVectorTable(Uint8Array.from(readFileSync(join(import.meta.dirname, 'vectors.bin'))))
  return vectors
}

let vectors: VectorTable | undefined

/** Compares texts, and knows where these titles are. A hundred thousand names take some three seconds. */
export const meaningOf = (concepts: readonly Concept[]): TextMeaning =>
  new TextMeaning(shippedVectors(), titleMeaningsOf(concepts, shippedVectors()))
