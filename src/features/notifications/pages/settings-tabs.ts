import type { SettingsTab, TabsOf } from '#app/common/settings/settings-tab.ts'
import { textsFor } from '#i18n/text.ts'
import type { texts } from '../locales/en.ts'

export function settingsTabs({ language, catalogue }: TabsOf): SettingsTab[] {
  const t = textsFor<typeof texts>(language, catalogue)
  return [{ title: t('notif.title'), path: 'account/notifications', place: 20 }]
}
