/**
 * Learns a vector for each feature from pairs of texts that mean the same work. Of each batch of pairs every first text
 * must be more similar to its own second text than to those of the other pairs, and the other way round (softmax over
 * the similarities, cross entropy). Second texts of other pairs that name the same thing, or one linked with it, are
 * right as well; where one of two things is no finer than the unit group that both are in, nobody knows, and the pair
 * is left out.
 *
 * Steps are by Adagrad with one rate for each feature: rare features learn as much from their few texts as frequent ones
 * from their many.
 */
import { DIMENSIONS } from '#job-index/meaning/text-vectors.ts'
import { type Pair, pairDrawer } from './draw-pairs.ts'
import { addProducts, multiplyTransposed } from './matrices.ts'
import { randomFrom } from './random.ts'
import type { Features, TrainingSet } from './training-set.ts'

export interface LearnSettings {
  seed: number
  steps: number
  /** Called after each 1,000 steps with the mean loss of these. */
  report: (step: number, loss: number) => void
}

/** By feature its `DIMENSIONS` numbers. */
export function learnVectors(set: TrainingSet, { seed, steps, report }: LearnSettings): Float32Array {
  const vectors = firstVectors(set, seed + 99)
  const learned = new Float32Array(set.features.hashes.length).fill(1e-6)
  const draw = pairDrawer(set, seed)
  const batch = new Batch()
  let loss = 0
  for (let step = 1; step <= steps; step++) {
    const pairs = draw(BATCH)
    batch.embed(pairs, set.features, vectors)
    loss += batch.compare(rightness(pairs, set))
    const rate = RATE * (1 - (0.95 * step) / steps)
    batch.learn(pairs, set.features, vectors, learned, rate)
    if (step % 1000 === 0) {
      report(step, loss / 1000)
      loss = 0
    }
  }
  return vectors
}

const BATCH = 256
const RATE = 0.1
const TEMPERATURE = 0.1

/** Random at first, the shorter the more texts have the feature. */
function firstVectors({ features, texts }: TrainingSet, seed: number): Float32Array {
  const random = randomFrom(seed)
  const vectors = new Float32Array(features.hashes.length * DIMENSIONS)
  for (const [feature, frequency] of features.frequencies.entries()) {
    const rarity = Math.log(texts.length / (1 + frequency)) / Math.log(texts.length)
    const scale = (0.8 / Math.sqrt(DIMENSIONS)) * rarity
    for (let index = 0; index < DIMENSIONS; index++)
      vectors[feature * DIMENSIONS + index] =
        scale * Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random())
  }
  return vectors
}

/** Of each first text and each second text of a batch: 1 they mean the same, 0 they do not, -1 nobody knows. */
function rightness(pairs: readonly Pair[], { things, texts }: TrainingSet): Int8Array {
  const matrix = new Int8Array(BATCH * BATCH)
  const ownOfSeconds = pairs.map(({ second }) => texts[second]?.own ?? [])
  for (const [row, { thing, first }] of pairs.entries()) {
    const right = texts[first]?.right ?? []
    const own = things[thing]
    for (let column = 0; column < BATCH; column++) {
      const other = things[pairs[column]?.thing ?? -1]
      if (row === column || ownOfSeconds[column]?.some((named) => right.includes(named)))
        matrix[row * BATCH + column] = 1
      else if (own?.unit && own.unit === other?.unit && own.isCoarse !== other.isCoarse)
        matrix[row * BATCH + column] = -1
    }
  }
  return matrix
}

/** One batch of pairs: the vectors of its texts, their similarities, and what each should change. */
class Batch {
  private readonly firsts = new Side()
  private readonly seconds = new Side()
  private readonly similarities = new Float32Array(BATCH * BATCH)

  embed(pairs: readonly Pair[], features: Features, vectors: Float32Array): void {
    for (const [row, { first, second }] of pairs.entries()) {
      this.firsts.embed(row, first, features, vectors)
      this.seconds.embed(row, second, features, vectors)
    }
  }

  /** Works out the gradients of all vectors; returns the loss of a pair. */
  compare(right: Int8Array): number {
    const { firsts, seconds, similarities } = this
    multiplyTransposed(firsts.vectors, seconds.vectors, similarities, BATCH, DIMENSIONS)
    const loss = toGradients(similarities, right)
    firsts.gradients.fill(0)
    seconds.gradients.fill(0)
    addProducts(similarities, BATCH, 1, seconds.vectors, firsts.gradients, BATCH, DIMENSIONS)
    addProducts(similarities, 1, BATCH, firsts.vectors, seconds.gradients, BATCH, DIMENSIONS)
    return loss
  }

  learn(
    pairs: readonly Pair[],
    features: Features,
    vectors: Float32Array,
    learned: Float32Array,
    rate: number,
  ): void {
    for (const [row, { first, second }] of pairs.entries()) {
      this.firsts.learn(row, first, features, vectors, learned, rate)
      this.seconds.learn(row, second, features, vectors, learned, rate)
    }
  }
}

