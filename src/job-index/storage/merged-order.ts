import type { Segment } from './segment.ts'

export const DOCUMENTS_PER_STEP = 10_000

/** For each merged document: its source and its number there. */
export interface MergedOrder {
  size: number
  source: Uint8Array
  document: Uint32Array
}

/** Of live documents, as segments are sorted. Yields as `mergeSegments` does. */
export function* mergedOrder(sources: readonly Segment[]): Generator<number, MergedOrder> {
  const [a, b] = sources
  const capacity = (a?.liveSize ?? 0) + (b?.liveSize ?? 0)
  const order = { size: 0, source: new Uint8Array(capacity), document: new Uint32Array(capacity) }
  const take = (source: number, document: number) => {
    order.source[order.size] = source
    order.document[order.size++] = document
  }
  let inA = nextLive(a, 0)
  let inB = nextLive(b, 0)
  while (inA >= 0 || inB >= 0) {
    if (inB < 0 || (inA >= 0 && comesFirst(a, inA, b, inB))) {
      take(0, inA)
      inA = nextLive(a, inA + 1)
    } else {
      take(1, inB)
      inB = nextLive(b, inB + 1)
    }
    if (order.size % DOCUMENTS_PER_STEP === 0) yield DOCUMENTS_PER_STEP
  }
  return order
}

function nextLive(segment: Segment | undefined, from: number): number {
  if (segment === undefined) return -1
  return segment.dead.indexOf(0, from)
}

function comesFirst(a: Segment | undefined, inA: number, b: Segment | undefined, inB: number): boolean {
  const timeA = a?.columns.postedAt[inA] ?? 0
  const timeB = b?.columns.postedAt[inB] ?? 0
  if (timeA !== timeB) return timeA > timeB
  return (a?.columns.ids[inA] ?? 0) > (b?.columns.ids[inB] ?? 0)
}
