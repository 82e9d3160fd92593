import type { Insertable } from 'kysely'
import { person } from '#features/account-settings/server/settings.test-helper.ts'
import type {
  Educations,
  JobPreferences,
  PreferenceTitles,
  SeekerLanguages,
  SeekerSkills,
  Seekers,
  WorkExperiences,
} from '#platform/db/schema.generated.ts'
import type { TestSite } from '../../../../tests/site/test-site.ts'

type Own<Row> = Partial<Omit<Insertable<Row>, 'account_id' | 'position'>>

export interface ProfileGiven {
  seeker?: Own<Seekers>
  preferences?: (Own<JobPreferences> & { titles?: Own<PreferenceTitles>[] })[]
  work?: Own<WorkExperiences>[]
  educations?: Own<Educations>[]
  /** Ids of skills, or own words. */
  skills?: (number | string)[]
  languages?: Pick<Insertable<SeekerLanguages>, 'language_id' | 'proficiency_id'>[]
}

/** A signed-in seeker with a profile. */
export async function seekerWith(site: TestSite, given: ProfileGiven) {
  const somebody = await person(site)
  const { db } = site.database
  const account_id = somebody.id
  const now = site.clock.now()
  await db
    .insertInto('seekers')
    .values({ account_id, ...given.seeker })
    .execute()
  for (const [position, { titles = [], ...preference }] of (given.preferences ?? []).entries()) {
    const { id } = await db
      .insertInto('job_preferences')
      .values({ account_id, position, created_at: now, updated_at: now, ...preference })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [place, title] of titles.entries()) {
      await db
        .insertInto('preference_titles')
        .values({ account_id, preference_id: id, position: place, ...title })
        .execute()
    }
  }
  for (const [position, work] of (given.work ?? []).entries()) {
    await db
      .insertInto('work_experiences')
      .values({
        account_id,
        position,
        job_title: 'Cook',
        company_name: 'Somewhere',
        started_on: '2020-01-01',
        ...work,
      })
      .execute()
  }
  for (const [position, education] of (given.educations ?? []).entries()) {
    await db
      .insertInto('educations')
      .values({ account_id, position, school_name: 'A school', education_id: 6, ...education })
      .execute()
  }
  const skills = (given.skills ?? []).map(
    (skill, position): Insertable<SeekerSkills> =>
      typeof skill === 'number'
        ? { account_id, position, skill_id: skill, words: `skill ${skill}` }
        : { account_id, position, words: skill },
  )
  if (skills.length > 0) await db.insertInto('seeker_skills').values(skills).execute()
  for (const [position, language] of (given.languages ?? []).entries()) {
    await db
      .insertInto('seeker_languages')
      .values({ account_id, position, ...language })
      .execute()
  }
  return somebody
}
