/** Names of occupations, and of skills and fields of work, as the sources give them. */

/** A thing that has names: an occupation of a source, a skill, a field of work. Its id begins with its source. */
export interface Named {
  id: string
  source: Source
  /** Those of one group are near each other; learning tells them apart with most care. */
  group: string
  /** ISCO-08 unit group, four digits; null if unknown. */
  unit: string | null
  /** It is no finer than its unit group, so it cannot be told from others of the group. */
  isCoarse: boolean
}

export type Source = 'own' | 'esco' | 'onet' | 'national' | 'skill' | 'field'

export interface Name {
  text: string
  /** BCP 47 without region; both written forms of Chinese are `zh`. */
  lang: string
  of: string
}

export interface Names {
  things: Named[]
  names: Name[]
  /** Sentences about a thing. */
  sentences: Name[]
}

export const noNames = (): Names => ({ things: [], names: [], sentences: [] })

export const joinNames = (parts: readonly Names[]): Names => ({
  things: parts.flatMap(({ things }) => things),
  names: parts.flatMap(({ names }) => names),
  sentences: parts.flatMap(({ sentences }) => sentences),
})

/** The language of a tag, without script and region. */
export const languageOf = (tag: string): string => tag.split('-')[0] ?? tag

/** Longer ones are explanations, not names. */
export const isName = (text: string): boolean => text !== '' && text.length < 120
