import { useLanguage } from '#i18n/language-provider.tsx'
import { recentSearches } from './search-history.ts'
import type { Group } from './suggestion-groups.ts'
import { useText } from './texts.ts'

/** The suggestions of an empty field: the latest searches of this device. */
export function useRecentGroup(): Group[] {
  const t = useText()
  const lang = useLanguage()
  const searches = recentSearches.use()
  if (searches.length === 0) return []
  const options = searches.map(({ name, to }) => ({
    key: to,
    text: name,
    to: `/${lang}${to}`,
    details: [],
  }))
  const manage = { key: 'recently', text: t('recent.manage'), to: `/${lang}/recently`, details: [] }
  return [{ name: 'recent', title: t('recent.title'), options: [...options, manage] }]
}
