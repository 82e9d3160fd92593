import { directionOf, type Language } from '#config/languages.ts'
import { BRAND_COLOURS, type SiteSettings } from '#config/site.ts'
import type { texts } from '#i18n/common/en.ts'
import { type Catalogue, textsFor } from '#i18n/text.ts'
import { offlinePagePath } from './offline/names.ts'

/** The web app manifest of a language (https://www.w3.org/TR/appmanifest/). All languages are one app: they share an id. */
export function webManifest(language: Language, { name }: SiteSettings, catalogue: Catalogue): object {
  const t = textsFor<typeof texts>(language, catalogue)
  const shortcut = (text: string, path: string) => ({ name: text, url: path, icons: [ICONS[0]] })
  return {
    id: '/',
    name,
    short_name: name,
    description: t('brand.tagline'),
    lang: language,
    dir: directionOf(language),
    start_url: `/${language}`,
    scope: '/',
    display: 'standalone',
    theme_color: BRAND_COLOURS.bar,
    background_color: BRAND_COLOURS.paper,
    categories: ['business'],
    icons: ICONS,
    shortcuts: [
      shortcut(t('action.search_jobs'), `/${language}/onsite-job`),
      shortcut(t('nav.remote'), `/${language}/remote-jobs`),
      shortcut(t('offline.title'), offlinePagePath(language)),
    ],
  }
}

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const ICONS = [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')]
