import { type AccountDependencies, ownAccount } from '#features/accounts/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import { PROVIDERS } from '#features/sign-in/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { AccountSetting } from '../contract/settings.ts'
import { canSignInWithout } from './queries/addresses.ts'
import { findSettings } from './queries/settings.ts'

export type { AccountDependencies } from '#features/accounts/server/door.ts'

export async function getAccountSetting(
  { db, clock }: Pick<AccountDependencies, 'db' | 'clock'>,
  viewer: Viewer,
): Promise<AccountSetting> {
  const id = accountOf(viewer)
  const [account, settings, canRemoveEmail, canRemovePhone] = await Promise.all([
    ownAccount({ db }, id),
    findSettings(db, id, clock.now()),
    canSignInWithout(db, id, 'email'),
    canSignInWithout(db, id, 'phone'),
  ])
  if (settings === null) throw new ApiError(40003)
  const { first_name, last_name, email, phone, country, language, passkeys, delete_after } = account
  return {
    ...{ id, first_name, last_name, email, country, language, passkeys },
    is_email_verify: account.email_verified_at !== null,
    phone_num: phone,
    is_mobile_verified: account.phone_verified_at !== null,
    is_subscribe: settings.is_subscribed,
    has_password: account.password_hash !== null,
    password_set_at: settings.password_set_at?.toISOString() ?? null,
    has_second_factor: account.has_app || account.asks_email_code,
    providers: PROVIDERS.filter((provider) => settings.providers.includes(provider)),
    devices: settings.devices,
    can_remove_email: email !== null && canRemoveEmail,
    can_remove_phone: phone !== null && canRemovePhone,
    delete_after: delete_after?.toISOString() ?? null,
    created_at: account.created_at.toISOString(),
  }
}
