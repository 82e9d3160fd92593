import { isLanguage, type Language } from '#config/languages.ts'
import type { Catalogue } from '#i18n/text.ts'
import type { Site } from '#shared/viewer.ts'
import type { PageServices } from '../services.ts'

/**
 * A tab of the account settings. A room has its tabs in `pages/settings-tabs.ts`, which exports `settingsTabs` and lists
 * those of the site; its pages say `frame: 'settings'` in `room.ts`.
 */
export interface SettingsTab {
  /** In the visitor's language. */
  title: string
  /** The page below the language. The tab is also the current one on the pages below it. */
  path: string
  /** Further pages, below the language, on which it is the current one. */
  pages?: readonly string[]
  /** The tabs stand in this order, by numbers with gaps. */
  place: number
}

export interface TabsOf {
  site: Site
  language: Language
  catalogue: Catalogue
}

interface TabsModule {
  settingsTabs(of: TabsOf): SettingsTab[]
}

/** The tabs of all rooms, by their files. */
const MODULES = Object.values(
  import.meta.glob<TabsModule>('../../../features/*/pages/settings-tabs.ts', { eager: true }),
)

export function settingsTabsOf({ viewer, catalogue }: PageServices): SettingsTab[] {
  const language = isLanguage(viewer.language) ? viewer.language : 'en'
  const of = { site: viewer.site ?? 'seeker', language, catalogue }
  return MODULES.flatMap(({ settingsTabs }) => settingsTabs(of)).toSorted((a, b) => a.place - b.place)
}
