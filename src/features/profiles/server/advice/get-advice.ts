import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#config/languages.ts'
import { MOST_SKILLS } from '#config/limits.ts'
import { CONFIG_LISTS } from '#config/lists/lists.ts'
import { skillName } from '#config/skills/skills.ts'
import { requirementsOf } from '#features/jobs/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import type { JobSearch } from '#platform/search/job-search.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { getAdvice as contract } from '../../contract/advice.ts'
import { findProfileForMatching, type ProfileForMatching } from '../queries/matching.ts'
import { countMarket, type Market } from './count-market.ts'

type Advice = ResponseOf<typeof contract>
type Next = NonNullable<Advice['next']>

const MOST_SHOWN = 6
/** What fewer jobs ask for is no reason to ask for it. */
const LEAST_PERCENT = 20

export interface AdviceDependencies {
  db: Db
  jobSearch: Pick<JobSearch, 'search'>
}

/** What jobs like the wanted ones ask for, counted now, and which of it the profile should say next. */
export async function getAdvice(
  { db, jobSearch }: AdviceDependencies,
  _request: object,
  viewer: Viewer,
): Promise<Advice> {
  const profile = await findProfileForMatching(db, accountOf(viewer))
  if (profile === null) throw new ApiError(40005)
  const language = isLanguage(viewer.language) ? viewer.language : DEFAULT_LANGUAGE
  const may = { add_skill: profile.skills.length < MOST_SKILLS }
  const market = await countMarket(jobSearch, profile, language)
  if (market === null) return { market: null, next: null, may }
  const { work, place, found } = market
  const skills = skillsAsked(market, profile, language)
  const missing = skills.find(({ has, percent }) => !has && percent >= LEAST_PERCENT)
  const next =
    (await languageAsked(db, market, profile, language)) ??
    (missing !== undefined && may.add_skill
      ? { kind: 'skill' as const, name: missing.name, percent: missing.percent }
      : null)
  return { market: { jobs: found.total, work, place, skills: skills.slice(0, MOST_SHOWN) }, next, may }
}

function skillsAsked({ found }: Market, { skills }: ProfileForMatching, language: Language) {
  return (found.facets?.values.get('skillIds') ?? []).flatMap(({ id, count }) => {
    const name = skillName(Number(id), language)
    if (name === undefined) return []
    const has = skills.some(({ skill_id }) => skill_id === Number(id))
    return [{ name, percent: percentOf(count, found.total), has }]
  })
}

/** The language that most of the jobs ask for, or are written in, if the profile does not say how well it is spoken. */
async function languageAsked(
  db: Db,
  { found }: Market,
  { languages }: ProfileForMatching,
  language: Language,
): Promise<Next | null> {
  const sample = await requirementsOf(
    db,
    found.hits.map(({ id }) => id),
  )
  const asked = sharesOf(sample.map(({ working_languages }) => working_languages))
  const written = (found.facets?.values.get('languages') ?? []).map(
    ({ id, count }) => [String(id), percentOf(count, found.total)] as const,
  )
  const candidates = [
    ...asked.map(([tag, percent]) => ({ tag, percent, is_written: false })),
    ...written.map(([tag, percent]) => ({ tag, percent, is_written: true })),
  ]
  for (const { tag, percent, is_written } of candidates) {
    const entry = CONFIG_LISTS.language_lists.find(({ key }) => key === tag)
    if (entry === undefined || percent < LEAST_PERCENT) continue
    if (languages.some(({ language_id }) => language_id === entry.id)) continue
    return {
      kind: 'language',
      language_id: entry.id,
      name: entry.names[language],
      percent,
      is_written,
      proficiencies: CONFIG_LISTS.language_proficiency_lists.map(({ id, names }) => ({
        id,
        value: names[language],
      })),
    }
  }
  return null
}

/** In how many of the jobs each language is asked for, the most frequent first. */
function sharesOf(jobs: readonly (readonly string[])[]): (readonly [tag: string, percent: number])[] {
  const counts = new Map<string, number>()
  for (const tag of jobs.flat()) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([tag, count]) => [tag, percentOf(count, jobs.length)] as const)
    .sort(([, one], [, other]) => other - one)
}

const percentOf = (part: number, whole: number): number => Math.round((part / Math.max(1, whole)) * 100)
