import type { PageServices } from '#app/common/services.ts'
import { isLanguage } from '#config/languages.ts'
import type { AccountLine } from '#features/account-settings/web/account-line.ts'
import { listHiddenJobs } from '#features/jobs/contract/hidden-jobs.ts'
import { textsFor } from '#i18n/text.ts'
import type { texts } from '../locales/en.ts'

/** The jobs that a seeker has hidden, on the account page; null for others. */
export async function accountLine({
  dispatch,
  viewer,
  catalogue,
}: PageServices): Promise<AccountLine | null> {
  const found = await dispatch(listHiddenJobs, {}, viewer).catch(() => null)
  if (found === null) return null
  const t = textsFor<typeof texts>(isLanguage(viewer.language) ? viewer.language : 'en', catalogue)
  return {
    title: t('fit.hidden_title'),
    name: t('fit.hidden_title'),
    value: t('fit.hidden_count', { count: found.jobs.length }),
    isTroubled: false,
    path: 'hidden-jobs',
    action: 'manage',
  }
}
