/** The terms under which concepts are indexed beside words, and what a term alone says of its concept. */
import type { Concept } from './types.ts'

/** The term under which a concept is indexed; no word looks like it. */
export function conceptTerm(kind: Concept['kind'], id: number | string): string {
  return `#${kind}:${id}`
}

/** The concept of a term. */
export function conceptOf(term: string): { kind: Concept['kind']; id: number } {
  const kind = CONCEPT_KINDS.find((known) => term.startsWith(`#${known}:`))
  if (kind === undefined) throw new Error(`${term} is no concept.`)
  return { kind, id: Number(term.slice(kind.length + 2)) }
}

const CONCEPT_KINDS = ['title', 'function', 'mainFunction', 'skill'] as const

/** Whether a term's concept is of a broader kind than one of the others: a function beside a title. */
export function isWider(term: string, others: readonly string[]): boolean {
  return others.some((other) => breadth(other) < breadth(term))
}

/** Whether a term's concept is a job or a field of work, not a skill. */
export const namesJob = (term: string): boolean => breadth(term) >= 0

/** Whether a term's concept is a field of work, which has many jobs. */
export const namesField = (term: string): boolean => breadth(term) > 0

function breadth(term: string): number {
  return KINDS_BY_BREADTH.findIndex((prefix) => term.startsWith(prefix))
}

const KINDS_BY_BREADTH = ['#title:', '#function:', '#mainFunction:']
