/**
 * Labels by their letters alone: "hair dresser" and "ware house keeper" are names too, and so are "frontdesk" and
 * "truckdriver".
 */
import { HashSlots } from './storage/hash-slots.ts'
import { isSpelled } from './storage/nearest-word.ts'
import type { ChunkReader } from './storage/snapshot-chunks.ts'
import type { TextList } from './storage/text-list.ts'

export class UnspacedLabels {
  private readonly slots: HashSlots

  private constructor(slots: HashSlots) {
    this.slots = slots
  }

  /** `labels`: words joined by spaces. */
  static of(labels: TextList): UnspacedLabels {
    const entries: [string, number][] = []
    for (let number = 0; number < labels.size; number++) {
      const letters = lettersOf(labels.textOf(number))
      if (letters.length >= SHORTEST && isSpelled(letters)) entries.push([letters, number])
    }
    return new UnspacedLabels(HashSlots.of(entries))
  }

  /** Throws a RangeError if the bytes end too early. */
  static read(reader: ChunkReader): UnspacedLabels {
    return new UnspacedLabels(HashSlots.read(reader))
  }

  chunks(): Generator<Uint8Array> {
    return this.slots.chunks()
  }

  /** The longest label from a word on, whose last word is `earliest` or a later one. */
  longest(
    readings: readonly (readonly string[])[],
    first: number,
    earliest: number,
    labels: TextList,
  ): { last: number; label: number } | null {
    const length = readings[0]?.length ?? 0
    for (let last = Math.min(first + MOST_JOINED, length) - 1; last >= earliest; last--) {
      for (const letters of new Set(readings.map((reading) => reading.slice(first, last + 1).join('')))) {
        const label = this.numberOf(letters, labels)
        if (label >= 0) return { last, label }
      }
    }
    return null
  }

  /** The number of a label with these letters; -1 if there is none. */
  private numberOf(letters: string, labels: TextList): number {
    if (letters.length < SHORTEST) return -1
    for (const number of this.slots.at(letters))
      if (lettersOf(labels.textOf(number)) === letters) return number
    return -1
  }
}

/** Words that are joined to find a label. */
const MOST_JOINED = 4

/** Shorter runs of letters are names by chance. */
const SHORTEST = 6

const lettersOf = (label: string): string => label.replaceAll(' ', '')
