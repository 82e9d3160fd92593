import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#config/languages.ts'
import { skillName } from '#config/skills/skills.ts'
import { nameOf } from '#config/taxonomy/taxonomy.ts'
import { analyse } from '#job-index/text/analyse.ts'
import type { Concept, HitReasons, JobHits, PartReason } from '#job-index/types.ts'
import type { JobCard } from '../../jobs/server/door.ts'
import type { JobSearchResponse } from '../contract.ts'

type Why = JobSearchResponse['why'][number]

/** The reasons why each shown job matched, under the names of the API; `now` in epoch seconds. */
export function whyMatched(
  { hits, reasons }: Pick<JobHits, 'hits' | 'reasons'>,
  jobs: readonly JobCard[],
  viewerLanguage: string,
  now: number,
): Why[] {
  if (reasons.length === 0) return []
  const language = isLanguage(viewerLanguage) ? viewerLanguage : DEFAULT_LANGUAGE
  const byId = new Map(hits.map(({ id }, place) => [id, reasons[place]]))
  return jobs.flatMap((job) => {
    const found = byId.get(job.id)
    if (found === undefined) return []
    const matches = found.parts.map((part) => matchOf(part, job, language))
    const similar_to = found.nearestTitle === null ? null : namedTitle(found.nearestTitle, language)
    return [{ job_id: job.id, matches, similar_to, preferences: preferencesOf(found, job, now) }]
  })
}

function matchOf(
  { typed, words, concept }: PartReason,
  job: JobCard,
  language: Language,
): Why['matches'][number] {
  const name = concept && conceptName(concept.kind, concept.id, language)
  return {
    typed,
    found_in: words === 'name' ? nameWith(typed, job) : words,
    concept:
      concept === null || name === null || name === undefined
        ? null
        : { id: concept.id, name, kind: KINDS[concept.kind], found_in: foundIn(concept) },
  }
}

function namedTitle(id: number, language: Language): Why['similar_to'] {
  const name = nameOf('title', id, language)
  return name === undefined ? null : { id, name }
}

function foundIn({ kind, inTitle }: NonNullable<PartReason['concept']>): 'title' | 'skills' | 'role' {
  if (inTitle) return 'title'
  return kind === 'skill' ? 'skills' : 'role'
}

/** The index has the words of the company's and of the place's name in one field. */
function nameWith(typed: string, { company }: JobCard): 'company' | 'place' {
  const known = new Set(analyse(company.name, '').flatMap(({ word, term }) => [word, term]))
  return analyse(typed, '').some(({ word, term }) => known.has(word) || known.has(term)) ? 'company' : 'place'
}

const KINDS = {
  title: 'title',
  function: 'function',
  mainFunction: 'main_function',
  skill: 'skill',
} as const satisfies Record<Concept['kind'], string>

export const conceptName = (kind: Concept['kind'], id: number, language: Language): string | undefined =>
  kind === 'skill' ? skillName(id, language) : nameOf(kind, id, language)

const NEW_FOR = 7 * 86_400

function preferencesOf({ inOwnLanguage }: HitReasons, job: JobCard, now: number): Why['preferences'] {
  return [
    ...(inOwnLanguage ? (['language'] as const) : []),
    ...(now - job.posted_at <= NEW_FOR ? (['new'] as const) : []),
  ]
}
