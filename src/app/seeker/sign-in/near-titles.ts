export interface NamedTitle {
  id: number
  value: string
}

type SuggestTitles = (words: string) => Promise<readonly NamedTitle[]>

/**
 * The titles of the function tree that are nearest to the typed words: those with the same beginning or a similar
 * spelling, else the one whose name is all but the first or last word (“senior accountant”, “contador júnior”).
 */
export async function nearTitles(words: string, suggest: SuggestTitles): Promise<readonly NamedTitle[]> {
  for (const query of [words, ...shortened(words)]) {
    const found = await suggest(query)
    const near = query === words ? found : found.filter(({ value }) => isSame(value, query))
    if (near.length > 0) return near
  }
  return []
}

function shortened(words: string): string[] {
  const all = words.trim().split(/\s+/)
  return all.length < 2 ? [] : [all.slice(1).join(' '), all.slice(0, -1).join(' ')]
}

/** Compares letters only. */
export const isSame = (one: string, other: string): boolean =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase()
