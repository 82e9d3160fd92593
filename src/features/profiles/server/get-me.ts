import { isPayHistoryAsked } from '#config/pay-history.ts'
import type { CompanyDirectory } from '#features/companies/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import { privateFileAddress } from '#shared/file-address.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Profile } from '../contract/profile.ts'
import { activityOf } from './activity.ts'
import { completionOf, needsUpdating } from './completion.ts'
import { placeNamed } from './named.ts'
import { whyUnfound } from './policy.ts'
import { presentPreferences } from './preferences/get-preference.ts'
import { listPreferences } from './queries/preferences.ts'
import { findProfile } from './queries/profile.ts'
import { NOT_LOOKING } from './queries/profile-views.ts'
import { readSections } from './sections/present-sections.ts'
import { yearsOfWork } from './years-of-work.ts'

export interface ProfileDependencies {
  db: Db
  clock: Clock
  directory: CompanyDirectory
}

/** The owner's whole profile. Throws 40005 for an account that is no seeker's. */
export const getMe = (deps: ProfileDependencies, viewer: Viewer): Promise<Profile> =>
  profileOf(deps, accountOf(viewer), viewer)

/** The whole profile of a seeker in the viewer's language: only for its owner, and for the policy. */
export async function profileOf(
  deps: ProfileDependencies,
  accountId: string,
  viewer: Viewer,
): Promise<Profile> {
  const { db, clock } = deps
  const [found, sections, preferences] = await Promise.all([
    findProfile(db, accountId),
    readSections(deps, accountId, viewer.language),
    listPreferences(db, accountId),
  ])
  if (found === null) throw new ApiError(40005)
  const { small_file_id, large_file_id, video_file_id, video_cover_file_id, ...about } = found
  const { location_id, location_words, active_at, ...said } = about
  const profile = {
    ...said,
    avatar: small_file_id && privateFileAddress(small_file_id),
    avatar_large: large_file_id && privateFileAddress(large_file_id),
    video_resume: video_file_id && privateFileAddress(video_file_id),
    video_cover: video_cover_file_id && privateFileAddress(video_cover_file_id),
    current_location: placeNamed(location_id, location_words, viewer.language),
    ...sections,
    work_xp_id: yearsOfWork({ ...said, ...sections }, clock.now()),
    job_preferences: presentPreferences(preferences, viewer.language),
  }
  return {
    ...profile,
    unfound: whyUnfound({
      isCompleted: found.is_profile_completed,
      isHidden: found.is_hidden,
      isNotLooking: found.seeking_status_id === NOT_LOOKING,
    }),
    needs_updating: needsUpdating(profile),
    completion: completionOf(profile),
    activity: activityOf(active_at, clock.now()),
    is_pay_asked: isPayHistoryAsked(found.country ?? viewer.country),
  }
}
