import { BoundedMap } from '../storage/bounded-map.ts'
import { array, type ChunkReader } from '../storage/snapshot-chunks.ts'
import { DIMENSIONS, toUnitLength, type VectorTable, vectorOf } from './text-vectors.ts'
import { drawnTo, type NearTitle, nearestTitles, type TitleMeanings } from './title-meanings.ts'

export interface Meaning {
  /** Of unit length. */
  vector: Float32Array
  /** The nearest first. */
  nearest: readonly NearTitle[]
}

/** A megabyte or two. */
const LATEST = 2000

/** How many titles a text is drawn to. */
const ATTRACTING = 5

/** Compares texts by what they mean, see `text-vectors.ts`. */
export class TextMeaning {
  private readonly table: VectorTable
  private readonly titles: TitleMeanings
  private readonly latest = new BoundedMap<string, Meaning | null>(LATEST)

  constructor(table: VectorTable, titles: TitleMeanings) {
    this.table = table
    this.titles = titles
  }

  /** Throws a RangeError if the bytes end too early. */
  static read(reader: ChunkReader, table: VectorTable): TextMeaning {
    return new TextMeaning(table, { ids: reader.uint32(), vectors: reader.float32() })
  }

  *titleChunks(): Generator<Uint8Array> {
    yield* array(this.titles.ids)
    yield* array(this.titles.vectors)
  }

  /** Differs for tables that were learned differently: what was compared with another one is stale. */
  get fingerprint(): string {
    return this.table.fingerprint
  }

  /**
   * What several texts mean together, such as the titles of one posting, with the `titles` nearest titles; null if
   * nothing is known of them. Takes a tenth of a millisecond, and nothing for texts that were asked for lately.
   */
  of(texts: readonly string[], titles: number): Meaning | null {
    const key = `${titles} ${texts.join('\n')}`
    const known = this.latest.get(key)
    if (known !== undefined) return known
    const found = this.find(texts, titles)
    this.latest.set(key, found)
    return found
  }

  private find(texts: readonly string[], titles: number): Meaning | null {
    const middle = new Float32Array(DIMENSIONS)
    for (const text of texts) {
      const vector = vectorOf(text, this.table)
      for (let index = 0; vector !== null && index < DIMENSIONS; index++)
        middle[index] = (middle[index] ?? 0) + (vector[index] ?? 0)
    }
    const vector = toUnitLength(middle)
    if (vector === null) return null
    const nearest = nearestTitles(vector, this.titles, titles)
    return { vector: drawnTo(vector, nearest.slice(0, ATTRACTING), this.titles), nearest }
  }
}
