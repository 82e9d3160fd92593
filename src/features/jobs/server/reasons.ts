import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'
import { locationById, locationName } from '#config/places/places.ts'
import { nameOf } from '#config/taxonomy/taxonomy.ts'
import type { Db } from '#platform/db/database.ts'
import type { JobSearchHits } from '#platform/search/job-search.ts'
import type { Person } from '#platform/search/person.ts'
import { type WishReason, wishesOf } from '#platform/search/wishes-of-person.ts'
import type { JobReason } from '../contract/job-reason.ts'
import { skillsOfJobs } from './queries/skills-of-jobs.ts'

/** Why each hit is recommended: said only of wishes that the index found to be met when it ranked the hit. */
export async function reasonsFor(
  db: Db,
  { hits, met }: { hits: readonly { id: number }[]; met: JobSearchHits['met'] },
  person: Person,
  language: string,
): Promise<JobReason[]> {
  const wishes = wishesOf(person)
  const skills = await skillsOfJobs(
    db,
    hits.map(({ id }) => id),
  )
  return hits.map(({ id }, index) => {
    const reasons = wishes.flatMap((list, at) => list[met[index]?.[at] ?? -1]?.reason ?? [])
    const work = reasons.find((reason) => reason.kind !== 'place')
    const place = reasons.find((reason) => reason.kind === 'place')
    return {
      job_id: id,
      work: work === undefined ? null : nameOfWork(work, language),
      is_related: work?.kind === 'related',
      place: place === undefined ? null : nameOfPlace(place, language),
      skills: person.skillIds.filter((skill) => skills.get(id)?.includes(skill)).length,
    }
  })
}

function nameOfWork({ work }: Exclude<WishReason, { kind: 'place' }>, language: string): string | null {
  return 'words' in work ? work.words : (nameOf('title', work.titleId, language) ?? null)
}

function nameOfPlace(
  { locationId }: Extract<WishReason, { kind: 'place' }>,
  language: string,
): string | null {
  const place = locationById(locationId)
  return place === undefined ? null : locationName(place, isLanguage(language) ? language : DEFAULT_LANGUAGE)
}
