import { isPayHistoryAsked } from '#config/pay-history.ts'
import { companiesNamed } from '#features/companies/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import { createRefusals } from '#platform/http/refusals.ts'
import type { JobSearch } from '#platform/search/job-search.ts'
import { foldText } from '#shared/fold-text.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { CompanyDirectory } from '../../../companies/server/door.ts'
import type { Changed } from '../../contract/entry-calls.ts'
import type { ChangeDependencies } from '../change-profile.ts'
import type { Columns } from '../queries/entries.ts'
import { findProfile } from '../queries/profile.ts'
import { createEntry, updateEntry } from './entries.ts'
import { type WorkExperienceFields, workExperiences } from './work-experiences.ts'

export interface WorkDependencies extends ChangeDependencies {
  jobSearch: JobSearch
  directory: CompanyDirectory
  warn: (message: string, error: unknown) => void
}

type Changes = { [Name in keyof WorkExperienceFields]?: WorkExperienceFields[Name] | undefined }

export async function createWorkExperience(
  deps: WorkDependencies,
  fields: WorkExperienceFields,
  viewer: Viewer,
): Promise<Changed> {
  await refusePayHistory(deps, fields, viewer)
  const known = await knownNames(deps, fields, viewer)
  return createEntry(deps, workExperiences, fields, viewer, async () => known)
}

export async function updateWorkExperience(
  deps: WorkDependencies,
  { id, ...changes }: Changes & { id: string },
  viewer: Viewer,
): Promise<Changed> {
  await refusePayHistory(deps, changes, viewer)
  const known = await knownNames(deps, changes, viewer)
  return updateEntry(deps, workExperiences, { id, changes }, viewer, async () => known)
}

/** Where the law forbids the question, no program may send an answer either. */
async function refusePayHistory(
  { db }: WorkDependencies,
  { monthly_salary: salary }: Changes,
  viewer: Viewer,
): Promise<void> {
  if (salary == null) return
  const found = await findProfile(db, accountOf(viewer))
  if (isPayHistoryAsked(found?.country ?? viewer.country)) return
  const refusals = createRefusals(viewer.language)
  refusals.say('monthly_salary', 'pay-history-not-stored')
  refusals.finish()
}

/** The title of the function tree and the company of the directory that have the written names, or null. */
export async function knownNames(
  deps: WorkDependencies,
  { job_title: title, company_name: company }: Changes,
  viewer: Viewer,
): Promise<Columns> {
  return {
    ...(title !== undefined && { title_id: await titleNamed(deps, title, viewer.language) }),
    ...(company !== undefined && {
      company_id: companiesNamed(await deps.directory.fresh(), company)[0]?.id ?? null,
    }),
  }
}

/** A profile can be saved while the search is away. */
async function titleNamed(
  { jobSearch, warn }: WorkDependencies,
  title: string,
  language: string,
): Promise<number | null> {
  const found = await jobSearch.suggestTitles(title, language, SUGGESTIONS_READ).catch((error: unknown) => {
    warn('A job title of a profile was not looked up', error)
    return []
  })
  return found.find(({ label }) => foldText(label) === foldText(title))?.id ?? null
}

/** Enough to include a title whose name is also the beginning of others. */
const SUGGESTIONS_READ = 20
