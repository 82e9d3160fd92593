/**
 * Pay bands overlap, and a job counts in each that its pay overlaps. But the jobs of one market have few different sets
 * of bands, so each job's set is computed once and stored as a small number, and counting bands is counting sets.
 */
import type { PayClasses } from '../storage/cached-sets.ts'
import type { Segment } from '../storage/segment.ts'
import type { PayBand } from '../types.ts'
import { payOverlaps } from './pay-bits.ts'

export interface Bands {
  /** Identifies the list and the currency. */
  key: string
  list: readonly PayBand[]
  /** From each currency's number to the bands' currency. */
  factors: Float64Array
}

export function payClasses(segment: Segment, bands: Bands): PayClasses {
  const cached = segment.cached.payClasses
  const known = cached.get(bands.key)
  if (known !== undefined) return known
  const classes = classify(segment, bands)
  cached.set(bands.key, classes)
  return classes
}

function classify(segment: Segment, { list, factors }: Bands): PayClasses {
  const { currency, payMin, payMax } = segment.columns
  const classOf = new Uint16Array(segment.size)
  const bandsOf: number[][] = [[]]
  const numbers = new Map([[0, 0]])
  for (let document = 0; document < segment.size; document++) {
    const code = currency[document] ?? 0
    if (code === 0) continue
    const factor = factors[code] ?? Number.NaN
    const bands = overlapped(list, payMin[document] ?? 0, payMax[document] ?? 0, factor)
    let number = numbers.get(bands)
    if (number === undefined) {
      number = bandsOf.push([...list.keys()].filter((place) => hasPlace(bands, place))) - 1
      numbers.set(bands, number)
    }
    classOf[document] = number
  }
  return { classOf, bandsOf }
}

/** A number with one binary digit for each band: exact for more bands than a list ever has. */
function overlapped(list: readonly PayBand[], min: number, max: number, factor: number): number {
  let bands = 0
  for (let place = 0; place < list.length; place++) {
    const band = list[place]
    if (band !== undefined && payOverlaps(band, min, max, factor)) bands += 2 ** place
  }
  return bands
}

function hasPlace(bands: number, place: number): boolean {
  return Math.floor(bands / 2 ** place) % 2 === 1
}
