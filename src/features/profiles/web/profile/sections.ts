import type { ListedSection } from '../../contract/profile.ts'

/** The sections that are lists, under their names in calls and addresses. */
const LISTS = [
  'work_experiences',
  'educations',
  'skills',
  'languages',
  'links',
  'licenses',
] as const satisfies readonly ListedSection[]

/** The sections with one form. */
const SINGLES = ['summary', 'basics', 'contact', 'visibility'] as const

export type SingleSection = (typeof SINGLES)[number]

export const isList = (name: string): name is ListedSection => LISTS.some((known) => known === name)
export const isSingle = (name: string): name is SingleSection => SINGLES.some((known) => known === name)

/** The part of a page that is open for changes: its address says so (`?edit=skills&id=…`, `?add=skills`). */
export interface Editing {
  section: string
  /** The entry; null: a new one, or a section with one form. */
  id: string | null
  /** `order`: the entries of the section can be moved. */
  kind: 'form' | 'order'
}

export function editingIn(query: URLSearchParams): Editing | null {
  const [edit, add, order] = [query.get('edit'), query.get('add'), query.get('order')]
  if (edit !== null) return { section: edit, id: query.get('id'), kind: 'form' }
  if (add !== null) return { section: add, id: null, kind: 'form' }
  return order === null ? null : { section: order, id: null, kind: 'order' }
}

/** The place of a section or an entry on its page. */
export const placeOf = (section: string, id: string | null = null): string => `at-${id ?? section}`

export function editAddress(section: string, id: string | null = null): string {
  const query = new URLSearchParams({ edit: section, ...(id !== null && { id }) })
  return `?${query}#${placeOf(section, id)}`
}

export const addAddress = (section: string): string => `?add=${section}#${placeOf(section)}`

export const orderAddress = (section: string): string => `?order=${section}#${placeOf(section)}`

/** Names the form in the answer of an action. */
export const stepOf = (section: string, id: string | null): string => `${section} ${id ?? ''}`
