/** Which of a segment's values belong to a facet: a contiguous range of its ascending list. */
import { numbersOf } from '../storage/facet-values.ts'
import { placeAtOrAfter } from '../storage/postings.ts'
import type { Segment } from '../storage/segment.ts'

/** Places among the segment's own values, from `from` to before `to`. */
export interface Places {
  from: number
  to: number
}

/** `facet`: its place, or that of another dimension. */
export function placesOf({ columns: { valuePostings } }: Pick<Segment, 'columns'>, facet: number): Places {
  const { from, to } = numbersOf(facet)
  return { from: placeAtOrAfter(valuePostings, from), to: placeAtOrAfter(valuePostings, to) }
}
