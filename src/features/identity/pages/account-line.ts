import type { PageServices } from '#app/common/services.ts'
import { isLanguage } from '#config/languages.ts'
import type { AccountLine } from '#features/account-settings/web/account-line.ts'
import { formatsFor } from '#i18n/formats.ts'
import { textsFor } from '#i18n/text.ts'
import { getIdentity } from '../contract.ts'
import type { texts } from '../locales/en.ts'

/**
 * The confirmed identity on the account page. Null where this site offers no confirmation and nothing is stored; and
 * while it cannot be read: the other settings are shown all the same.
 */
export async function accountLine({
  dispatch,
  viewer,
  catalogue,
}: PageServices): Promise<AccountLine | null> {
  const found = await dispatch(getIdentity, {}, viewer).catch(() => null)
  if (found === null) return null
  const { state, offer, identity } = found
  if (identity === null && offer === 'unconfigured') return null
  const language = isLanguage(viewer.language) ? viewer.language : 'en'
  const t = textsFor<typeof texts>(language, catalogue)
  const shown = identity === null && offer === 'elsewhere' ? offer : state
  return {
    title: t('identity.row'),
    name: 'Singpass',
    value:
      shown === 'verified'
        ? t('identity.row_verified', {
            number: identity?.number ?? '',
            date: formatsFor(language, viewer.country).date(identity?.verified_at ?? ''),
          })
        : t(`identity.row_${shown}`),
    isTroubled: shown === 'mismatch',
    path: 'verify-identity',
    action: shown === 'verified' || shown === 'mismatch' ? 'manage' : 'confirm',
  }
}
