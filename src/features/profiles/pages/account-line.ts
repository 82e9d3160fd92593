import type { PageServices } from '#app/common/services.ts'
import { isLanguage } from '#config/languages.ts'
import type { AccountLine } from '#features/account-settings/web/account-line.ts'
import { textsFor } from '#i18n/text.ts'
import { getAvatar } from '../contract/avatar.ts'
import type { texts } from '../locales/en.ts'

/** The person's photo on the account page; null while it cannot be read. */
export async function accountLine({
  dispatch,
  viewer,
  catalogue,
}: PageServices): Promise<AccountLine | null> {
  const found = await dispatch(getAvatar, {}, viewer).catch(() => null)
  if (found === null) return null
  const t = textsFor<typeof texts>(isLanguage(viewer.language) ? viewer.language : 'en', catalogue)
  return {
    title: t('photo.title'),
    name: t('photo.row'),
    value: t(found.avatar === null ? 'photo.row_none' : 'photo.row_set'),
    isTroubled: false,
    path: 'account/photo',
    action: 'manage',
  }
}
