import { eachValue } from '../storage/document-values.ts'
import type { FacetValues } from '../storage/facet-values.ts'
import type { Segment } from '../storage/segment.ts'
import { placesOf } from './dimension-places.ts'

/** Finds the employer of a segment's document: the number of its value, or -1 if it is not known. */
export function employersIn(
  { columns }: Pick<Segment, 'columns'>,
  { schema }: FacetValues,
): (document: number) => number {
  const { from, to } = placesOf({ columns }, schema.placeOfOwn('companyIds'))
  return (document) => {
    let employer = -1
    eachValue(columns, document, (place) => {
      if (place >= from && place < to) employer = columns.valuePostings.keys[place] ?? -1
    })
    return employer
  }
}
