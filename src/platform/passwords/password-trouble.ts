import { PASSWORD_MAX, PASSWORD_MIN } from '#config/limits.ts'
import { DEFAULT_SITE } from '#config/site.ts'
import { passwordStrength, rankWords } from '#shared/password-strength.ts'
import { COMMON_WORDS } from './common-words.ts'

const RANKS = rankWords(COMMON_WORDS)

/**
 * Why this password is not allowed (docs/decisions/0016); null: it is allowed.
 * @param personal what others know of the person: names, email address
 */
export function passwordTrouble(
  password: string,
  personal: readonly string[],
): 'too-short' | 'too-long' | 'too-common' | null {
  const length = Array.from(password.normalize('NFKC')).length
  if (length < PASSWORD_MIN) return 'too-short'
  if (length > PASSWORD_MAX) return 'too-long'
  const { level } = passwordStrength(password, [...personal, DEFAULT_SITE.name], RANKS)
  return level === 0 ? 'too-common' : null
}
