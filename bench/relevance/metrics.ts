/** The quality of one ranking, each figure from 0 to 1. */
export interface Figures {
  /** Average precision: how many of the meant postings come how early. Its mean over queries is MAP. */
  precision: number
  /** Of the meant postings, the share that was found; if there are more than fit, of the first `depth`. */
  recall: number
  /** Normalised discounted cumulative gain: near jobs count too, but a third of the meant ones (gains 3 and 1). */
  gain: number
}

/** 2 a meant job, 1 a near job, 0 neither. */
export type Grade = 0 | 1 | 2

/**
 * Judges the first `depth` of a ranking; null if no posting is meant, since then any result is as good. `ranking`: the
 * grades of the results, best first; `all`: those of all postings, in any order.
 */
export function judge(ranking: readonly Grade[], all: readonly Grade[], depth: number): Figures | null {
  const shown = ranking.slice(0, depth)
  const meant = Math.min(depth, all.filter((grade) => grade === 2).length)
  if (meant === 0) return null
  let found = 0
  let precisions = 0
  for (const [place, grade] of shown.entries()) {
    if (grade < 2) continue
    found++
    precisions += found / (place + 1)
  }
  return { precision: precisions / meant, recall: found / meant, gain: normalisedGain(ranking, all, depth) }
}

/**
 * Normalised discounted cumulative gain of the first `depth`: of grades from 0 to 3, which may be means. Zero if all
 * grades are.
 */
export function normalisedGain(ranking: readonly number[], all: readonly number[], depth: number): number {
  const best = discounted([...all].sort((a, b) => b - a).slice(0, depth))
  return best === 0 ? 0 : discounted(ranking.slice(0, depth)) / best
}

/** The mean of each figure. */
export function mean(all: readonly Figures[]): Figures {
  const of = (figure: keyof Figures) =>
    all.reduce((sum, figures) => sum + figures[figure], 0) / Math.max(1, all.length)
  return { precision: of('precision'), recall: of('recall'), gain: of('gain') }
}

const discounted = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
