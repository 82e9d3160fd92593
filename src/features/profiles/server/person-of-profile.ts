import { CONFIG_LISTS } from '#config/lists/lists.ts'
import type { CompanyDirectory } from '#features/companies/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { DesiredWork, Person } from '#platform/search/person.ts'
import type { LanguagesRead } from '#shared/languages-read.ts'
import { isPaidKind, perMonth, toMajor } from '#shared/money.ts'
import type { WantedTitle } from '../contract/wanted-titles.ts'
import { companiesHiddenBy } from './hidden-companies.ts'
import { monthOf, monthsWorked } from './months-worked.ts'
import { findProfileForMatching, type ProfileForMatching } from './queries/matching.ts'

type OfProfile = Omit<Person, 'languages' | 'answeringCompanyIds' | 'hiddenJobIds'>

/** What a profile says about the jobs that its owner looks for; nothing for an account that is no seeker's. */
export async function personOfProfile(
  { db, clock, directory }: { db: Db; clock: Clock; directory: CompanyDirectory },
  accountId: string,
): Promise<Partial<OfProfile>> {
  const profile = await findProfileForMatching(db, accountId)
  if (profile === null) return {}
  const { preferences, skills } = profile
  return {
    work: workOf(profile),
    // A place in own words is none that we know.
    locationIds: unique(preferences.flatMap(({ location_id }) => location_id ?? [])),
    arrangements: unique(preferences.flatMap(({ arrangement_id }) => arrangement_id ?? [])),
    jobTypeIds: unique(preferences.flatMap(({ job_type_ids }) => job_type_ids)),
    pay: preferences.map(payOf).find((pay) => pay !== null) ?? null,
    levelId: levelOf(profile, clock.now()),
    skillIds: skills.flatMap(({ skill_id }) => skill_id ?? []),
    speaks: languagesOf(profile),
    hiddenCompanyIds: await hiddenCompanyIds(profile, directory),
  }
}

/** Of the companies that may not see the profile, by the same rule (`policy.ts`): their jobs are not shown either. */
async function hiddenCompanyIds(
  { work }: ProfileForMatching,
  directory: CompanyDirectory,
): Promise<number[]> {
  const hiding = work.filter((entry) => entry.is_hidden_from_company)
  if (hiding.length === 0) return []
  const known = await directory.fresh()
  return unique(hiding.flatMap((entry) => companiesHiddenBy(entry, known).map(({ id }) => id)))
}

/**
 * The titles they want; without any, what they do now says most. Beside a wish it does not count: a cook who looks for an
 * office would be shown kitchens first, and told to look for them.
 */
function workOf({ titles, work }: ProfileForMatching): DesiredWork[] {
  const wanted = titles.flatMap(desiredWork)
  const current = work.find(({ ended_on }) => ended_on === null)
  if (wanted.length > 0 || current === undefined) return wanted
  const { title_id, job_title } = current
  return [title_id === null ? { words: job_title, nearTitleIds: [] } : { titleId: title_id }]
}

function desiredWork({ title_id, words, near_title_ids }: WantedTitle): DesiredWork[] {
  if (title_id !== null) return [{ titleId: title_id }]
  return words === null ? [] : [{ words, nearTitleIds: near_title_ids }]
}

function payOf({
  salary_type_id,
  salary_currency,
  salary_min_minor,
}: ProfileForMatching['preferences'][number]): Person['pay'] {
  const kind = CONFIG_LISTS.salary_types.find(({ id }) => id === salary_type_id)?.key ?? null
  if (salary_currency === null || salary_min_minor === null || !isPaidKind(kind)) return null
  return { from: perMonth(toMajor(salary_min_minor, salary_currency), kind), currency: salary_currency }
}

/** As they say it themselves; otherwise as their jobs say it. */
export function levelOf(
  profile: Pick<ProfileForMatching, 'xp_lvl_id' | 'has_never_worked' | 'started_working_on' | 'work'>,
  now: Date,
): number | null {
  const { xp_lvl_id, has_never_worked, started_working_on, work } = profile
  if (xp_lvl_id !== null) return xp_lvl_id
  if (has_never_worked) return CONFIG_LISTS.xp_lvls[0]?.id ?? null
  if (work.length === 0 && started_working_on === null) return null
  const months =
    work.length > 0
      ? monthsWorked(work, now)
      : monthOf(now.toISOString()) - monthOf(started_working_on ?? now.toISOString())
  const reached = CONFIG_LISTS.xp_lvls.slice(1).filter(({ min_years }) => Number(min_years) * 12 <= months)
  return reached.at(-1)?.id ?? null
}

/** Of the list of proficiencies: 1 is too little to read a posting, 2 is enough for everyday life. */
function languagesOf({ languages }: ProfileForMatching): LanguagesRead {
  const spoken = (isThis: (proficiency: number) => boolean) =>
    languages
      .filter(({ proficiency_id }) => isThis(proficiency_id))
      .flatMap(
        ({ language_id }) => CONFIG_LISTS.language_lists.find(({ id }) => id === language_id)?.key ?? [],
      )
  return { well: spoken((proficiency) => proficiency >= 3), also: spoken((proficiency) => proficiency === 2) }
}

const unique = (ids: readonly number[]): number[] => [...new Set(ids)]
