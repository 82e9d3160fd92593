import { type AccountDependencies, ownAccount } from '#features/accounts/server/door.ts'
import { accountOf, isGuarded } from '#features/sessions/server/door.ts'
import { PROVIDERS } from '#features/sign-in/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { isAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { AccountSetting } from '../contract/settings.ts'
import { accountAbilities } from './account-abilities.ts'
import { needsProofForPassword } from './policy.ts'
import { findSettings } from './queries/settings.ts'

export type { AccountDependencies } from '#features/accounts/server/door.ts'

export async function getAccountSetting(
  { db, clock }: Pick<AccountDependencies, 'db' | 'clock'>,
  viewer: Viewer,
): Promise<AccountSetting> {
  const id = accountOf(viewer)
  const [account, settings] = await Promise.all([ownAccount({ db }, id), findSettings(db, id, clock.now())])
  if (settings === null) throw new ApiError(40003)
  const verdicts = await accountAbilities({ db }, account)
  const hasPassword = account.password_hash !== null
  const { first_name, last_name, email, phone, country, language, passkeys, delete_after } = account
  return {
    ...{ id, first_name, last_name, email, country, language, passkeys },
    is_email_verify: account.email_verified_at !== null,
    phone_num: phone,
    is_mobile_verified: account.phone_verified_at !== null,
    is_subscribe: settings.is_subscribed,
    has_password: hasPassword,
    password_needs_proof: needsProofForPassword({ hasPassword, isGuarded: isGuarded(account) }),
    password_set_at: settings.password_set_at?.toISOString() ?? null,
    has_second_factor: account.has_app || account.asks_email_code,
    providers: PROVIDERS.filter((provider) => settings.providers.includes(provider)),
    devices: settings.devices,
    may: {
      remove_email: isAllowed(verdicts.remove_email),
      remove_phone: isAllowed(verdicts.remove_phone),
      delete: isAllowed(verdicts.delete),
    },
    delete_after: delete_after?.toISOString() ?? null,
    created_at: account.created_at.toISOString(),
  }
}
