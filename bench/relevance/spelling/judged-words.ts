import { readFileSync } from 'node:fs'
import type { ConceptDictionary } from '#job-index/concept-dictionary.ts'
import type { KnownTerms } from '#job-index/query/known-terms.ts'
import { planQuery, type QueryPlan } from '#job-index/query/plan.ts'

/** A line of `words.tsv`. `meant` is empty if the typed words are right. */
export interface JudgedWords {
  lang: string
  kind: string
  typed: string
  meant: string
}

/** Every third line of a language was kept apart while the corrections were tuned. */
export function readJudgedWords(heldOut: boolean): JudgedWords[] {
  const lines = readFileSync(new URL('words.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  const words = lines.map((line): JudgedWords => {
    const [lang = '', kind = '', typed = '', meant = ''] = line.split('\t')
    return { lang, kind, typed, meant }
  })
  return [...Map.groupBy(words, ({ lang }) => lang).values()].flatMap((ofLanguage) =>
    ofLanguage.filter((_, at) => (at % 3 === 2) === heldOut),
  )
}

export type Verdict = 'right' | 'wrong' | 'left'

/** Whether the typed words are read as the meant ones, as others, or as typed. */
export function judge(
  { lang, typed, meant }: JudgedWords,
  concepts: ConceptDictionary,
  known: KnownTerms,
): { verdict: Verdict; plan: QueryPlan } {
  const read = (text: string) => planQuery({ text, language: lang }, concepts, known)
  const plan = read(typed)
  const changed = plan.corrections.length > 0
  if (meant === '') return { verdict: changed ? 'wrong' : 'right', plan }
  if (isSame(plan, read(meant))) return { verdict: 'right', plan }
  return { verdict: changed ? 'wrong' : 'left', plan }
}

/** The same jobs and skills, or where none is named the same words. */
function isSame(one: QueryPlan, other: QueryPlan): boolean {
  const concepts = ({ units }: QueryPlan) => units.flatMap((unit) => [...unit.concepts].sort())
  const words = ({ units }: QueryPlan) => units.map((unit) => unit.words.map(([word]) => word))
  const named = concepts(other)
  if (named.length === 0) return JSON.stringify(words(one)) === JSON.stringify(words(other))
  const found = concepts(one)
  return named.length === found.length && named.every((concept) => found.includes(concept))
}
