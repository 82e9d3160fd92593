import type { TextMeaning } from './text-meaning.ts'

/** Of each text the similarity of the nearest of the others, at most 1; 0 if nothing is known of it. */
export function likeness(
  texts: readonly string[],
  others: readonly string[],
  meaning: Pick<TextMeaning, 'of'>,
): number[] {
  const vectors = others.flatMap((other) => meaning.of([other], 0)?.vector ?? [])
  return texts.map((text) => {
    const own = meaning.of([text], 0)?.vector
    if (own === undefined) return 0
    return Math.max(0, ...vectors.map((vector) => product(own, vector)))
  })
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0)
  return sum
}
