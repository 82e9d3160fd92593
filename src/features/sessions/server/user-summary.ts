import type { FoundAccount } from '#features/accounts/server/door.ts'
import { privateFileAddress } from '#shared/file-address.ts'
import type { UserSummary } from '../contract/session.ts'

/** The account as its owner's pages show it. */
export function userSummary(account: FoundAccount, isNew: boolean): UserSummary {
  return {
    active_key: account.active_key,
    id: account.id,
    first_name: account.first_name,
    last_name: account.last_name,
    email: account.email,
    phone_num: account.phone,
    is_mobile_verified: account.phone_verified_at !== null,
    avatar: account.avatar_id === null ? null : privateFileAddress(account.avatar_id),
    additional_info: {},
    is_email_verify: account.email_verified_at !== null,
    notice_period_id: null,
    is_profile_completed: account.is_profile_completed,
    longitude: null,
    latitude: null,
    is_new_account: isNew,
    register_flow: account.register_flow ?? 0,
    register_flow_v2: account.register_flow ?? 0,
    chat_flow: 0,
  }
}