/** The first or the second texts of a batch. */
class Side {
  readonly vectors = new Float32Array(BATCH * DIMENSIONS)
  readonly gradients = new Float32Array(BATCH * DIMENSIONS)
  private readonly lengths = new Float32Array(BATCH)

  embed(row: number, text: number, { start, numbers, weights }: Features, table: Float32Array): void {
    const { vectors } = this
    const at = row * DIMENSIONS
    vectors.fill(0, at, at + DIMENSIONS)
    for (let entry = start[text] ?? 0; entry < (start[text + 1] ?? 0); entry++) {
      const from = (numbers[entry] ?? 0) * DIMENSIONS
      const weight = weights[entry] ?? 0
      for (let index = 0; index < DIMENSIONS; index++)
        vectors[at + index] = (vectors[at + index] ?? 0) + weight * (table[from + index] ?? 0)
    }
    let square = 0
    for (let index = at; index < at + DIMENSIONS; index++) square += (vectors[index] ?? 0) ** 2
    const length = Math.sqrt(square) || 1
    for (let index = at; index < at + DIMENSIONS; index++) vectors[index] = (vectors[index] ?? 0) / length
    this.lengths[row] = length
  }

  learn(
    row: number,
    text: number,
    { start, numbers, weights }: Features,
    table: Float32Array,
    learned: Float32Array,
    rate: number,
  ): void {
    const { vectors, gradients } = this
    const at = row * DIMENSIONS
    let along = 0
    for (let index = at; index < at + DIMENSIONS; index++)
      along += (gradients[index] ?? 0) * (vectors[index] ?? 0)
    // Only what turns the vector counts, since its length is always made 1.
    let square = 0
    for (let index = at; index < at + DIMENSIONS; index++) {
      const turning = ((gradients[index] ?? 0) - along * (vectors[index] ?? 0)) / (this.lengths[row] ?? 1)
      gradients[index] = turning
      square += turning ** 2
    }
    for (let entry = start[text] ?? 0; entry < (start[text + 1] ?? 0); entry++) {
      const feature = numbers[entry] ?? 0
      const weight = weights[entry] ?? 0
      const total = (learned[feature] ?? 0) + (square / DIMENSIONS) * weight * weight
      learned[feature] = total
      const step = (rate * weight) / Math.sqrt(total)
      const from = feature * DIMENSIONS
      for (let index = 0; index < DIMENSIONS; index++)
        table[from + index] = (table[from + index] ?? 0) - step * (gradients[at + index] ?? 0)
    }
  }
}

/** Replaces similarities by the change of the loss with each of them; returns the mean loss of a row. */
function toGradients(matrix: Float32Array, right: Int8Array): number {
  const sums = sumsOf(matrix, right)
  const scale = 1 / (4 * TEMPERATURE)
  let loss = 0
  for (let row = 0; row < BATCH; row++) {
    const rowSum = sums.rows[row] ?? 1
    const rowRight = sums.rightOfRows[row] ?? 1
    for (let column = 0; column < BATCH; column++) {
      const at = row * BATCH + column
      const exponential = sums.exponentials[at] ?? 0
      let gradient = exponential / rowSum + exponential / (sums.columns[column] ?? 1)
      if (right[at] === 1) {
        gradient -= 1 / rowRight + 1 / (sums.rightOfColumns[column] ?? 1)
        loss += (Math.log(rowSum) - ((matrix[at] ?? 0) - 1) / TEMPERATURE) / rowRight
      }
      matrix[at] = gradient * scale
    }
  }
  return loss / BATCH
}

/** The exponentials of the similarities, 0 where nobody knows, and the sums that they and the right ones have. */
function sumsOf(matrix: Float32Array, right: Int8Array) {
  const sums = {
    exponentials: new Float32Array(BATCH * BATCH),
    rows: new Float64Array(BATCH),
    columns: new Float64Array(BATCH),
    rightOfRows: new Float64Array(BATCH),
    rightOfColumns: new Float64Array(BATCH),
  }
  for (let row = 0; row < BATCH; row++) {
    for (let column = 0; column < BATCH; column++) {
      const at = row * BATCH + column
      const isRight = right[at] ?? 0
      if (isRight < 0) continue
      const exponential = Math.exp(((matrix[at] ?? 0) - 1) / TEMPERATURE)
      sums.exponentials[at] = exponential
      sums.rows[row] = (sums.rows[row] ?? 0) + exponential
      sums.columns[column] = (sums.columns[column] ?? 0) + exponential
      sums.rightOfRows[row] = (sums.rightOfRows[row] ?? 0) + isRight
      sums.rightOfColumns[column] = (sums.rightOfColumns[column] ?? 0) + isRight
    }
  }
  return sums
}
