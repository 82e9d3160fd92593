import { PASSWORD_MAX, PASSWORD_MIN } from '#config/limits.ts'
import { passwordTrouble } from '#platform/passwords/password-trouble.ts'
import { ApiError } from '#shared/api-error.ts'

export { setPassword } from './queries/passwords.ts'

/**
 * Throws 41010 (short), 41099 (long) or 41011 (too easy to guess) beside `field`.
 *
 * @param personal data that other people know about the person: names, email address
 */
export function refusePoorPassword(
  password: string,
  { personal, field }: { personal: readonly string[]; field: 'password' | 'new_password' },
): void {
  const trouble = passwordTrouble(password, personal)
  if (trouble === 'too-short') throw new ApiError(41010, { field, params: { min: PASSWORD_MIN } })
  if (trouble === 'too-long') throw new ApiError(41099, { field, params: { max: PASSWORD_MAX } })
  if (trouble === 'too-common') throw new ApiError(41011, { field })
}
