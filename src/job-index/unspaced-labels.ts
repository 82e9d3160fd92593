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

  /** The number of a label with these letters; -1 if there is none. */
  numberOf(letters: string, labels: TextList): number {
    if (letters.length < SHORTEST) return -1
    for (const number of this.slots.at(letters))
      if (lettersOf(labels.textOf(number)) === letters) return number
    return -1
  }
}

/** Shorter runs of letters are names by chance. */
const SHORTEST = 6

const lettersOf = (label: string): string => label.replaceAll(' ', '')
