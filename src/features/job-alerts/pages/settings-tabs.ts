import type { SettingsTab, TabsOf } from '#app/common/settings/settings-tab.ts'
import { textsFor } from '#i18n/text.ts'
import type { texts } from '../locales/en.ts'

export function settingsTabs({ site, language, catalogue }: TabsOf): SettingsTab[] {
  if (site !== 'seeker') return []
  const t = textsFor<typeof texts>(language, catalogue)
  return [{ title: t('alerts.title'), path: 'account/job-alerts', place: 30 }]
}
