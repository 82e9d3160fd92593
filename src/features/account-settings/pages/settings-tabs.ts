import type { SettingsTab, TabsOf } from '#app/common/settings/settings-tab.ts'
import type { texts as common } from '#i18n/common/en.ts'
import { textsFor } from '#i18n/text.ts'
import type { texts } from '../locales/en.ts'

export function settingsTabs({ site, language, catalogue }: TabsOf): SettingsTab[] {
  if (site !== 'seeker') return []
  const t = textsFor<typeof texts & typeof common>(language, catalogue)
  return [
    { title: t('nav.account'), path: 'account', place: 10 },
    { title: t('set.security'), path: 'account/security', place: 60 },
    { title: t('set.devices'), path: 'account/devices', place: 70 },
    { title: t('set.data_title'), path: 'account/data', pages: ['account/delete'], place: 80 },
  ]
}
