import type { z } from 'zod'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Changed } from '../../contract/entry-calls.ts'
import type { moveEntry as contract, ListedSection } from '../../contract/profile.ts'
import { type ChangeDependencies, changeProfile } from '../change-profile.ts'
import { moveEntryTo, type SectionTable } from '../queries/entries.ts'

/** Throws 40004 for an entry that is not there. */
export const moveEntry = (
  deps: ChangeDependencies,
  { id, section, position }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<Changed> =>
  changeProfile(deps, viewer, async (transaction, accountId) => {
    if (!(await moveEntryTo(transaction, TABLES[section], { id, accountId, position })))
      throw new ApiError(40004)
    return id
  })

const TABLES: Readonly<Record<ListedSection, SectionTable>> = {
  work_experiences: 'work_experiences',
  educations: 'educations',
  skills: 'seeker_skills',
  languages: 'seeker_languages',
  links: 'profile_links',
  licenses: 'licenses',
}
