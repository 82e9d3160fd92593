import { typedEmail } from '#features/sign-in/server/door.ts'
import { errorText } from '#platform/http/error-text.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { AlertSearch } from '../contract/alert.ts'
import { isTimeZone } from './next-morning.ts'

/**
 * Where the mails of an alert go; null: to the address of the account, whatever that is. Throws 41004 if there is none,
 * 41012 for one that is none, beside `email`.
 */
export function addressFor(typed: string, account: { email: string | null } | null): string | null {
  const own = account?.email ?? null
  if (typed.trim() === '' && own !== null) return null
  const email = typedEmail(typed)
  return email.toLowerCase() === own?.toLowerCase() ? null : email
}

/** The zone of the browser if clocks know it. Nobody wakes up in UTC: browsers say it that hide where they are. */
export const zoneFor = (given: string | undefined, otherwise: string): string =>
  given !== undefined && given !== '' && given !== 'UTC' && isTimeZone(given) ? given : otherwise

export function refuseInvertedPay(
  { salary_from = 0, salary_to }: Pick<AlertSearch, 'salary_from' | 'salary_to'>,
  { language }: Viewer,
): void {
  if (salary_to === undefined || salary_from <= salary_to) return
  const code = 41139
  throw new ApiError(code, { fields: { salary_from: [errorText(code, language, {})] } })
}
