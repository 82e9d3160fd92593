import { titleById } from '#config/taxonomy/taxonomy.ts'
import type { WantedTitle } from '../../contract/wanted-titles.ts'

/** Whether all titles of the function tree that these name are there. */
export const areKnown = (titles: readonly WantedTitle[]): boolean =>
  titles.every(({ title_id, near_title_ids }) =>
    [...(title_id === null ? [] : [title_id]), ...near_title_ids].every((id) => titleById(id)),
  )

/** Keeps the first of equal titles. A title of the function tree needs no nearest ones. */
export function withoutRepetitions(titles: readonly WantedTitle[]): WantedTitle[] {
  const first = new Map<number | string, WantedTitle>()
  for (const title of titles) {
    const key = title.title_id ?? title.words?.toLowerCase() ?? ''
    const near_title_ids = title.words === null ? [] : [...new Set(title.near_title_ids)]
    if (!first.has(key)) first.set(key, { ...title, near_title_ids })
  }
  return [...first.values()]
}
