import type { ReadPlace, SyncableContent } from '../../contract/resume-reading.ts'

type Place = Pick<ReadPlace, 'page' | 'line'>

/** The id of the element that shows a line of the document. */
export const lineId = ({ page, line }: Place): string => `line-${page}-${line}`

/** Where a field stands in the document, as the id of an element; without a field, where its entry begins. */
export function placesIn({ places }: Pick<SyncableContent, 'places'>) {
  const all = new Map(Object.entries(places))
  const first = new Map<string, Place>()
  for (const [name, place] of all) {
    const key = name.slice(0, name.lastIndexOf('/'))
    const known = first.get(key)
    if (known === undefined || isBefore(place, known)) first.set(key, place)
  }
  return (key: string, field?: string): string | null => {
    const place = field === undefined ? first.get(key) : all.get(`${key}/${field}`)
    return place === undefined ? null : lineId(place)
  }
}

const isBefore = (one: Place, other: Place): boolean =>
  one.page < other.page || (one.page === other.page && one.line < other.line)
