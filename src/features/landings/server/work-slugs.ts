import {
  functionById,
  mainOfFunction,
  type TaxonomyKind,
  taxonomyConcepts,
  titleById,
} from '#config/taxonomy/taxonomy.ts'
import { FUNCTION_TITLES, JOB_FUNCTIONS, MAIN_FUNCTIONS } from '#config/taxonomy/tree.ts'

/** A node of the job function tree: a field (main function), a function or a title. Their ids don't overlap. */
export interface Work {
  kind: TaxonomyKind
  id: number
}

/** The field or function around it; null for a field. */
export function widerWork({ kind, id }: Work): Work | null {
  if (kind === 'mainFunction') return null
  const around = kind === 'title' ? titleById(id)?.function : functionById(id)?.main
  return around === undefined ? null : workById(around)
}

/** Titles of a function, functions of a field. */
export function narrowerWork({ kind, id }: Work): readonly number[] {
  if (kind === 'title') return []
  return kind === 'function'
    ? FUNCTION_TITLES.filter((title) => title.function === id).map((title) => title.id)
    : JOB_FUNCTIONS.filter((fn) => fn.main === id).map((fn) => fn.id)
}

export function workById(id: number): Work | null {
  if (titleById(id)) return { kind: 'title', id }
  if (functionById(id)) return { kind: 'function', id }
  return MAIN_FUNCTIONS.some((main) => main.id === id) ? { kind: 'mainFunction', id } : null
}

/**
 * The segment of an address: the key of a field or function (`accounting`), `key-id` of a title (`accountant-1203`).
 * Undefined for a function with the same name as its whole field: it shares the field's landing.
 */
export const slugOfWork = ({ id }: Work): string | undefined => slugs().byId.get(id)

export const isWorkSlug = (segment: string): boolean => slugs().bySlug.has(segment)

/** The work of a segment: by its slug, a title by its key or id alone, or by any name in any language. */
export function workOfSlug(segment: string): Work | null {
  const exact = slugs().bySlug.get(segment)
  if (exact !== undefined) return workById(exact)
  const id = Number(/-(\d{4})$/.exec(segment)?.[1] ?? 0)
  if (titleById(id)) return { kind: 'title', id }
  const named = workNames().get(folded(segment))
  return named === undefined ? null : workById(named)
}

interface Slugs {
  bySlug: ReadonlyMap<string, number>
  byId: ReadonlyMap<number, string>
}

let madeSlugs: Slugs | null = null

function slugs(): Slugs {
  madeSlugs ??= makeSlugs()
  return madeSlugs
}

function makeSlugs(): Slugs {
  const nodes = [
    ...MAIN_FUNCTIONS.map(({ id, key }) => ({ id, slug: key })),
    ...JOB_FUNCTIONS.filter(({ id, key }) => mainOfFunction(id)?.key !== key).map(({ id, key }) => ({
      id,
      slug: key,
    })),
    ...FUNCTION_TITLES.map(({ id, key }) => ({ id, slug: `${key}-${id}` })),
  ]
  return {
    bySlug: new Map(nodes.map(({ id, slug }) => [slug, id])),
    byId: new Map(nodes.map(({ id, slug }) => [id, slug])),
  }
}

let madeNames: ReadonlyMap<string, number> | null = null

/** Ids by folded name; built when the first address is misspelt. A title's name has priority over a function's. */
function workNames(): ReadonlyMap<string, number> {
  madeNames ??= new Map([
    ...taxonomyConcepts().flatMap(({ id, labels }) => labels.map(({ text }) => [folded(text), id] as const)),
    ...FUNCTION_TITLES.map(({ id, key }) => [folded(key), id] as const),
  ])
  return madeNames
}

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join(' ') ?? ''
