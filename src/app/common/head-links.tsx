import latinFace from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { factsOf } from '#config/languages.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import favicon from './favicon.svg?url&no-inline'

/** The typeface and the icon of every page. */
export function HeadLinks() {
  const language = useLanguage()
  return (
    <>
      <link rel="icon" type="image/svg+xml" href={favicon} />
      {factsOf(language).hasOwnFace || (
        <link rel="preload" as="font" type="font/woff2" href={latinFace} crossOrigin="anonymous" />
      )}
    </>
  )
}
