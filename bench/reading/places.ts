import { readFileSync } from 'node:fs'
import type { Posting } from '#features/feeds/server/understand-posting.ts'

export const PLACE_SAMPLES = ['mended', 'fresh'] as const
export type PlaceSample = (typeof PLACE_SAMPLES)[number]

/** The judged places of a sample by the id of a posting, see places.tsv. */
export function readPlaceLabels(sample: PlaceSample): Map<string, string> {
  const [, ...rows] = readFileSync(new URL('places.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    rows.flatMap((row): [string, string][] => {
      const [id = '', of, place = ''] = row.split('\t')
      return of === sample ? [[id, place]] : []
    }),
  )
}

/** A place as places.tsv writes it. */
export const placeOf = ({ country, location_id }: Pick<Posting, 'country' | 'location_id'>): string =>
  `${country ?? '-'} ${location_id ?? '-'}`
