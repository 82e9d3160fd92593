import { locationById } from '#config/places/places.ts'
import type { FoundAccount } from '#features/accounts/server/door.ts'
import { privateFileAddress } from '#shared/file-address.ts'
import type { UserSummary } from '../contract/session.ts'

/** The account as its owner's pages show it (docs/decisions/0062). */
export function userSummary(account: FoundAccount, isNew: boolean): UserSummary {
  const place = account.location_id === null ? undefined : locationById(account.location_id)
  return {
    active_key: account.active_key,
    id: account.id,
    first_name: account.first_name,
    last_name: account.last_name,
    email: account.email,
    phone_num: account.phone,
    is_mobile_verified: account.phone_verified_at !== null,
    avatar: account.avatar_id === null ? null : privateFileAddress(account.avatar_id),
    additional_info: {
      headline: account.headline,
      needs_updating: missingAnswers(account),
      profile_updated_at: account.profile_updated_at?.toISOString() ?? null,
    },
    is_email_verify: account.email_verified_at !== null,
    notice_period_id: account.notice_period_id,
    is_profile_completed: account.is_profile_completed,
    longitude: place?.lon ?? null,
    latitude: place?.lat ?? null,
    is_new_account: isNew,
    register_flow: account.register_flow ?? 0,
    register_flow_v2: answeredSteps(account),
    chat_flow: 0,
  }
}

/** The same as `needs_updating` of the profile (`profiles/server/completion.ts`). */
function missingAnswers(account: FoundAccount): string[] {
  if (!account.is_profile_completed) return []
  return [account.first_name === '' ? 'first_name' : [], account.has_wish ? [] : 'job_preferences'].flat()
}

/** The wizard's steps whose answers are there now; `register_flow` counts those that were finished. */
const answeredSteps = ({
  first_name,
  country,
  has_wish,
  has_work_answer,
  has_education,
}: FoundAccount): number =>
  [has_wish, first_name !== '' && country !== null, has_work_answer, has_education].filter(Boolean).length
