import { isLanguage } from '#config/languages.ts'
import { marketOfCountry } from '#config/markets.ts'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import { createReader, typedName } from '#features/sign-in/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { AccountSetting } from '../contract/settings.ts'
import { getAccountSetting } from './get-account-setting.ts'
import { changePerson, type PersonChange } from './queries/settings.ts'

interface SettingsRequest {
  first_name?: string | undefined
  last_name?: string | undefined
  country?: string | undefined
  language?: string | undefined
  is_subscribe?: boolean | undefined
}

/** Throws 41051 beside a name, 40001 beside an unknown country or language, 41259 beside an empty first name. */
export async function updateAccountSetting(
  deps: AccountDependencies,
  request: SettingsRequest,
  viewer: Viewer,
): Promise<AccountSetting> {
  const change = read(request, viewer.language)
  await changePerson(deps.db, accountOf(viewer), change, deps.clock.now())
  return getAccountSetting(deps, viewer)
}

function read(
  { first_name, last_name, country, language, is_subscribe }: SettingsRequest,
  errorLanguage: string,
): PersonChange {
  const change: PersonChange = {}
  const fields = createReader(errorLanguage)
  if (first_name !== undefined) {
    change.first_name = fields.read('', () => requireText(typedName(first_name, 'first_name'), 'first_name'))
  }
  if (last_name !== undefined) change.last_name = fields.read('', () => typedName(last_name, 'last_name'))
  if (country !== undefined) {
    change.country = fields.read('', () => requireText(marketOfCountry(country) ? country : '', 'country'))
  }
  if (language !== undefined) {
    change.language = fields.read('', () => requireText(isLanguage(language) ? language : '', 'language'))
  }
  if (is_subscribe !== undefined) change.is_subscribed = is_subscribe
  fields.finish()
  return change
}

function requireText(text: string, field: string): string {
  if (text === '') throw new ApiError(field === 'first_name' ? 41259 : 40001, { field })
  return text
}
